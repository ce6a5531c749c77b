/// The amount of an ingredient line, in numbers that are compared without allocation.
package struct LineAmount: Sendable, Hashable {
  /// A measure of the line: a number, or all from one number to another.
  struct Measure: Sendable, Hashable {
    /// The number in the base unit of the kind, or the lower end of a range; more than 0.
    let lower: Double
    /// The number, or the upper end of a range.
    let upper: Double
    /// The unit as written; `nil` for things counted by themselves.
    let unit: MeasureUnit?
  }

  /// The amount as the line says it first.
  let first: Measure
  /// The same amount measured otherwise: the "240 ml" of "1 cup (240 ml)", the 28 ounces of
  /// "2 (14 oz) cans".
  let others: [Measure]

  /// Reads a line; `nil` when it asks for no amount.
  package init?(_ line: String) {
    self.init(ParsedIngredient(line))
  }

  /// The amount of a line; `nil` when it asks for none.
  package init?(_ line: ParsedIngredient) {
    let measures = line.measures.map(Measure.init)
    guard let first = measures.first else { return nil }
    self.first = first
    others = measures.count > 1 ? Array(measures.dropFirst()) : []
  }

  /// True if things are counted.
  package var isCount: Bool { first.kind == .count }

  /// True if both begin with the same amount in units of one kind.
  package func isSame(as other: LineAmount) -> Bool {
    first.kind == other.first.kind
      && AmountRatio(first, other.first)?.overlaps(at: 1) == true
  }
}

extension LineAmount.Measure {
  /// Brings a measure to its base unit.
  fileprivate init(_ measure: IngredientMeasure) {
    let factor = measure.unit?.factor?.value ?? 1
    self.init(
      lower: measure.quantity.lower.value * factor, upper: measure.quantity.upper.value * factor,
      unit: measure.unit)
  }

  /// The kind of the unit; things are counted whatever they are: eggs, cloves, cans.
  var kind: MeasureUnit.Kind { unit?.kind ?? .count }
}
