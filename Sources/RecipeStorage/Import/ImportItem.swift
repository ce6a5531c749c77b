package import RecipeCore
package import RecipeDocuments

/// A document to import: its origin and what was read from it.
package struct ImportItem: Sendable {
  /// The outcome of reading a document.
  package enum Progress: Sendable, Hashable {
    /// It was read as the format with this name.
    case read(format: String)
    /// It was skipped on purpose.
    case leftOut
    /// It could not be fetched or read.
    case failed
  }

  /// The absolute path or the URL of the document, without secrets.
  package let origin: String
  /// True if the origin will name the same document next time, as a path does but a pipe does not.
  package let isLasting: Bool
  /// The outcome of reading it.
  package let progress: Progress
  /// The result of a document reader, or the reasons why there is none.
  package let outcome: DocumentOutcome
  /// The share of the document that its recipes show, or `nil` if it has none.
  package let coverage: ReadingCoverage?
  /// The document itself, if the library can hold it as it is.
  package let original: OriginalDocument?

  /// Creates an item from its parts.
  package init(
    origin: String, isLasting: Bool = true, progress: Progress, outcome: DocumentOutcome,
    coverage: ReadingCoverage? = nil, original: OriginalDocument? = nil
  ) {
    self.coverage = coverage
    self.original = original
    self.origin = origin
    self.isLasting = isLasting
    self.progress = progress
    self.outcome = outcome
  }
}
