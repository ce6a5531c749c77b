extension QueryPresence {
  /// Whether a recipe has it.
  func isKnown(of ranked: RankedRecipe) -> Bool {
    // A copy of all values for each of them would take longer than all the rest.
    let content = ranked.merged.content.values()
    return switch self {
    case .image: content.recipe.imageURL != nil
    case .ingredients: !content.recipe.ingredients.isEmpty
    case .directions: !content.recipe.directions.isEmpty
    case .description: content.recipe.description != nil
    case .tags: !content.recipe.tags.isEmpty
    case .servings: content.recipe.yield != nil
    case .time: content.recipe.knownMinutes != nil
    case .rank: ranked.socialRank != nil
    case .rating: content.recipe.rating != nil
    case .author: content.recipe.author != nil
    case .publisher: content.recipe.publisher != nil
    case .language: content.recipe.language != nil
    case .published: content.recipe.published != nil
    case .address: content.recipe.sourceURL != nil
    }
  }
}
