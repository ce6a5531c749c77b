package import RecipeCore

/// What a user looks for.
///
/// Words must all occur, in title, ingredients, tags or publisher, unless `OR`, parentheses, `-`,
/// `NOT` and fields say otherwise; see <doc:QueryLanguage>. Case, accents and simple plurals fold;
/// "bruhe" and "bruehe" both find "Brühe".
package struct RecipeQuery: Sendable, Hashable {
  /// The query that every recipe matches.
  package static let everything = RecipeQuery(nil)

  /// What must hold; `nil` when every recipe matches.
  let expression: QueryExpression?

  /// The words and phrases that every match has, without fields and addresses: the hint for sources
  /// that can only search.
  package var searchText: String {
    (expression?.requiredTerms ?? []).compactMap(\.searchText).joined(separator: " ")
  }

  /// What a source must read so that the query can be answered.
  package var requiredFields: RecipeFieldSet {
    (expression?.allTerms ?? []).reduce(.essentials) { $0.union($1.test.needed) }
  }

  /// Makes a query of what must hold; `nil` when every recipe matches.
  package init(_ expression: QueryExpression?) {
    self.expression = expression
  }

  /// Parses a query.
  ///
  /// - Throws: What cannot be understood, with its place and a suggestion.
  package init(parsing text: String) throws(QueryError) {
    var parser = QueryParser(text)
    expression = try parser.expression()
  }
}
