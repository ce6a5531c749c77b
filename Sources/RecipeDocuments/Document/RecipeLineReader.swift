package import RecipeCore

/// Reads documents of a recipe a line, of which any lines can be read without the others.
package protocol RecipeLineReader: Sendable {
  /// Reads some whole lines of a document; those of the outcome count from the first of them.
  ///
  /// - Parameters:
  ///   - bytes: The lines.
  ///   - path: The document's path, for the places in diagnostics.
  ///   - fields: The fields needed; others may be left out.
  func readLines(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome
}
