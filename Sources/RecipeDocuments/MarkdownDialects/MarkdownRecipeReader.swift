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
      return outcome(.error, "larger than the limit of \(Self.sizeLimit) bytes", path: path)
    }
    let frontMatter = FrontMatter(of: bytes, path: path)
    let document = MarkdownDocument(
      parsing: bytes, from: frontMatter.bodyStart, line: frontMatter.bodyLine)
    if !frontMatter.isPresent, let outcome = RecipeMDReader(document, fields).outcome() {
      return outcome
    }
    return DialectReader(document, frontMatter, path: path, fields: fields).outcome()
  }

  private func outcome(
    _ severity: Diagnostic.Severity, _ message: String, path: String
  ) -> DocumentOutcome {
    DocumentOutcome(
      entries: [], diagnostics: [Diagnostic(severity, message, at: TextLocation(path: path))],
      dialect: "Markdown")
  }
}
