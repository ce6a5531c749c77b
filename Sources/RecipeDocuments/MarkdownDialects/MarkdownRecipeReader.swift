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
    DocumentText.outcome(of: bytes, path: path, limit: Self.sizeLimit, dialect: "Markdown") {
      outcome(of: $0, path: path, fields: fields)
    }
  }

  private func outcome(
    of bytes: [UInt8], path: String, fields: RecipeFieldSet
  ) -> DocumentOutcome {
    let frontMatter = RecipeFrontMatter(of: bytes, path: path)
    if CooklangRecipeReader.isMeant(by: frontMatter),
      let outcome = CooklangRecipeReader().outcome(
        ofMarkdown: bytes, frontMatter, path: path, fields: fields)
    {
      return outcome
    }
    let document = MarkdownDocument(
      parsing: bytes, from: frontMatter.bodyStart, line: frontMatter.bodyLine)
    if !frontMatter.isPresent, let outcome = RecipeMDReader(document, fields).outcome() {
      return outcome
    }
    return DialectReader(document, frontMatter, path: path, fields: fields).outcome()
  }
}
