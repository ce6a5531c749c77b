/// A recipe as an API lists it, or whole.
package protocol PagedAPIRow: Sendable {
  /// The id within the source.
  var id: String { get }
  /// The recipe.
  var recipe: Recipe { get }
  /// True if a request of its own can complete it.
  var isOutline: Bool { get }
  /// The address of the recipe, for a person.
  var url: String { get }

  /// Returns the row of a list with its details.
  func completed(by whole: Self) -> Self
}

extension PagedAPIRow {
  /// Returns the record of a source.
  package func record(of source: String) -> RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: source, id: id), locator: .url(url), recipe: recipe)
  }
}
