/// Tells for one recipe after the other whether it matches a query.
struct QueryMatcher {
  private let terms: [QueryTerm]
  private var folded = FoldedRecipe()

  /// Makes a matcher of a query.
  init(_ query: RecipeQuery) {
    terms = query.terms
  }

  /// Whether a recipe has all that is looked for and nothing that is excluded.
  mutating func matches(_ recipe: RankedRecipe) -> Bool {
    folded.reset()
    for term in terms where has(term, recipe.merged) == term.isExcluded { return false }
    return true
  }

  private mutating func has(_ term: QueryTerm, _ recipe: MergedRecipe) -> Bool {
    for field in term.field.map({ [$0] }) ?? QueryField.searched
    where has(term.pattern, in: field, of: recipe) {
      return true
    }
    return false
  }

  private mutating func has(
    _ pattern: QueryTerm.Pattern, in field: QueryField, of recipe: MergedRecipe
  ) -> Bool {
    switch pattern {
    case .words(let spellings):
      return folded.withText(of: field, in: recipe) { text in
        spellings.contains { $0.count(in: text, limit: 1) > 0 }
      }
    case .symbols(let symbols):
      return has(symbols: symbols, in: field, of: recipe)
    case .page(let url):
      return recipe.members.contains { $0.recipe.sourceURL.flatMap { CanonicalURL($0) } == url }
    }
  }

  private func has(symbols: String, in field: QueryField, of recipe: MergedRecipe) -> Bool {
    var isFound = false
    field.forEachText(of: recipe) { isFound = isFound || $0.contains(symbols) }
    return isFound
  }
}
