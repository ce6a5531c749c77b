/// One recipe as one source gave it.
public struct RecipeRecord: Sendable, Hashable {
  /// What names this record.
  public let reference: RecordReference
  /// Where a person finds it: a URL, or path and line.
  public let locator: Locator
  /// What the source knows.
  public var recipe: Recipe { content.recipe }

  /// The recipe, shared by all copies of the record.
  let content: SharedRecipe

  /// Makes a record of its values.
  public init(reference: RecordReference, locator: Locator, recipe: Recipe) {
    self.reference = reference
    self.locator = locator
    content = SharedRecipe(recipe)
  }
}
