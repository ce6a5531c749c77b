package import RecipeCore

/// The way a document, or a recipe of it, was read.
package struct ImportReading: Sendable, Hashable {
  /// The name of its format, or `nil` if it was not read.
  package let format: String?
  /// The recognised dialect, or `nil` if it was not read.
  package let dialect: String?
  /// The problems, with their locations.
  package let oddities: [Diagnostic]
  /// The share of the whole document that its recipes show.
  package var coverage: ReadingCoverage?
}
