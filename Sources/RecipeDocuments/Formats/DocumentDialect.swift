/// A way to write a format, which a reader can be told to take for granted.
package struct DocumentDialect: Sendable {
  /// Its name on the command line: `recipemd`.
  package let name: String
  /// Reads documents as written in this dialect.
  package let reader: any RecipeDocumentReader

  /// Creates a dialect from its parts.
  package init(_ name: String, reader: any RecipeDocumentReader) {
    self.name = name
    self.reader = reader
  }
}
