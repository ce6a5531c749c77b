package import RecipeCore

/// How a document, or one recipe of it, was read.
package struct ImportReading: Sendable, Hashable {
  /// The name of its format; `nil` when it was not read.
  package let format: String?
  /// The dialect that was recognised; `nil` when it was not read.
  package let dialect: String?
  /// What was odd, with the places.
  package let oddities: [Diagnostic]

  /// Makes a reading of its parts.
  package init(format: String?, dialect: String?, oddities: [Diagnostic]) {
    self.format = format
    self.dialect = dialect
    self.oddities = oddities
  }
}
