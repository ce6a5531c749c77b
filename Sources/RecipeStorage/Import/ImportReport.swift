package import RecipeCore

/// What an import did, recipe by recipe.
package struct ImportReport: Sendable, Hashable {
  /// An entry for each recipe and each document without recipes, in the order given.
  package let entries: [ImportEntry]
  /// What was odd about the library itself, such as a damaged line of its record.
  package let diagnostics: [Diagnostic]

  /// Makes a report of its parts.
  package init(entries: [ImportEntry], diagnostics: [Diagnostic]) {
    self.entries = entries
    self.diagnostics = diagnostics
  }

  /// How many entries have a status.
  package func count(of status: ImportEntry.Status) -> Int {
    entries.count { $0.status == status }
  }
}
