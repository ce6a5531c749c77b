/// What a user looks for: words that all must occur, some of them in one field, some excluded.
package struct RecipeQuery: Sendable, Hashable {
  /// The query that every recipe matches.
  package static let everything = RecipeQuery()

  /// The words and phrases looked for, without exclusions and fields: the hint for sources that
  /// can only search.
  package var searchText: String { "" }

  /// Makes a query that every recipe matches.
  private init() {}

  /// Parses `text`: words, `-word`, `"a phrase"`, `field:word`.
  ///
  /// - Throws: What cannot be understood, with the column and a suggestion.
  package init(parsing text: String) throws(QueryError) {
  }

  /// Whether a recipe has all that is looked for and nothing that is excluded.
  package func matches(_ recipe: RankedRecipe) -> Bool {
    true
  }
}
