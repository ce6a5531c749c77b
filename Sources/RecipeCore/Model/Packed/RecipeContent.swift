package import Text

/// The content of a record or a merged recipe, shared by all copies: as values, or as packed bytes
/// where so many recipes are held that memory matters more than the time to decode them.
package enum RecipeContent: Sendable, Hashable {
  /// Decoded values.
  case values(SharedRecipe)
  /// Packed bytes, decoded at each access.
  case packed(PackedRecipe)

  /// Creates content from values.
  package init(_ recipe: Recipe) {
    self = .values(SharedRecipe(recipe))
  }

  /// Returns the values, at least those of a depth.
  package func values(_ depth: RecipeDepth = .all) -> SharedRecipe {
    switch self {
    case .values(let recipe): recipe
    case .packed(let recipe): SharedRecipe(recipe.recipe(depth))
    }
  }

  /// The title.
  package var title: String {
    switch self {
    case .values(let shared): shared.recipe.title
    case .packed(let recipe): recipe.title
    }
  }

  /// The values that its rank is derived from.
  package var standing: RecipeStanding {
    switch self {
    case .values(let shared): RecipeStanding(shared.recipe)
    case .packed(let recipe): recipe.standing
    }
  }

  /// Returns the outline.
  ///
  /// - Parameter body: Called with the texts; see `RecipeOutline`.
  package func outline(_ body: (RecipeField, UnsafeRawBufferPointer) -> Void) -> RecipeOutline {
    switch self {
    case .values(let shared):
      RecordPacker.pack(1) { shared.recipe.write(to: &$1) }[0].outline(body)
    case .packed(let recipe): recipe.outline(body)
    }
  }

  /// The same content as values.
  package var unpacked: RecipeContent { .values(values()) }

  /// True if the content is packed.
  package var isPacked: Bool {
    if case .packed = self { true } else { false }
  }

  /// Writes the content as `Recipe.write` does.
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .values(let shared): shared.recipe.write(to: &writer)
    case .packed(let recipe): recipe.write(to: &writer)
    }
  }

  package static func == (left: RecipeContent, right: RecipeContent) -> Bool {
    if case (.packed(let one), .packed(let other)) = (left, right), one.hasBytes(of: other) {
      return true
    }
    return left.values() == right.values()
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(values())
  }
}
