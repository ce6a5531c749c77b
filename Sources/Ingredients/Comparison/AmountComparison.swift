/// The comparison of what two lines ask for of one food, at any scale.
///
/// A line may say its amount in several ways; those that agree best are taken.
package struct AmountComparison: Sendable {
  /// Two measures, by their places in `ParsedIngredient.measures` of each line.
  struct Pair {
    /// The ratio of the two.
    let ratio: AmountRatio
    /// The index of the measure of the left line.
    let left: Int
    /// The index of the measure of the right line.
    let right: Int
  }

  private let first: Pair
  private let others: [Pair]

  /// Compares the amounts of two lines.
  ///
  /// - Returns: `nil` when they have no unit in common: 1 cup and 120 g.
  package init?(_ left: LineAmount, _ right: LineAmount) {
    if left.others.isEmpty, right.others.isEmpty {
      guard let ratio = AmountRatio(left.first, right.first) else { return nil }
      first = Pair(ratio: ratio, left: 0, right: 0)
      others = []
      return
    }
    let pairs = Self.pairs([left.first] + left.others, [right.first] + right.others)
    guard let first = pairs.first else { return nil }
    self.first = first
    others = Array(pairs.dropFirst())
  }

  private static func pairs(
    _ lefts: [LineAmount.Measure], _ rights: [LineAmount.Measure]
  ) -> [Pair] {
    lefts.indices.flatMap { left in
      rights.indices.compactMap { right in
        AmountRatio(lefts[left], rights[right]).map { Pair(ratio: $0, left: left, right: right) }
      }
    }
  }

  /// The factor by which the right line asks for more.
  var ratio: Double { first.ratio.value }

  /// True if both are one amount, but for rounding: 1 lb and 450 g, 2 to 3 and 3.
  ///
  /// - Parameter scale: How many times more the right recipe takes of everything.
  package func isEqual(at scale: Double) -> Bool {
    first.ratio.isEqual(at: scale) || others.contains { $0.ratio.isEqual(at: scale) }
  }

  /// True if both cannot be the amounts of one recipe.
  package func isFar(at scale: Double) -> Bool {
    first.ratio.isFar(at: scale) && others.allSatisfy { $0.ratio.isFar(at: scale) }
  }

  /// Returns the factor between the amounts, at least 1; of several ways to say them, the least.
  package func times(at scale: Double) -> Double {
    others.reduce(first.ratio.deviation(at: scale)) { min($0, $1.ratio.deviation(at: scale)) }
  }

  /// The measures that agree best.
  func best(at scale: Double) -> Pair {
    others.reduce(first) { best, other in
      other.ratio.rank(at: scale) < best.ratio.rank(at: scale) ? other : best
    }
  }
}

extension AmountRatio {
  /// Ratios that agree better come first.
  fileprivate func rank(at scale: Double) -> Int {
    isExact(at: scale) ? 0 : isEqual(at: scale) ? 1 : isFar(at: scale) ? 3 : 2
  }
}
