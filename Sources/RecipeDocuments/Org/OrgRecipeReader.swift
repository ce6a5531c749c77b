package import RecipeCore

/// A reader of outlines in Org mode (https://orgmode.org/worg/org-syntax.html).
///
/// Lines become Markdown, line by line; the reader of Markdown does the rest.
///
/// ```
/// * Leek soup                     :soup:
/// ** Ingredients
/// - 2 leeks
/// ** Directions
/// 1. Wash the leeks.
/// ```
package struct OrgRecipeReader: RecipeDocumentReader {
  private static let dialect = "Org mode"

  /// Creates a reader.
  package init() {}

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    MarkdownRecipeReader.read(bytes, path: path, fields: fields, as: Self.dialect) {
      OrgMarkdown(of: $0).bytes
    }
  }

  package func forEachValue(
    in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void
  ) {
    let markdown = OrgMarkdown(of: LegacyText(bytes).utf8).bytes
    MarkdownRecipeReader(dialect: nil).forEachValue(in: markdown, path: path, body)
  }
}
