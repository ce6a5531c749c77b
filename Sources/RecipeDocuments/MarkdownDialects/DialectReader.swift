import MarkdownSyntax
import RecipeCore

/// Reads a document with front matter, headings or neither, and decides whether it is a recipe.
struct DialectReader {
  private let document: MarkdownDocument
  private let frontMatter: RecipeFrontMatter
  private let path: String
  private let fields: RecipeFieldSet

  /// Makes a reader of a parsed document.
  init(
    _ document: MarkdownDocument, _ frontMatter: RecipeFrontMatter, path: String,
    fields: RecipeFieldSet
  ) {
    self.document = document
    self.frontMatter = frontMatter
    self.path = path
    self.fields = fields
  }

  /// The recipe, or a note that says why there is none.
  func outcome() -> DocumentOutcome {
    let outline = BodyOutline(document)
    var reader = BodyReader(document, outline: outline, draft: RecipeDraft(), fields: fields)
    reader.draft.read(frontMatter, fields: fields)
    if reader.draft.ingredients.isEmpty { reader.read() } else { reader.readAroundFrontMatter() }
    let hasSteps = reader.stepCount > 0 || frontMatterHas(.directions)
    if let reason = reason(against: reader.draft, outline, hasSteps: hasSteps) {
      return noRecipe(reason)
    }
    if reader.draft.title.isEmpty { reader.draft.title = FileTitle.title(of: path) }
    guard let recipe = reader.draft.finished() else {
      return noRecipe("no recipe: it has no title")
    }
    return DocumentOutcome(
      entries: [DocumentOutcome.Entry(recipe: recipe, line: outline.titleLine ?? 1)],
      diagnostics: frontMatter.diagnostics + dateWarnings(recipe), dialect: dialect(outline))
  }

  private func dateWarnings(_ recipe: Recipe) -> [Diagnostic] {
    guard recipe.published == nil else { return [] }
    return frontMatter.members.compactMap { member in
      guard let date = member.value.text, RecipeDate.isImpossible(date),
        RecipeKey(member.name.utf8) == .published
      else { return nil }
      let location = TextLocation(path: path, line: member.line)
      return Diagnostic(.warning, RecipeDate.message(date), at: location)
    }
  }

  private func frontMatterHas(_ key: RecipeKey) -> Bool {
    frontMatter.members.contains { RecipeKey($0.name.utf8) == key }
  }

  private func noRecipe(_ reason: String) -> DocumentOutcome {
    let note = Diagnostic(.note, reason, at: TextLocation(path: path, line: 1))
    return DocumentOutcome(
      entries: [], diagnostics: frontMatter.diagnostics + [note], dialect: "Markdown")
  }

  /// Why the document is no recipe; `nil` when it is one.
  private func reason(
    against draft: RecipeDraft, _ outline: BodyOutline, hasSteps: Bool
  ) -> String? {
    if draft.ingredients.isEmpty, !hasSteps { return "no recipe: no ingredients and no directions" }
    let isStructured =
      outline.has { $0.holdsIngredients || $0 == .directions }
      || frontMatterHas(.ingredients)
    if isStructured { return nil }
    if FileTitle.isAboutFolder(path) { return "no recipe: a page about its folder" }
    if draft.ingredients.isEmpty, outline.title.isEmpty || !hasNumberedSteps {
      return "no recipe: no ingredients"
    }
    if !hasSteps, LinkLists.areAll(in: document) { return "no recipe: a list of links" }
    return nil
  }

  private var hasNumberedSteps: Bool {
    document.blocks.indices.contains { index in
      document.blocks[index].kind == .orderedList
        && document.children(of: index).lazy.prefix(2).count(where: { _ in true }) == 2
    }
  }

  private func dialect(_ outline: BodyOutline) -> String {
    switch (outline.has { $0.holdsIngredients || $0 == .directions }, frontMatter.isPresent) {
    case (true, true): "Markdown with headings and front matter"
    case (true, false): "Markdown with headings"
    case (false, true): "free-form Markdown and front matter"
    case (false, false): "free-form Markdown"
    }
  }
}

extension BodyReader {
  /// Reads a body whose ingredients stand in the front matter: steps, facts and a description.
  mutating func readAroundFrontMatter() {
    let hasSections = outline.has { $0 == .directions }
    if hasSections {
      let ingredients = (draft.ingredients, draft.ingredientGroups)
      draft.ingredients = []
      draft.ingredientGroups = []
      read()
      (draft.ingredients, draft.ingredientGroups) = ingredients
    } else {
      if draft.title.isEmpty { draft.title = outline.title }
      readProse()
    }
  }

  private mutating func readProse() {
    for section in outline.sections where section.kind == nil {
      readIntro(section, isIngredientsMissing: false)
    }
    finishDescription()
  }
}
