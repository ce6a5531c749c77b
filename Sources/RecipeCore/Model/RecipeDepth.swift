/// The fields of a recipe to decode.
package enum RecipeDepth: Sendable {
  /// The fields used by matching: title, rank signals, publisher, page, image, yield and ingredients.
  case matching
  /// The fields used by verdicts: those of matching, and directions.
  case judging
  /// Every field.
  case all
}
