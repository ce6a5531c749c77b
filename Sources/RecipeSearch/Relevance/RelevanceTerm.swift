package import RecipeMerging

/// Words of a query that recipes are scored by.
package struct RelevanceTerm: Sendable {
  /// The term as written.
  package let text: String
  /// The words.
  package let pattern: TextPattern
  /// Where the query looks for them.
  let searched: [QueryField]
  /// The query of the words alone.
  package let query: RecipeQuery
  /// Where they count: every field, unless the query names one.
  package let fields: [RelevanceField]

  /// Makes a term of one of a query; `nil` when it is not words.
  init?(_ term: QueryTerm) {
    guard case .words(let pattern, let fields) = term.test else { return nil }
    text = term.text
    self.pattern = pattern
    searched = fields
    query = RecipeQuery(.term(term))
    self.fields =
      fields == QueryField.searched
      ? RelevanceField.all : RelevanceField.all.filter { fields.contains($0.field) }
  }

  /// How often the words occur in each of the fields where they count, see `WordCount.mostTimes`.
  package func counts(in recipe: MergedRecipe, _ folded: inout FoldedRecipe) -> [Int] {
    fields.map { field in
      field.field == .title
        ? folded.count(of: pattern, inOneLineOf: .title, of: recipe)
        : folded.count(
          of: pattern, in: field.field, of: recipe, limit: Int(WordCount.mostTimes))
    }
  }

  /// Whether the words occur anywhere that the query looks.
  package func isFound(in recipe: MergedRecipe, _ folded: inout FoldedRecipe) -> Bool {
    for field in searched where folded.count(of: pattern, in: field, of: recipe, limit: 1) > 0 {
      return true
    }
    return false
  }
}
