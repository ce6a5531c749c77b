import Ingredients

/// Two lines that may have one food; those that pair first come first.
struct AlignmentCandidate: Sendable, Hashable {
  /// The minimum similarity, in thousandths: of "olive oil" and "corn oil" one word of two is
  /// shared, which is too little; of "butter" and "soft butter" one is whole in the other.
  private static let leastLikeness = 450

  /// The index of the left line.
  let left: Int
  /// The index of the right line.
  let right: Int
  private let likeness: Int
  private let hasSameAmount: Bool

  /// Compares the food words of two lines.
  ///
  /// - Returns: `nil` if they have different foods.
  init?(
    _ left: Int, _ right: Int, lines: (IngredientLine, IngredientLine), weights: FoodWeights,
    scale: AmountScale
  ) {
    likeness = weights.likeness(lines.0.words, lines.1.words)
    guard likeness >= Self.leastLikeness else { return nil }
    hasSameAmount = AmountDifference(lines.0.parsed, lines.1.parsed, at: scale).isSame
    self.left = left
    self.right = right
  }
}

extension AlignmentCandidate: Comparable {
  static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  /// The sort key, the same from both sides: two candidates that tie in all but the last are mirror
  /// images, and do not compete for a line.
  private var rank: (Int, Int, Int, Int, Int) {
    (-likeness, hasSameAmount ? 0 : 1, abs(left - right), left + right, left)
  }
}
