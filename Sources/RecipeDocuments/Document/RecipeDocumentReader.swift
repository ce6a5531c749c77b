package import RecipeCore

/// A reader of the documents of a family of formats, which it distinguishes by content, not name.
package protocol RecipeDocumentReader: Sendable {
  /// Reads the recipes of a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - path: Its path, for the locations of diagnostics.
  ///   - fields: The fields needed; others may be omitted.
  func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome

  /// Visits the texts of the part of a document that describes its recipes, in order.
  ///
  /// These are the values as the format has them, whether or not `read` understands them: coverage
  /// compares the two. Documents without values have no coverage.
  func forEachValue(in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void)

  /// Returns the reader of a document too large for memory, if each of its lines is a recipe.
  ///
  /// - Parameter start: The first bytes of the document.
  /// - Returns: `nil` if the lines cannot be read independently.
  func lineReader(ofStart start: [UInt8], path: String) -> (any RecipeLineReader)?

  /// Returns a reader that looks for the fields of recipes at the places of a map first.
  ///
  /// Formats whose documents are not objects have no places, and ignore maps.
  func mapping(_ map: RecipeFieldMap) -> any RecipeDocumentReader
}

extension RecipeDocumentReader {
  package func mapping(_ map: RecipeFieldMap) -> any RecipeDocumentReader { self }

  package func lineReader(ofStart start: [UInt8], path: String) -> (any RecipeLineReader)? {
    nil
  }
}
