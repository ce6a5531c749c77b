package import RecipeDocuments

/// One document to import: where it came from, and what was read from it.
package struct ImportItem: Sendable {
  /// How far the import of a document came.
  package enum Progress: Sendable, Hashable {
    /// It was read as a format of this name.
    case read(format: String)
    /// It was left out on purpose.
    case leftOut
    /// It could not be got or read.
    case failed
  }

  /// The absolute path or the URL of the document, without secrets.
  package let origin: String
  /// Whether the origin names the same document next time, as a file does and a pipe does not.
  package let isLasting: Bool
  /// How far its import came.
  package let progress: Progress
  /// What a document reader found in it, or why none could look.
  package let outcome: DocumentOutcome

  /// Makes an item of its parts.
  package init(
    origin: String, isLasting: Bool = true, progress: Progress, outcome: DocumentOutcome
  ) {
    self.origin = origin
    self.isLasting = isLasting
    self.progress = progress
    self.outcome = outcome
  }
}
