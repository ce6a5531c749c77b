import Ingredients

/// The alignment of the ingredient lines of two recipes by their foods.
///
/// Lines whose amounts a verdict compares are paired first, then equal lines. Of the others the
/// pair with the most similar food words comes first, then the next of the remaining ones. Swapping
/// the recipes swaps the sides and nothing else; positions in the lists decide only between lines
/// with one food and one amount.
package struct IngredientAlignment: Sendable, Hashable {
  /// A line of each recipe, by their indices.
  package struct Pair: Sendable, Hashable {
    /// The index of the left recipe's line.
    package let left: Int
    /// The index of the right recipe's line.
    package let right: Int
  }

  /// The number of lines of each side that are compared by their foods; others pair only if equal.
  package static let maximumListLength = 300

  /// The paired lines, in the order of the left recipe.
  package let pairs: [Pair]
  /// The indices of the left recipe's lines without a partner, ascending.
  package let onlyLeft: [Int]
  /// The indices of the right recipe's lines without a partner, ascending.
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
