import Ingredients

/// How far two recipes agree in how much they take of the foods they share.
package struct AmountAgreement: Sendable, Hashable {
  /// How many lines were compared; at least one.
  let count: Int
  /// How many of them have the same amount.
  let agreeing: Int
  /// How many lines have amounts that cannot be compared: a cup here, a handful there.
  let unknown: Int
  /// Whether one of those is of a food that a title names.
  let isMainFar: Bool
  /// Whether any is off by more than twice while both yields are known.
  let isFarAtKnownYield: Bool
  /// The factor by which the right recipe's amounts are larger; 1 unless its yield says so.
  let scale: Double

  /// Makes an agreement of what is known of it.
  init(
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

  /// Compares the amounts of lines that name the same foods.
  ///
  /// - Returns: `nil` when no amount can be compared.
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

  /// From 0 to 1: the share of lines with the same amount.
  var agreement: Double { Double(agreeing) / Double(count) }
}

extension ComparedRecord {
  /// Whether the title names the food of two lines.
  fileprivate func names(_ lines: LinePair) -> Bool {
    title.names(lines.leftFood) || title.names(lines.rightFood)
  }
}
