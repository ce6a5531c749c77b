/// Collects one number of recipes, of which there are no more than `UInt16` counts.
struct NumberColumnPartBuilder {
  private var codes: [UInt16] = []
  private var known = ValueCodes()

  /// What was collected.
  var part: NumberColumnPart { NumberColumnPart(values: known.values, codes: codes) }

  /// Adds the number of the next recipe.
  ///
  /// What is not a number lies in no range, like what is not known.
  mutating func add(_ value: Double?) {
    guard let value, !value.isNaN else { return codes.append(0) }
    // A zero may have a sign; it is the same without.
    codes.append(known.code(of: value + 0))
  }
}
