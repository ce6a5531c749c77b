package import RecipeCore
package import RecipeMatching

/// Two records that are alike but not the same, as `duplicates` shows them.
package struct DuplicateVariant: Sendable, Hashable {
  /// The record that comes first in the order of references.
  package let first: RecipeRecord
  /// The other record.
  package let second: RecipeRecord
  /// What was found about them.
  package let pair: RecordPair
  /// The places of the two recipes that the records belong to, among all recipes.
  let recipes: RecipePair
  /// How many more pairs of records of the same two recipes are variants and not shown.
  let hidden: Int

  /// The same pair, standing for others of its two recipes.
  func hiding(_ count: Int) -> DuplicateVariant {
    DuplicateVariant(first: first, second: second, pair: pair, recipes: recipes, hidden: count)
  }
}

/// Two recipes, by their places.
struct RecipePair: Sendable, Hashable {
  /// The place of the first record's recipe.
  let first: Int
  /// The place of the second record's recipe.
  let second: Int
}
