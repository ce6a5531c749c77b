import RecipeCore

/// A reader of documents in a notation whose lines become Markdown, which the reader of Markdown reads.
struct ConvertedTextReader: RecipeDocumentReader {
  /// The name of the notation.
  let dialect: String
  /// Returns the Markdown of a document in UTF-8, line by line.
  let markdown: @Sendable ([UInt8]) -> [UInt8]

  func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    let text = LegacyText(bytes)
    let outcome = MarkdownRecipeReader().read(markdown(text.utf8), path: path, fields: fields)
    let oddity = text.oddity.map { Diagnostic(.note, $0, at: TextLocation(path: path)) }
    return DocumentOutcome(
      entries: outcome.entries, diagnostics: [oddity].compactMap(\.self) + outcome.diagnostics,
      dialect: dialect)
  }

  func forEachValue(in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void) {
    MarkdownRecipeReader()
      .forEachValue(in: markdown(LegacyText(bytes).utf8), path: path, body)
  }
}
