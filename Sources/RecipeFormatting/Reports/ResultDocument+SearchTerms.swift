import RecipeCore
package import RecipeSearch

/// A tag, publisher or food as a row.
package struct SearchTermRow: Sendable {
  /// The kind of term: a tag, a publisher.
  let kind: String
  /// The term with the number of its recipes.
  let term: TermCount
}

extension ResultDocument where Row == SearchTermRow {
  /// Returns the document of the terms to search for.
  ///
  /// - Parameters:
  ///   - limit: The number of terms of each kind, 0 for all; `nil` for the usual one.
  ///   - count: The number of recipes.
  package static func terms(
    _ terms: SearchTerms, limit: Int?, of count: Int
  ) -> ResultDocument<SearchTermRow> {
    let most = limit.map { $0 == 0 ? Int.max : $0 } ?? 20
    let kinds = [("tag", terms.tags), ("publisher", terms.publishers), ("food", terms.foods)]
    let rows = kinds.flatMap { kind, counts in
      counts.prefix(most).map { SearchTermRow(kind: kind, term: $0) }
    }
    return ResultDocument(
      head: [
        .recipesSchema, OutputMember("recipes", .integer(count)),
        OutputMember("foods_counted_in", .integer(terms.recipesWithFoods ?? count)),
      ], rowsName: "terms", rows: rows, fields: SearchTermFields.all)
  }
}
