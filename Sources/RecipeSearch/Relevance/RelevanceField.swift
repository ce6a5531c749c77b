import RecipeCore
import RecipeMerging

/// A field that words count in, and how much (BM25F).
package struct RelevanceField: Sendable {
  /// Its place in `all`.
  let place: Int
  /// The field.
  let field: QueryField
  /// What results call it.
  let name: String
  /// How much an occurrence counts.
  let weight: Double
  /// How much a long field counts against a recipe, `b` of BM25.
  let lengthPenalty: Double

  /// All of them, in the order in which they are summed.
  static let all = [
    RelevanceField(place: 0, field: .title, name: "title", weight: 3, lengthPenalty: 0.5),
    RelevanceField(place: 1, field: .tags, name: "tags", weight: 2, lengthPenalty: 0.3),
    RelevanceField(
      place: 2, field: .ingredients, name: "ingredients", weight: 1.5, lengthPenalty: 0.6),
    RelevanceField(
      place: 3, field: .directions, name: "directions", weight: 0.5, lengthPenalty: 0.7),
  ]

  /// The place of a field in `all`; `nil` when words do not count there.
  static func place(of field: QueryField) -> Int? { places[field.rawValue] }

  private static let places = QueryField.allCases.map { field in
    all.first { $0.field == field }?.place
  }

  /// How long the field of a recipe is, in bytes: words would not tell of texts without spaces.
  ///
  /// Of several titles the one that is shown counts. More than four billion bytes are as many.
  func length(in recipe: MergedRecipe) -> Int {
    guard field != .title else { return recipe.content.values().recipe.title.utf8.count }
    var length = 0
    field.forEachText(of: recipe) { length += $0.utf8.count }
    return length
  }
}
