import CooklangSyntax
package import RecipeCore

/// A reader of Cooklang, with front matter or `>>` lines of metadata.
///
/// A reference to a recipe in another file is an ingredient; the file is not read.
package struct CooklangRecipeReader: RecipeDocumentReader {
  /// The maximum size of a document, in bytes.
  package static let maximumSize = 16 << 20

  /// Creates a reader.
  package init() {}

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    DocumentText.outcome(of: bytes, path: path, limit: Self.maximumSize, dialect: "Cooklang") {
      let frontMatter = RecipeFrontMatter(of: $0, path: path)
      let document = CooklangDocument(
        parsing: $0, from: frontMatter.bodyStart, line: frontMatter.bodyLine)
      return outcome(of: document, frontMatter, path: path, fields: fields)
    }
  }

  /// True if the front matter of a Markdown file marks its body as Cooklang: `recipe: true`, as in
  /// the Obsidian plug-in.
  static func isMeant(by frontMatter: RecipeFrontMatter) -> Bool {
    frontMatter.members.contains {
      $0.name.utf8.count == 6 && $0.name.lowercased() == "recipe"
        && $0.value.text?.lowercased() == "true"
    }
  }

  /// Reads a Markdown file whose body is Cooklang; `nil` if it marks up no amount.
  func outcome(
    ofMarkdown bytes: [UInt8], _ frontMatter: RecipeFrontMatter, path: String,
    fields: RecipeFieldSet
  ) -> DocumentOutcome? {
    let document = CooklangDocument(
      parsing: bytes, from: frontMatter.bodyStart, line: frontMatter.bodyLine)
    let hasIngredient = document.blocks.contains { block in
      document.items(of: block).contains { $0.kind == .ingredient && !$0.quantity.isEmpty }
    }
    guard hasIngredient else { return nil }
    return outcome(of: document, frontMatter, path: path, fields: fields)
  }

  private func outcome(
    of document: CooklangDocument, _ frontMatter: RecipeFrontMatter, path: String,
    fields: RecipeFieldSet
  ) -> DocumentOutcome {
    var draft = Recipe(title: "")
    draft.readCooklang(frontMatter, document.metadata, fields: fields)
    var body = CooklangBody(document, draft: draft, fields: fields)
    body.read()
    draft = body.draft
    if draft.title.isEmpty { draft.title = title(of: path) }
    let diagnostics =
      frontMatter.diagnostics + document.diagnostics(path: path, isAfter: frontMatter)
    let dialect = dialect(document, frontMatter)
    guard !draft.ingredients.isEmpty || body.stepCount > 0, let recipe = draft.cleaned() else {
      let note = Diagnostic(
        .note, "no recipe: no ingredients and no steps", at: TextLocation(path: path, line: 1))
      return DocumentOutcome(entries: [], diagnostics: diagnostics + [note], dialect: dialect)
    }
    return DocumentOutcome(
      entries: [DocumentOutcome.Entry(recipe: recipe, line: 1)], diagnostics: diagnostics,
      dialect: dialect)
  }

  private func dialect(
    _ document: CooklangDocument, _ frontMatter: RecipeFrontMatter
  ) -> String {
    if frontMatter.isPresent { return "Cooklang with front matter" }
    return document.metadata.isEmpty ? "Cooklang" : "Cooklang with >> metadata"
  }

  /// Returns the title in a file name: "Leek Soup" for `Leek Soup.cook` and `Leek Soup.cook.md`.
  private func title(of path: String) -> String {
    let isMarkdown = path.lowercased().hasSuffix(".cook.md")
    return FileTitle.title(of: isMarkdown ? String(path.dropLast(3)) : path)
  }
}
