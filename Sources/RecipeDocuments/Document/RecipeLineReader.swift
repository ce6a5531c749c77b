package import RecipeCore

/// A reader of documents with a recipe per line, whose lines can be read independently.
package protocol RecipeLineReader: Sendable {
  /// Reads several whole lines of a document; line numbers count from the first of them.
  ///
  /// - Parameters:
  ///   - bytes: The lines.
  ///   - path: The document's path, for the locations of diagnostics.
  ///   - fields: The fields needed; others may be omitted.
  func readLines(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome

  /// Visits the texts of several whole lines, see `RecipeDocumentReader.forEachValue`.
  func forEachValue(in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void)
}
