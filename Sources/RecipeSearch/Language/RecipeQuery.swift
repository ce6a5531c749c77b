package import RecipeCore

/// A query for recipes.
///
/// All words must occur, in title, ingredients, tags or publisher, unless `OR`, parentheses, `-`,
/// `NOT` and fields say otherwise; see <doc:QueryLanguage>. Case, accents and simple plurals fold;
/// "bruhe" and "bruehe" both find "Brühe".
package struct RecipeQuery: Sendable, Hashable {
  /// The query that every recipe matches.
  package static let everything = RecipeQuery(nil)

  /// The condition, or `nil` if every recipe matches.
  package let expression: QueryExpression?

  /// The words and phrases that every match contains, without fields and addresses: the hint for
  /// sources that can only search.
  package var searchText: String {
    (expression?.requiredTerms ?? []).compactMap(\.searchText).joined(separator: " ")
  }

  /// The fields that a source must read for the query.
  package var requiredFields: RecipeFieldSet {
    (expression?.allTerms ?? []).reduce(.essentials) { $0.union($1.test.needed) }
  }

  /// Creates a query from a condition, or `nil` if every recipe matches.
  package init(_ expression: QueryExpression?) {
    self.expression = expression
  }

  /// Parses a query.
  ///
  /// - Throws: The syntax error, with its place and a suggestion.
  package init(parsing text: String) throws(QueryError) {
    var parser = QueryParser(text)
    expression = try parser.expression()
  }
}
