import MarkdownSyntax
package import RecipeCore

/// Reads Markdown documents of any dialect.
///
/// RecipeMD when a document keeps its rules, else whatever front matter, headings and lists say.
package struct MarkdownRecipeReader: RecipeDocumentReader {
  /// The size of the largest document read, in bytes.
  package static let sizeLimit = 16 << 20

  /// Makes a reader.
  package init() {}

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    guard bytes.count <= Self.sizeLimit else {
      let diagnostic = Diagnostic(
        .error, "larger than the limit of \(Self.sizeLimit >> 20) MiB",
        at: TextLocation(path: path), help: "split it, or leave it out with 'exclude'")
      return DocumentOutcome(entries: [], diagnostics: [diagnostic], dialect: "Markdown")
    }
    let text = DocumentText(bytes)
    let outcome = outcome(of: text.bytes, path: path, fields: fields)
    guard let place = text.invalidPlace else { return outcome }
    let diagnostic = Diagnostic(
      .warning, "not valid UTF-8; what is not was read as U+FFFD",
      at: TextLocation(path: path, line: place.line, column: place.column),
      help: "save the file as UTF-8")
    return DocumentOutcome(
      entries: outcome.entries, diagnostics: [diagnostic] + outcome.diagnostics,
      dialect: outcome.dialect)
  }

  private func outcome(
    of bytes: [UInt8], path: String, fields: RecipeFieldSet
  ) -> DocumentOutcome {
    let frontMatter = RecipeFrontMatter(of: bytes, path: path)
    let document = MarkdownDocument(
      parsing: bytes, from: frontMatter.bodyStart, line: frontMatter.bodyLine)
    if !frontMatter.isPresent, let outcome = RecipeMDReader(document, fields).outcome() {
      return outcome
    }
    return DialectReader(document, frontMatter, path: path, fields: fields).outcome()
  }
}
