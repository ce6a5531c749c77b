/// A builder of a part of a column, of at most `UInt16.max` recipes.
struct NumberColumnPartBuilder {
  private var values: [Double] = []
  private var codes: [UInt16] = []
  private var codesByValue: [Double: UInt16] = [:]

  /// The part built so far: values have codes from 1 on, in the order in which they came.
  var part: NumberColumnPart { NumberColumnPart(values: values, codes: codes) }

  /// Adds the number of the next recipe.
  ///
  /// NaN is in no range, like an unknown number.
  mutating func add(_ value: Double?) {
    guard let value, !value.isNaN else { return codes.append(0) }
    // Adding zero turns -0 into 0.
    codes.append(code(of: value + 0))
  }

  private mutating func code(of value: Double) -> UInt16 {
    if let code = codesByValue[value] { return code }
    values.append(value)
    let code = UInt16(clamping: values.count)
    codesByValue[value] = code
    return code
  }
}
