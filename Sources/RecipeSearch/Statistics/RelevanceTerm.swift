import RecipeMerging

/// A term of a query by which recipes are scored.
package struct RelevanceTerm: Sendable {
  /// The greatest frequency that is counted.
  static let maximumFrequency = UInt16.max

  /// The term as written.
  package let text: String
  /// The words.
  package let pattern: TextPattern
  /// The fields that the query searches.
  let searched: [QueryField]
  /// The query of this term alone.
  package let query: RecipeQuery
  /// The term by which recipes are counted to tell how rare it is: without the phrases among its other
  /// names, for which many recipes would have to be read.
  let counted: CountedTerm
  /// The words themselves, in any spelling, or `nil` if all names are.
  private let ownWords: TextPattern?
  /// The fields in which it counts: all, unless the query names one.
  package let fields: [RelevanceField]

  /// Creates a term from one of a query, or `nil` if it does not consist of words.
  init?(_ term: QueryTerm) {
    guard case .words(let pattern, let fields) = term.test else { return nil }
    text = term.text
    self.pattern = pattern
    ownWords = pattern.withoutSynonyms
    searched = fields
    query = RecipeQuery(.term(term))
    counted = CountedTerm(term, pattern.withoutOtherPhrases, in: fields)
    self.fields =
      fields == QueryField.searched
      ? RelevanceField.all : RelevanceField.all.filter { fields.contains($0.field) }
  }

  /// The fields that the query searches or in which it counts.
  var places: [QueryField] {
    searched + fields.map(\.field).filter { !searched.contains($0) }
  }

  /// The bytes of the words as they are written.
  var length: Int { pattern.folded.count }

  /// Returns the frequency in each of `fields`, at most `maximumFrequency`.
  func counts(in recipe: MergedRecipe, _ folded: inout FoldedRecipe) -> [Int] {
    fields.map { field in
      field.field == .title
        ? folded.count(of: pattern, inOneLineOf: .title, of: recipe)
        : folded.count(
          of: pattern, in: field.field, of: recipe, limit: Int(Self.maximumFrequency))
    }
  }

  /// True if a field has it only by a synonym.
  func isSynonym(
    in field: RelevanceField, of recipe: MergedRecipe, _ folded: inout FoldedRecipe
  ) -> Bool {
    ownWords.map { !folded.has($0, in: [field.field], of: recipe) } ?? false
  }

  /// True if the words occur in a field that the query searches.
  func isFound(in recipe: MergedRecipe, _ folded: inout FoldedRecipe) -> Bool {
    folded.has(pattern, in: searched, of: recipe)
  }
}
