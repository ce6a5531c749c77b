/// A record of a list, with the texts by which its server found it.
package struct ListedRecord: Sendable {
  /// The record.
  package let record: RecipeRecord
  /// The texts, of each of which the server says that the recipe has its words.
  package let texts: [String]

  /// Creates a record.
  package init(_ record: RecipeRecord, foundBy texts: [String] = []) {
    self.record = record
    self.texts = texts
  }
}
