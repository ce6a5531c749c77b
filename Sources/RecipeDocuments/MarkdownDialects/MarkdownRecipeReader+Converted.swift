import RecipeCore

extension MarkdownRecipeReader {
  /// Reads a document of another notation whose lines become Markdown.
  ///
  /// - Parameters:
  ///   - bytes: The document, in UTF-8 or a legacy encoding.
  ///   - path: The path of the document.
  ///   - fields: The fields needed.
  ///   - dialect: The name of the notation.
  ///   - convert: Returns the Markdown of a document in UTF-8, line by line.
  static func read(
    _ bytes: [UInt8], path: String, fields: RecipeFieldSet, as dialect: String,
    _ convert: ([UInt8]) -> [UInt8]
  ) -> DocumentOutcome {
    let text = LegacyText(bytes)
    let outcome = MarkdownRecipeReader(dialect: nil)
      .read(convert(text.utf8), path: path, fields: fields)
    let oddity = text.oddity.map { Diagnostic(.note, $0, at: TextLocation(path: path)) }
    return DocumentOutcome(
      entries: outcome.entries, diagnostics: [oddity].compactMap(\.self) + outcome.diagnostics,
      dialect: dialect)
  }
}
