package import RecipeCore

/// A reader of documents in AsciiDoc (https://docs.asciidoctor.org/asciidoc/latest/syntax-quick-reference/).
///
/// Lines become Markdown, line by line; the reader of Markdown does the rest.
///
/// ```
/// = Leek soup
///
/// == Ingredients
/// * 2 leeks
///
/// == Directions
/// . Wash the leeks.
/// ```
package struct AsciiDocRecipeReader: RecipeDocumentReader {
  private static let dialect = "AsciiDoc"

  /// Creates a reader.
  package init() {}

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    MarkdownRecipeReader.read(bytes, path: path, fields: fields, as: Self.dialect) {
      AsciiDocMarkdown(of: $0).bytes
    }
  }

  package func forEachValue(
    in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void
  ) {
    let markdown = AsciiDocMarkdown(of: LegacyText(bytes).utf8).bytes
    MarkdownRecipeReader(dialect: nil).forEachValue(in: markdown, path: path, body)
  }
}
