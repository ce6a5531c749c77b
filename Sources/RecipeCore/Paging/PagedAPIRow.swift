/// A recipe as an API lists it, or whole.
package protocol PagedAPIRow: Sendable {
  /// The id within the source.
  var id: String { get }
  /// The recipe.
  var recipe: Recipe { get }
  /// True if a request of its own can complete it.
  var isOutline: Bool { get }
  /// The address of the recipe, for a person, or `nil` if it has none of its own.
  var url: String? { get }
  /// The time of the answer that has it, in milliseconds since 1970, or `nil` if it is not known.
  var time: Int? { get }

  /// Returns the row of a list with its details; where both have a value, the newer one counts.
  func completed(by whole: Self) -> Self
}

extension PagedAPIRow {
  /// True if its answer is at least as new as that of another row; a list counts as newer than details if
  /// nothing is known.
  package func isAsNew(as row: Self) -> Bool {
    guard let time, let other = row.time else { return false }
    return time >= other
  }

  /// Returns the record of a source.
  package func record(of source: String) -> RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: source, id: id), locator: url.map(Locator.url) ?? .absent,
      recipe: recipe)
  }
}
