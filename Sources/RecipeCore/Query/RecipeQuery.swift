/// What a user looks for: words that all must occur, some of them in one field, some excluded.
///
/// Words without a field are looked for in title, ingredients, tags and publisher. Case, accents
/// and simple plurals fold; "bruhe" and "bruehe" both find "Brühe".
package struct RecipeQuery: Sendable, Hashable {
  /// The query that every recipe matches.
  package static let everything = RecipeQuery()

  /// All that must hold.
  let terms: [QueryTerm]

  /// The words and phrases looked for, without exclusions, fields and addresses: the hint for
  /// sources that can only search.
  package var searchText: String {
    terms.filter(\.isSearchable).map(\.text).joined(separator: " ")
  }

  /// What a source must read so that the query can be answered.
  package var requiredFields: RecipeFieldSet {
    terms.compactMap(\.field).reduce(.essentials) { $0.union($1.needed) }
  }

  /// Makes a query that every recipe matches.
  private init() {
    terms = []
  }

  /// Parses `text`: words, `-word`, `"a phrase"`, `field:word`.
  ///
  /// - Throws: What cannot be understood, with the column and a suggestion.
  package init(parsing text: String) throws(QueryError) {
    var parser = QueryParser(text)
    terms = try parser.terms()
  }
}
