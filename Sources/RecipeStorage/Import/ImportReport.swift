package import RecipeCore

/// The result of an import, recipe by recipe.
package struct ImportReport: Sendable, Hashable {
  /// An entry for each recipe and each document without recipes, in the order given.
  package let entries: [ImportEntry]
  /// The problems of the library itself, such as a corrupt line of its manifest.
  package let diagnostics: [Diagnostic]
  /// The share of all documents that their recipes show, or `nil` if they have none.
  package let coverage: ReadingCoverage?

  /// Creates a report from its parts.
  package init(
    entries: [ImportEntry], diagnostics: [Diagnostic], coverage: ReadingCoverage? = nil
  ) {
    self.coverage = coverage
    self.entries = entries
    self.diagnostics = diagnostics
  }

  /// Returns the number of entries with a status.
  package func count(of status: ImportEntry.Status) -> Int {
    entries.count { $0.status == status }
  }
}
