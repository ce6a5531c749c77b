package import RecipeCore

/// A reader of plain text with one recipe, or with several below each other.
///
/// Lines become Markdown, line by line: titles and words such as "Ingredients" headings, lines below
/// them items. The reader of Markdown does the rest.
///
/// ```
/// Leek soup
/// Serves 4
///
/// Ingredients
/// 2 leeks
///
/// Method
/// Wash the leeks.
/// ```
package struct PlainTextReader: RecipeDocumentReader {
  private static let dialect = "plain text"

  /// Creates a reader.
  package init() {}

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    MarkdownRecipeReader.read(bytes, path: path, fields: fields, as: Self.dialect) {
      PlainTextMarkdown(of: $0).bytes
    }
  }

  package func forEachValue(
    in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void
  ) {
    let markdown = PlainTextMarkdown(of: LegacyText(bytes).utf8).bytes
    MarkdownRecipeReader(dialect: nil).forEachValue(in: markdown, path: path, body)
  }
}
