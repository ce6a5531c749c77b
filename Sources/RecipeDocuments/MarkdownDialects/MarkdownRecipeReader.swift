package import RecipeCore

/// Reads Markdown documents of any dialect.
package struct MarkdownRecipeReader: RecipeDocumentReader {
  /// Makes a reader.
  package init() {}

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    DocumentOutcome(entries: [], diagnostics: [], dialect: "Markdown")
  }
}
