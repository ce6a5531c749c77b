/// One recipe as one source delivered it.
public struct RecipeRecord: Sendable, Hashable {
  /// The identity of this record.
  public let reference: RecordReference
  /// The place where a person finds it: a URL, or path and line.
  public let locator: Locator
  /// The recipe with all values the source has.
  public var recipe: Recipe { content.values().recipe }

  /// The recipe, shared by all copies of the record.
  package let content: RecipeContent

  /// Creates a record from its values.
  public init(reference: RecordReference, locator: Locator, recipe: Recipe) {
    self.init(reference: reference, locator: locator, content: RecipeContent(recipe))
  }

  /// Creates a record from its content.
  package init(reference: RecordReference, locator: Locator, content: RecipeContent) {
    self.reference = reference
    self.locator = locator
    self.content = content
  }
}
