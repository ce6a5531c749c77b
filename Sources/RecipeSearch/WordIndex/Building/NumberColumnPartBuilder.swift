/// A builder of a part of a column, of at most `UInt16.max` recipes.
struct NumberColumnPartBuilder {
  private var codes: [UInt16] = []
  private var known = ValueCodes()

  /// The part built so far.
  var part: NumberColumnPart { NumberColumnPart(values: known.values, codes: codes) }

  /// Adds the number of the next recipe.
  ///
  /// NaN is in no range, like an unknown number.
  mutating func add(_ value: Double?) {
    guard let value, !value.isNaN else { return codes.append(0) }
    // Adding zero turns -0 into 0.
    codes.append(known.code(of: value + 0))
  }
}
