/// One search term of a query.
package struct QueryTerm: Sendable, Hashable {
  /// The term as written, with its field and quotes.
  let text: String
  /// The words alone, for sources that can only search for words, or `nil` if such a source might
  /// miss some matches.
  let searchText: String?
  /// True if it was quoted, and so is meant as it is written.
  let isQuoted: Bool
  /// The test that a recipe must pass.
  package let test: QueryTest

  /// True if a server that was sent one of these texts has looked for the term in all of each recipe.
  ///
  /// Of several words a server may have found one, and of a phrase the words apart.
  func isSought(by texts: [String]) -> Bool {
    guard !texts.isEmpty, let searchText, test.isAnywhere, !isQuoted else { return false }
    return !searchText.contains(where: \.isWhitespace) && texts.contains(searchText)
  }

  /// Returns the term with another test.
  func testing(_ test: QueryTest) -> QueryTerm {
    QueryTerm(text: text, searchText: searchText, isQuoted: isQuoted, test: test)
  }
}
