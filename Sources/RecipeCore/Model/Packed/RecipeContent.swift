package import Text

/// What a record or a merged recipe says, shared by all copies of it: as values, or as bytes where
/// there are so many that memory matters more than the time it takes to read them.
package enum RecipeContent: Sendable, Hashable {
  /// Values.
  case values(SharedRecipe)
  /// Bytes, read anew whenever they are asked for.
  case packed(PackedRecipe)

  /// Makes content of values.
  package init(_ recipe: Recipe) {
    self = .values(SharedRecipe(recipe))
  }

  /// The values, at least those of a depth.
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

  /// What its rank is made of.
  package var standing: RecipeStanding {
    switch self {
    case .values(let shared): RecipeStanding(shared.recipe)
    case .packed(let recipe): recipe.standing
    }
  }

  /// The outline.
  ///
  /// - Parameter body: Is called with the texts, see `RecipeOutline`.
  package func outline(_ body: (RecipeField, UnsafeRawBufferPointer) -> Void) -> RecipeOutline {
    switch self {
    case .values(let shared):
      RecordPacker.pack(1) { shared.recipe.write(to: &$1) }[0].outline(body)
    case .packed(let recipe): recipe.outline(body)
    }
  }

  /// The same as values.
  package var unpacked: RecipeContent { .values(values()) }

  /// Whether it is bytes.
  package var isPacked: Bool {
    if case .packed = self { true } else { false }
  }

  /// Writes it as `Recipe.write` does.
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
