/// Gives each merged recipe its social rank and puts them in order.
///
/// The rank of a recipe is its best member's: one the source gave beats one mapped from a rating,
/// which beats the configuration's default; then the more trusted source; then the higher value.
/// Unranked recipes follow the ranked ones; ties fall to title, then id.
package struct RecipeRanker: Sendable {
  /// Makes a ranker that knows what the configuration says about each source.
  package init(traits: [String: SourceTraits]) {
  }

  /// Ranks and orders all recipes, highest first.
  package func rank(_ recipes: [MergedRecipe]) -> [RankedRecipe] {
    []
  }

  /// The rank of every member that has one, the deciding one first: the terms that `why` prints.
  package func terms(of recipe: MergedRecipe) -> [SocialRank] {
    []
  }
}
