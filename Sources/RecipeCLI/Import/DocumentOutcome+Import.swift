import RecipeCore
import RecipeDocuments
import RecipeStorage

extension DocumentOutcome {
  /// Returns the outcome with the given URL as the page of recipes without one.
  func withSourceURL(_ url: String) -> DocumentOutcome {
    let entries = entries.map { entry in
      guard entry.recipe.sourceURL == nil else { return entry }
      var recipe = entry.recipe
      recipe.sourceURL = url
      return Entry(
        recipe: recipe, line: entry.line, statedID: entry.statedID, part: entry.part,
        partReading: entry.partReading)
    }
    return DocumentOutcome(entries: entries, diagnostics: diagnostics, dialect: dialect)
  }
}

extension ImportItem {
  /// Returns the item of a document that could not be fetched or read.
  static func failed(_ origin: String, isLasting: Bool = true, _ trouble: Diagnostic) -> ImportItem
  {
    without(origin, isLasting: isLasting, .failed, trouble)
  }

  /// Returns the item of a document that is skipped on purpose.
  static func leftOut(_ origin: String, _ reason: String) -> ImportItem {
    without(origin, isLasting: true, .leftOut, Diagnostic(.note, reason))
  }

  private static func without(
    _ origin: String, isLasting: Bool, _ progress: Progress, _ trouble: Diagnostic
  ) -> ImportItem {
    let placed = Diagnostic(
      trouble.severity, trouble.message, at: TextLocation(path: origin), help: trouble.help)
    return ImportItem(
      origin: origin, isLasting: isLasting, progress: progress,
      outcome: DocumentOutcome(entries: [], diagnostics: [placed], dialect: ""))
  }
}
