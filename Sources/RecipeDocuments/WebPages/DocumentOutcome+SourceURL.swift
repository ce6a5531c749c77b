import RecipeCore

extension DocumentOutcome {
  /// Returns the outcome with the given URL as the page of recipes without one.
  package func withSourceURL(_ url: String) -> DocumentOutcome {
    let entries = entries.map { entry in
      guard entry.recipe.sourceURL == nil else { return entry }
      var recipe = entry.recipe
      recipe.sourceURL = url
      return Entry(
        recipe: recipe, line: entry.line, column: entry.column, statedID: entry.statedID,
        part: entry.part, partReading: entry.partReading)
    }
    return DocumentOutcome(entries: entries, diagnostics: diagnostics, dialect: dialect)
  }
}
