/// A field of a recipe, or a part of an ingredient, whose place in a document a person can name.
package enum MappedField: String, CaseIterable, Sendable {
  case id, title, ingredients, directions, description, notes, tools, nutrition, tags, yield
  case prepMinutes = "prep_minutes"
  case cookMinutes = "cook_minutes"
  case waitMinutes = "wait_minutes"
  case totalMinutes = "total_minutes"
  case prepSeconds = "prep_seconds"
  case cookSeconds = "cook_seconds"
  case waitSeconds = "wait_seconds"
  case totalSeconds = "total_seconds"
  case author, publisher
  case publisherURL = "publisher_url"
  case sourceURL = "source_url"
  case imageURL = "image_url"
  case socialRank = "social_rank"
  case rating, language, published
  case ingredientAmount = "ingredient_amount"
  case ingredientUnit = "ingredient_unit"
  case ingredientFood = "ingredient_food"
  case ingredientPreparation = "ingredient_preparation"
  case ingredientNote = "ingredient_note"
  case ingredientGroup = "ingredient_group"

  /// True if all values to which a path leads belong to the field, not only the first.
  var isList: Bool {
    switch self {
    case .ingredients, .directions, .notes, .tools, .tags: true
    default: false
    }
  }

  /// The key of the part in an ingredient, or `nil` for a field of the recipe.
  var ingredientKey: String? {
    switch self {
    case .ingredientAmount: "amount"
    case .ingredientUnit: "unit"
    case .ingredientFood: "food"
    case .ingredientPreparation: "preparation"
    case .ingredientNote: "note"
    case .ingredientGroup: "group"
    default: nil
    }
  }
}
