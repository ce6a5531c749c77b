import RecipeCore
import RecipeSearch

extension RecipeContent {
  /// The packed recipe, or `nil` if the content is something else.
  var packed: PackedRecipe? {
    if case .deferred(let recipe) = self { recipe as? PackedRecipe } else { nil }
  }

  /// The same content as values.
  var decoded: RecipeContent { .values(values()) }

  /// Writes the content as `Recipe.write` does.
  func write(to writer: inout ByteWriter) {
    if let packed { packed.write(to: &writer) } else { values().recipe.write(to: &writer) }
  }

  /// Returns the outline.
  ///
  /// - Parameter body: Called with the texts; see `RecipeOutline`.
  func outline(_ body: (RecipeField, UnsafeRawBufferPointer) -> Void) -> RecipeOutline {
    (packed ?? RecordPacker.pack(1) { write(to: &$1) }[0]).outline(body)
  }
}
