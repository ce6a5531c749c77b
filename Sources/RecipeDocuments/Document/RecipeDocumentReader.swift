package import RecipeCore

/// Reads the bytes of one document of a family of formats; told apart by content, not by name.
package protocol RecipeDocumentReader: Sendable {
  /// Reads every recipe of a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - path: Its path, for the places in diagnostics.
  ///   - fields: The fields needed; others may be left out.
  func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome

  /// The reader of a document too large to be held at once, when each of its lines is a recipe.
  ///
  /// - Parameter start: The first bytes of the document.
  /// - Returns: `nil` if the lines say nothing by themselves.
  func lineReader(ofStart start: [UInt8], path: String) -> (any RecipeLineReader)?
}

extension RecipeDocumentReader {
  package func lineReader(ofStart start: [UInt8], path: String) -> (any RecipeLineReader)? {
    nil
  }
}
