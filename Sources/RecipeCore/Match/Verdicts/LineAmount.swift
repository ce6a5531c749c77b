/// How much an ingredient line asks for, in units in which amounts can be compared.
struct LineAmount: Sendable, Hashable {
  /// A measured amount: a number, or all from one number to another.
  struct Measure: Sendable, Hashable {
    /// What is measured; things are counted whatever they are: eggs, cloves, cans.
    let kind: MeasureUnit.Kind
    /// The number in the base unit of the kind, or the lower end of a range; more than 0.
    let lower: Double
    /// The number, or the upper end of a range.
    let upper: Double
    /// How many base units the unit as written is.
    let unitSize: Double

    /// The middle.
    var value: Double { (lower + upper) / 2 }
  }

  /// How far numbers of different units may be apart to be equal: rounding, no more.
  private static let rounding = 1.01

  /// The amount.
  let measure: Measure
  /// The same amount measured otherwise: the "240 ml" of "1 cup (240 ml)".
  let alternative: Measure?

  /// Reads a line; `nil` when it asks for no amount.
  init?(_ line: String) {
    let parsed = ParsedIngredient(line)
    guard let measure = parsed.amount.flatMap({ Measure($0) }) else { return nil }
    self.measure = measure
    alternative = parsed.alternative.flatMap { Measure($0) }
  }

  /// How many times more `other` is than this one; `nil` when they cannot be compared.
  ///
  /// Ranges that overlap are the same amount. Of different kinds of units only equal numbers say
  /// anything: "2 oz" of gin are "2 fluid ounces".
  func ratio(to other: LineAmount) -> Double? {
    for left in [measure, alternative] {
      for right in [other.measure, other.alternative] {
        guard let left, let right, left.kind == right.kind else { continue }
        let overlap = left.lower <= right.upper && right.lower <= left.upper
        return overlap ? 1 : right.value / left.value
      }
    }
    let ratio =
      (measure.value / measure.unitSize) / (other.measure.value / other.measure.unitSize)
    return max(ratio, 1 / ratio) <= Self.rounding ? 1 : nil
  }
}

extension LineAmount.Measure {
  /// Brings an amount to its base unit.
  fileprivate init?(_ amount: IngredientAmount) {
    let factor = amount.unit?.factor
    self.init(
      kind: factor == nil ? .count : amount.unit?.kind ?? .count,
      lower: amount.quantity.lower.value * (factor?.value ?? 1),
      upper: amount.quantity.upper.value * (factor?.value ?? 1), unitSize: factor?.value ?? 1)
    guard lower > 0, upper.isFinite else { return nil }
  }
}
