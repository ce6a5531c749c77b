package import RecipeCore

extension Recipe {
  /// True if a field has a value.
  package func has(_ field: RecipeField) -> Bool {
    switch field {
    case .title: true
    case .publisher: publisher != nil
    case .publisherURL: publisherURL != nil
    case .sourceURL: sourceURL != nil
    case .f2fURL: f2fURL != nil
    case .imageURL: imageURL != nil
    case .socialRank: socialRank != nil
    case .ingredients: !ingredients.isEmpty
    case .ingredientGroups: !ingredientGroups.isEmpty
    case .directions: !directions.isEmpty
    case .description: description != nil
    case .tags: !tags.isEmpty
    case .yield: yield != nil
    case .prepMinutes: prepMinutes != nil
    case .cookMinutes: cookMinutes != nil
    case .totalMinutes: totalMinutes != nil
    case .rating: rating != nil
    case .author: author != nil
    case .language: language != nil
    case .published: published != nil
    case .extras: !extras.isEmpty
    }
  }
}
