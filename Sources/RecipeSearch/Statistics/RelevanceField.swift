import RecipeCore
import RecipeMerging

/// A field in which words count for scores, with its weight (BM25F).
package struct RelevanceField: Sendable {
  /// Its index in `all`.
  package let place: Int
  /// The field.
  package let field: QueryField
  /// The name in results.
  let name: String
  /// The weight of an occurrence.
  let weight: Double
  /// The length normalisation, `b` of BM25.
  let lengthPenalty: Double

  /// The title.
  static let title = all[0]

  /// All fields, in the order in which they are summed.
  package static let all = [
    RelevanceField(place: 0, field: .title, name: "title", weight: 6, lengthPenalty: 0.75),
    RelevanceField(place: 1, field: .tags, name: "tags", weight: 2, lengthPenalty: 0.3),
    RelevanceField(
      place: 2, field: .ingredients, name: "ingredients", weight: 1.5, lengthPenalty: 0.75),
    RelevanceField(
      place: 3, field: .directions, name: "directions", weight: 0.3, lengthPenalty: 0.7),
  ]

  /// Returns the index of a field in `all`, or `nil` if words do not count there.
  package static func place(of field: QueryField) -> Int? { places[field.rawValue] }

  private static let places = QueryField.allCases.map { field in
    all.first { $0.field == field }?.place
  }

  /// Returns the length of the field in bytes: words would not measure texts without spaces.
  ///
  /// Of several titles the displayed one counts. Lengths are capped at four billion bytes.
  func length(in recipe: MergedRecipe) -> Int {
    guard field != .title else { return recipe.content.values().recipe.title.utf8.count }
    var length = 0
    field.forEachText(of: recipe) { length += $0.utf8.count }
    return length
  }
}
