import Ingredients

/// The agreement of two records in their amounts.
package struct AmountAgreement: Sendable, Hashable {
  /// The number of ingredients with an amount that could be equal, at least one: those that both
  /// have, and those that only one has.
  package let count: Int
  /// The number of ingredients with equal amounts.
  package let agreeing: Int
  /// The number of ingredients with incomparable amounts: a cup in one, a handful in the other.
  package let unknown: Int
  /// The factor by which the second recipe's amounts are larger; 1 unless its yield says so.
  package let scale: Double

  /// Creates an agreement from its parts.
  package init(count: Int, agreeing: Int, unknown: Int, scale: Double) {
    self.count = count
    self.agreeing = agreeing
    self.unknown = unknown
    self.scale = scale
  }

  /// Counts the amounts of two records.
  ///
  /// - Returns: `nil` if no amounts can be compared.
  init?(_ left: ComparedRecord, _ right: ComparedRecord, _ amounts: ComparedAmounts) {
    var (compared, agreeing, unknown) = (0, 0, 0)
    for line in amounts.lines where left.amounts[line.pair.left] != nil {
      switch line.result {
      case .equal:
        compared += 1
        // As much of another food is not the same.
        if line.pair.relation == .same { agreeing += 1 }
      case .unequal: compared += 1
      case .incomparable: unknown += 1
      case .unstated: break
      }
    }
    guard compared > 0 else { return nil }
    let unpaired =
      amounts.onlyLeft.count { left.amounts[$0] != nil }
      + amounts.onlyRight.count { right.amounts[$0] != nil }
    self.init(
      count: compared + unpaired, agreeing: agreeing, unknown: unknown,
      scale: amounts.scale.factor)
  }
}
