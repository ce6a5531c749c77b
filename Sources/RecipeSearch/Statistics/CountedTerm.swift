import RecipeMerging

/// A pattern whose recipes are counted to tell how rare a term is.
struct CountedTerm: Sendable {
  /// The query for these recipes.
  let query: RecipeQuery
  private let pattern: TextPattern
  private let fields: [QueryField]

  /// Creates the pattern of a term, in the fields that the query searches.
  init(_ term: QueryTerm, _ pattern: TextPattern, in fields: [QueryField]) {
    query = RecipeQuery(.term(term.testing(.words(pattern, in: fields))))
    self.pattern = pattern
    self.fields = fields
  }

  /// True if a recipe counts.
  func isFound(in recipe: MergedRecipe, _ folded: inout FoldedRecipe) -> Bool {
    folded.has(pattern, in: fields, of: recipe)
  }
}
