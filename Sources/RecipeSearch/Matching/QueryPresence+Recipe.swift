import RecipeCore
package import RecipeMerging

extension QueryPresence {
  /// True if a recipe has the field.
  func isKnown(of ranked: RankedRecipe) -> Bool {
    isKnown(of: ranked, RecipeOutline(ranked.merged.content.values().recipe))
  }

  /// True if a recipe whose outline is known has the field.
  package func isKnown(of ranked: RankedRecipe, _ outline: RecipeOutline) -> Bool {
    switch self {
    case .image: outline.hasImageURL
    case .ingredients: outline.ingredientCount > 0
    case .directions: outline.directionCount > 0
    case .description: outline.hasDescription
    case .notes: outline.noteCount > 0
    case .tags: outline.tagCount > 0
    case .servings: outline.yield != nil
    case .time: outline.time != nil
    case .rank: ranked.socialRank != nil
    case .rating: outline.rating != nil
    case .author: outline.hasAuthor
    case .publisher: outline.hasPublisher
    case .language: outline.hasLanguage
    case .published: outline.published != nil
    case .address: outline.hasSourceURL
    }
  }
}
