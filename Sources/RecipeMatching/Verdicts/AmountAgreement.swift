import Ingredients

/// The agreement of two records in the amounts of the foods that both have.
package struct AmountAgreement: Sendable, Hashable {
  /// The number of lines compared, at least one.
  package let count: Int
  /// The number of lines with equal amounts.
  package let agreeing: Int
  /// The number of lines with incomparable amounts: a cup in one, a handful in the other.
  package let unknown: Int
  /// True if a food that a title names differs by more than a factor of two.
  package let isMainFar: Bool
  /// True if any amount differs by more than a factor of two while both yields are known.
  package let isFarAtKnownYield: Bool
  /// The factor by which the second recipe's amounts are larger; 1 unless its yield says so.
  package let scale: Double

  /// Creates an agreement from its parts.
  package init(
    count: Int, agreeing: Int, unknown: Int, isMainFar: Bool, isFarAtKnownYield: Bool,
    scale: Double
  ) {
    self.count = count
    self.agreeing = agreeing
    self.unknown = unknown
    self.isMainFar = isMainFar
    self.isFarAtKnownYield = isFarAtKnownYield
    self.scale = scale
  }

  /// Compares the amounts of lines with the same foods.
  ///
  /// - Returns: `nil` if no amounts can be compared.
  init?(_ left: ComparedRecord, _ right: ComparedRecord, lines: [LinePair]) {
    let compared = ComparedAmounts(left, right, lines: lines)
    guard !compared.amounts.isEmpty || compared.unlike > 0 else { return nil }
    let (amounts, scale) = (compared.amounts, compared.scale.factor)
    let far = amounts.indices.filter { amounts[$0].isFar(at: scale) }.map { compared.lines[$0] }
    self.init(
      count: amounts.count + compared.unlike,
      agreeing: amounts.count { $0.isEqual(at: scale) },
      unknown: compared.unknown, isMainFar: far.contains { left.names($0) || right.names($0) },
      isFarAtKnownYield: compared.scale.isYieldKnown && !far.isEmpty, scale: scale)
  }

  /// The share of lines with equal amounts, from 0 to 1.
  var agreement: Double { Double(agreeing) / Double(count) }
}

extension ComparedRecord {
  /// True if the title names the food of two lines.
  fileprivate func names(_ lines: LinePair) -> Bool {
    title.names(lines.leftFood) || title.names(lines.rightFood)
  }
}
