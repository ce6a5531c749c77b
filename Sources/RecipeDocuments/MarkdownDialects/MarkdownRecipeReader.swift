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
  private let map: RecipeFieldMap

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - dialect: The dialect to assume, or `nil` to detect it; `recipeMD` rejects violations of its
  ///     rules.
  ///   - map: The places of fields in front matter that a person named.
  package init(dialect: MarkdownDialect? = nil, map: RecipeFieldMap = .none) {
    self.dialect = dialect
    self.map = map
  }

  package func mapping(_ map: RecipeFieldMap) -> any RecipeDocumentReader {
    MarkdownRecipeReader(dialect: dialect, map: map)
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
    let limits = page.document.limitDiagnostics(path: path)
    guard let pages = DocumentPages(of: page.document) else {
      return outcome(of: page, fields: fields).adding(limits)
    }
    var list = RecipeList(documentSize: bytes.count)
    var diagnostics = limits
    var dialects: [String] = []
    for part in pages.all {
      let text = Array(page.document.bytes[part.bytes])
      let outcome = outcome(of: MarkdownPage(text, path: path), fields: fields)
        .moved(by: part.line - 1)
      for entry in outcome.entries { list.append(entry) }
      diagnostics += outcome.diagnostics
      if !dialects.contains(outcome.dialect) { dialects.append(outcome.dialect) }
    }
    return DocumentOutcome(
      entries: list.entries,
      diagnostics: [list.diagnostic(path: path)].compactMap(\.self)
        + diagnostics.limited(path: path),
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
    let outcome = DialectReader(page, fields: fields, forced: dialect, map: map).outcome()
    guard outcome.entries.isEmpty, dialect == nil else { return outcome }
    return outcomeByShape(of: page, fields: fields) ?? outcome
  }

  /// Returns the recipe of a text without labels, or `nil` if it is none.
  private func outcomeByShape(of page: MarkdownPage, fields: RecipeFieldSet) -> DocumentOutcome? {
    guard !page.frontMatter.isPresent, !FileTitle.isAboutFolder(page.path),
      let recipe = UnlabelledRecipe(page.document.bytes)
    else { return nil }
    let labelled = MarkdownPage(UnlabelledMarkdown(recipe).bytes, path: page.path)
    let outcome = DialectReader(labelled, fields: fields, forced: nil, map: map).outcome()
    guard !outcome.entries.isEmpty else { return nil }
    let note = Diagnostic(
      .note, "no labels; assumed lines with amounts to be ingredients, and those below to be steps",
      at: TextLocation(path: page.path, line: 1))
    return DocumentOutcome(
      entries: outcome.entries.map { DocumentOutcome.Entry(recipe: $0.recipe, line: 1) },
      diagnostics: [note], dialect: outcome.dialect)
  }
}

extension MarkdownDocument {
  /// The problems of a document with more blocks or marks than are read.
  fileprivate func limitDiagnostics(path: String) -> [Diagnostic] {
    let ofBlocks = lineOfBlockLimit.map { line in
      Diagnostic(
        .error,
        "more than \(limits.blocks) blocks for its size; the rest was read as one paragraph",
        at: TextLocation(path: path, line: line), help: "split it into several documents")
    }
    let ofPieces = lineOfPieceLimit.map { line in
      Diagnostic(
        .warning, "a text with more than \(limits.pieces) marks; the rest was read as plain text",
        at: TextLocation(path: path, line: line), help: "split it into paragraphs")
    }
    return [ofBlocks, ofPieces].compactMap(\.self)
  }
}

extension DocumentOutcome {
  /// Returns the outcome with further diagnostics before its own.
  fileprivate func adding(_ further: [Diagnostic]) -> DocumentOutcome {
    guard !further.isEmpty else { return self }
    return DocumentOutcome(
      entries: entries, diagnostics: further + diagnostics, dialect: dialect)
  }

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
