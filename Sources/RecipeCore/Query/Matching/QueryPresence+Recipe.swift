extension QueryPresence {
  /// Whether a recipe has it.
  func isKnown(of ranked: RankedRecipe) -> Bool {
    let recipe = ranked.merged.recipe
    return switch self {
    case .image: recipe.imageURL != nil
    case .ingredients: !recipe.ingredients.isEmpty
    case .directions: !recipe.directions.isEmpty
    case .description: recipe.description != nil
    case .tags: !recipe.tags.isEmpty
    case .servings: recipe.yield != nil
    case .time: recipe.knownMinutes != nil
    case .rank: ranked.socialRank != nil
    case .rating: recipe.rating != nil
    case .author: recipe.author != nil
    case .publisher: recipe.publisher != nil
    case .language: recipe.language != nil
    case .published: recipe.published != nil
    case .address: recipe.sourceURL != nil
    }
  }
}
