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

  /// The hint for sources that can only search: texts of which one finds each match.
  ///
  /// It is one text of the words and phrases that every match contains, without fields and addresses;
  /// without such words, one text for each alternative of an OR. Empty if some matches have no words in
  /// common with any text.
  package var searchTexts: [String] { expression?.searchTexts ?? [] }

  /// The records that matter to sources.
  package var subject: SourceRequest.Subject {
    let texts = searchTexts
    return texts.isEmpty ? .everything : .matches(of: texts)
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

  /// True if it asks for what people noted about recipes.
  package var asksForMarks: Bool {
    (expression?.allTerms ?? []).contains { if case .mark = $0.test { true } else { false } }
  }

  /// Returns the query for recipes with some marks.
  package func knowing(_ marks: RecipeMarks) -> RecipeQuery {
    RecipeQuery(
      expression?.replacingTests { test in
        guard case .mark(let mark, _) = test else { return test }
        return .mark(mark, on: marks.records(with: mark))
      })
  }
}
