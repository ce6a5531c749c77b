import MarkdownSyntax
package import RecipeCore

/// A reader of Markdown documents in any dialect.
///
/// A document that follows the rules of RecipeMD is read as such, any other by its front matter,
/// headings and lists. A line `---` before a line `title: …` starts another document with front
/// matter.
package struct MarkdownRecipeReader: RecipeDocumentReader {
  /// The maximum size of a document, in bytes.
  package static let sizeLimit = 16 << 20

  private let dialect: MarkdownDialect?

  /// Creates a reader.
  ///
  /// - Parameter dialect: The dialect to assume, or `nil` to detect it; `recipeMD` rejects
  ///   violations of its rules.
  package init(dialect: MarkdownDialect? = nil) {
    self.dialect = dialect
  }

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    DocumentText.outcome(of: bytes, path: path, limit: Self.sizeLimit, dialect: "Markdown") {
      outcome(of: $0, path: path, fields: fields)
    }
  }

  private func outcome(
    of bytes: [UInt8], path: String, fields: RecipeFieldSet
  ) -> DocumentOutcome {
    let page = MarkdownPage(bytes, path: path)
    guard let pages = DocumentPages(of: page.document) else {
      return outcome(of: page, fields: fields)
    }
    var entries: [DocumentOutcome.Entry] = []
    var diagnostics: [Diagnostic] = []
    var dialects: [String] = []
    for part in pages.all {
      let outcome = outcome(of: MarkdownPage(Array(bytes[part.bytes]), path: path), fields: fields)
        .moved(by: part.line - 1)
      entries += outcome.entries
      diagnostics += outcome.diagnostics
      if !dialects.contains(outcome.dialect) { dialects.append(outcome.dialect) }
    }
    return DocumentOutcome(
      entries: entries, diagnostics: diagnostics.limited(path: path),
      dialect: dialects.joined(separator: ", "))
  }

  private func outcome(of page: MarkdownPage, fields: RecipeFieldSet) -> DocumentOutcome {
    if dialect == .recipeMD {
      return RecipeMDReader(MarkdownDocument(parsing: page.document.bytes), fields)
        .strictOutcome(path: page.path)
    }
    if CooklangRecipeReader.isMeant(by: page.frontMatter),
      let outcome = CooklangRecipeReader().outcome(
        ofMarkdown: page.document.bytes, page.frontMatter, path: page.path, fields: fields)
    {
      return outcome
    }
    if dialect == nil, !page.frontMatter.isPresent,
      let outcome = RecipeMDReader(page.document, fields).outcome()
    {
      return outcome
    }
    return DialectReader(page, fields: fields, forced: dialect).outcome()
  }
}

extension DocumentOutcome {
  /// Returns the outcome of a document that starts some lines below a file's first line.
  fileprivate func moved(by lines: Int) -> DocumentOutcome {
    guard lines > 0 else { return self }
    return DocumentOutcome(
      entries: entries.map { Entry(recipe: $0.recipe, line: $0.line + lines) },
      diagnostics: diagnostics.map { diagnostic in
        guard let place = diagnostic.location else { return diagnostic }
        let location = TextLocation(
          path: place.path, line: place.line.map { $0 + lines }, column: place.column)
        return Diagnostic(
          diagnostic.severity, diagnostic.message, at: location, help: diagnostic.help)
      }, dialect: dialect)
  }
}
