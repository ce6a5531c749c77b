import Ingredients

/// Which ingredient lines of two recipes are about the same food.
///
/// Lines whose amounts a verdict compares pair first, then lines that are equal. Of the others the
/// pair that is most alike in its food words is taken first, then the next among those left. Swapping
/// the recipes swaps the sides and nothing else; places in the lists decide only between lines of one
/// food and one amount.
package struct IngredientAlignment: Sendable, Hashable {
  /// A line of each recipe, by their indices.
  package struct Pair: Sendable, Hashable {
    /// The index of the left recipe's line.
    package let left: Int
    /// The index of the right recipe's line.
    package let right: Int
  }

  /// From each side so many lines are compared by their foods; those behind only when they are equal.
  package static let longestList = 300

  /// The lines that belong together, in the order of the left recipe.
  package let pairs: [Pair]
  /// Indices of the left recipe's lines that none of the right belongs to, ascending.
  package let onlyLeft: [Int]
  /// Indices of the right recipe's lines that none of the left belongs to, ascending.
  package let onlyRight: [Int]

  /// Aligns lines that have been looked at.
  ///
  /// - Parameters:
  ///   - joined: The lines that a verdict pairs.
  ///   - scale: The scale at which amounts are compared.
  init(
    _ left: [IngredientLine], _ right: [IngredientLine], joined: [LinePair], at scale: AmountScale
  ) {
    var run = AlignmentRun(left, right, at: scale)
    run.pair(joined)
    run.pairEqualLines()
    run.pairLikeFoods()
    let partners = run.partners
    pairs = partners.left.enumerated().compactMap { index, partner in
      partner.map { Pair(left: index, right: $0) }
    }
    onlyLeft = partners.left.indices.filter { partners.left[$0] == nil }
    onlyRight = partners.right.indices.filter { partners.right[$0] == nil }
  }
}
