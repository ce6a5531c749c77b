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
    let text = LegacyText(bytes)
    let markdown = OrgMarkdown(of: text.utf8).bytes
    let outcome = MarkdownRecipeReader(dialect: nil).read(markdown, path: path, fields: fields)
    let oddity = text.oddity.map { Diagnostic(.note, $0, at: TextLocation(path: path)) }
    return DocumentOutcome(
      entries: outcome.entries, diagnostics: [oddity].compactMap(\.self) + outcome.diagnostics,
      dialect: Self.dialect)
  }

  package func forEachValue(
    in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void
  ) {
    let markdown = OrgMarkdown(of: LegacyText(bytes).utf8).bytes
    MarkdownRecipeReader(dialect: nil).forEachValue(in: markdown, path: path, body)
  }
}
