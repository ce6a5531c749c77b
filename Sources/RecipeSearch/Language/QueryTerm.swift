/// One thing a query looks for, as it was written.
package struct QueryTerm: Sendable, Hashable {
  /// The term as written, with its field and quotes.
  let text: String
  /// The words alone, for sources that can only search for words; `nil` when such a source might
  /// not find all that has them.
  let searchText: String?
  /// What it asks of a recipe.
  let test: QueryTest
}
