package import RecipeCore
package import RecipeMatching

/// Two records that are alike but not the same, for `duplicates`.
package struct DuplicateVariant: Sendable, Hashable {
  /// The record that comes first in the order of references.
  package let first: RecipeRecord
  /// The other record.
  package let second: RecipeRecord
  /// The findings of matching about them.
  package let pair: RecordPair
  /// The indices of their recipes among all recipes.
  let recipes: RecipePair
  /// The number of other variants of the same two recipes that are not shown.
  let hidden: Int

  /// Returns the variant as the representative of others of its two recipes.
  func hiding(_ count: Int) -> DuplicateVariant {
    DuplicateVariant(first: first, second: second, pair: pair, recipes: recipes, hidden: count)
  }
}
