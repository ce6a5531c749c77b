/// A dialect of a format, which a reader can be told to assume.
package struct DocumentDialect: Sendable {
  /// The name on the command line: `recipemd`.
  package let name: String
  /// The reader that assumes this dialect.
  package let reader: any RecipeDocumentReader

  /// Creates a dialect from its parts.
  package init(_ name: String, reader: any RecipeDocumentReader) {
    self.name = name
    self.reader = reader
  }
}
