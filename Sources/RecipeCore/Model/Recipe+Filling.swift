extension Recipe {
  /// The fields that have a value, in the order of `RecipeField`.
  package var presentFields: [RecipeField] { RecipeField.allCases.filter(has) }

  /// Takes the values of another version of the recipe for fields that have none, and its unknown
  /// fields with them: alone, they do not make a version fuller.
  ///
  /// - Parameter kept: The fields that stay without a value.
  /// - Returns: The fields that were filled, in the order of `RecipeField`.
  package mutating func fill(
    from other: Recipe, besides kept: Set<RecipeField> = []
  ) -> [RecipeField] {
    let filled = fillKnown(from: other, besides: kept)
    if !filled.isEmpty {
      let names = Set(extras.map(\.name))
      extras += other.extras.filter { !names.contains($0.name) }
    }
    return filled
  }

  /// Takes the values of another version of the recipe for fields that have none; groups come with
  /// what they group, and unknown fields stay as they are.
  ///
  /// - Parameter kept: The fields that stay without a value.
  /// - Returns: The fields that were filled, in the order of `RecipeField`.
  @discardableResult
  package mutating func fillKnown(
    from other: Recipe, besides kept: Set<RecipeField> = []
  ) -> [RecipeField] {
    let filled = RecipeField.allCases.filter { field in
      field.companion != nil && !kept.contains(field) && other.has(field) && !has(field)
    }
    for field in filled {
      take(field, from: other)
      if let companion = field.companion, companion != field { take(companion, from: other) }
    }
    return filled
  }

  private mutating func take(_ field: RecipeField, from other: Recipe) {
    switch field {
    case .title: title = other.title
    case .publisher: publisher = other.publisher
    case .publisherURL: publisherURL = other.publisherURL
    case .sourceURL: sourceURL = other.sourceURL
    case .f2fURL: f2fURL = other.f2fURL
    case .imageURL: imageURL = other.imageURL
    case .socialRank: socialRank = other.socialRank
    case .ingredients: ingredients = other.ingredients
    case .ingredientGroups: ingredientGroups = other.ingredientGroups
    case .directions: directions = other.directions
    case .directionGroups: directionGroups = other.directionGroups
    case .description: description = other.description
    case .tags: tags = other.tags
    case .notes: notes = other.notes
    case .tools: tools = other.tools
    case .nutrition: nutrition = other.nutrition
    case .yield: yield = other.yield
    case .prepMinutes: prepMinutes = other.prepMinutes
    case .cookMinutes: cookMinutes = other.cookMinutes
    case .waitMinutes: waitMinutes = other.waitMinutes
    case .totalMinutes: totalMinutes = other.totalMinutes
    case .rating: rating = other.rating
    case .author: author = other.author
    case .language: language = other.language
    case .published: published = other.published
    case .extras: extras = other.extras
    }
  }
}

extension RecipeField {
  /// The field that is filled with this one, which is often the field itself; `nil` if it is not
  /// filled alone.
  fileprivate var companion: RecipeField? {
    switch self {
    case .ingredients: .ingredientGroups
    case .directions: .directionGroups
    case .ingredientGroups, .directionGroups, .extras: nil
    default: self
    }
  }
}
