/// Collects one number of recipes, of which there are no more than `UInt16` counts.
struct NumberColumnPartBuilder {
  private var values: [Double] = []
  private var codes: [UInt16] = []
  private var knownCodes: [Double: UInt16] = [:]

  /// What was collected.
  var part: NumberColumnPart { NumberColumnPart(values: values, codes: codes) }

  /// Adds the number of the next recipe.
  mutating func add(_ value: Double?) {
    codes.append(value.map { code(of: $0) } ?? 0)
  }

  /// What is not a number lies in no range, like what is not known.
  private mutating func code(of value: Double) -> UInt16 {
    guard !value.isNaN else { return 0 }
    if let code = knownCodes[value] { return code }
    values.append(value)
    let code = UInt16(clamping: values.count)
    knownCodes[value] = code
    return code
  }
}
