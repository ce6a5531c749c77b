package import RecipeDocuments

/// One document to import: where it came from, and what was read from it.
package struct ImportItem: Sendable {
  /// The absolute path or the URL of the document.
  package let origin: String
  /// What a document reader found in it.
  package let outcome: DocumentOutcome

  /// Makes an item of its parts.
  package init(origin: String, outcome: DocumentOutcome) {
    self.origin = origin
    self.outcome = outcome
  }
}
