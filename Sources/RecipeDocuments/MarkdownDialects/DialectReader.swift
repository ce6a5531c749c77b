import MarkdownSyntax
import RecipeCore

/// A reader of documents with front matter, headings or neither, which decides whether they contain
/// recipes.
struct DialectReader {
  /// The body.
  let document: MarkdownDocument
  /// The front matter above the body.
  let frontMatter: RecipeFrontMatter
  /// The path of the file, for the locations of diagnostics.
  let path: String
  private let fields: RecipeFieldSet
  private let forced: MarkdownDialect?
  /// The recipe in the front matter.
  let draft: Recipe
  private let hasListedDirections: Bool
  private let diagnostics: [Diagnostic]
  private let hints: FrontMatterHints
  private let tagFacts: [TagFact]

  /// Creates a reader of a parsed document.
  ///
  /// - Parameters:
  ///   - forced: The dialect to assume, or `nil` to detect it.
  ///   - map: The places of fields in the front matter that a person named.
  init(
    _ page: MarkdownPage, fields: RecipeFieldSet, forced: MarkdownDialect?,
    map: RecipeFieldMap = .none
  ) {
    document = page.document
    frontMatter = page.frontMatter
    path = page.path
    tagFacts = page.tagFacts
    self.fields = fields
    self.forced = forced
    let page = page
    let read = FrontMatterRecipe(frontMatter, fields: fields, path: path, map: map) {
      String(decoding: page.document.bytes[page.frontMatter.bodyStart...], as: UTF8.self)
    }
    var draft = read.draft
    if draft.ingredients.isEmpty { draft.ingredients = page.foodsInSteps }
    self.draft = draft
    hasListedDirections = read.hasDirections
    diagnostics = page.frontMatter.diagnostics + read.diagnostics
    hints = FrontMatterHints(frontMatter, title: draft.title)
  }

  /// True if the front matter has ingredients.
  var hasListedIngredients: Bool { !draft.ingredients.isEmpty }

  /// Returns the recipes, or a note with the reason why there is none.
  func outcome() -> DocumentOutcome {
    let outline = BodyOutline(document, of: document.blocks.indices, hints: hints)
    let parts = recipes(in: outline)
    return parts.isEmpty ? outcome(ofOne: outline) : outcome(ofSeveral: parts, outline)
  }

  private func dialect(_ outline: BodyOutline) -> MarkdownDialect {
    let signs = DialectSigns(
      document, frontMatter, outline, hasListedIngredients: hasListedIngredients)
    return forced ?? signs.dialect
  }

  private func outcome(ofOne outline: BodyOutline) -> DocumentOutcome {
    let dialect = dialect(outline)
    switch entry(outline, draft, dialect, tagFacts) {
    case .failure(let reason):
      let note = Diagnostic(.note, reason.message, at: TextLocation(path: path, line: 1))
      return DocumentOutcome(
        entries: [], diagnostics: diagnostics + [note], dialect: "Markdown")
    case .success(let (entry, notes)):
      return DocumentOutcome(
        entries: [entry],
        diagnostics: diagnostics + dateWarnings(entry.recipe) + notes,
        dialect: dialect.name)
    }
  }

  /// The reason why a text is not a recipe.
  private struct Refusal: Error {
    let message: String
  }

  private typealias Reading = (entry: DocumentOutcome.Entry, notes: [Diagnostic])

  /// Reads a recipe.
  private func entry(
    _ outline: BodyOutline, _ draft: Recipe, _ dialect: MarkdownDialect, _ tagFacts: [TagFact]
  ) -> Result<Reading, Refusal> {
    var reader = BodyReader(
      document, outline: outline, draft: draft, fields: fields, hints: hints, tagFacts: tagFacts)
    read(with: &reader, outline)
    let hasSteps = reader.stepCount > 0 || hasListedDirections
    if let message = reason(against: reader.draft, outline, hasSteps: hasSteps) {
      return .failure(Refusal(message: message))
    }
    var notes = notes(on: reader, dialect) + timeWarnings(reader)
    if reader.draft.title.isEmpty {
      reader.draft.title = FileTitle.title(ofRecipeAt: path)
      notes.append(note("it has no title; assumed the file's name", line: 1))
    }
    reader.draft.takeYieldFromIngredients(keepsNotes: fields.contains(.notes))
    reader.draft.takeRemarksFromSteps(keepsNotes: fields.contains(.notes))
    guard let recipe = reader.draft.cleaned() else {
      return .failure(Refusal(message: "no recipe: it has no title"))
    }
    let entry = DocumentOutcome.Entry(recipe: recipe, line: outline.titleLine ?? 1)
    return .success((entry, notes))
  }

  private func read(with reader: inout BodyReader, _ outline: BodyOutline) {
    switch forced?.reading ?? .detected {
    case .detected where !reader.draft.ingredients.isEmpty:
      reader.readAroundFrontMatter(hasDirections: hasListedDirections)
    case .detected where isProse(outline): reader.read(by: .method)
    case .frontMatter:
      reader.readAroundFrontMatter(hasDirections: hasListedDirections, isForced: true)
    case let reading:
      (reader.draft.ingredients, reader.draft.ingredientGroups) = ([], [])
      reader.read(by: reading)
    }
    if !hints.groups.isEmpty { reader.draft.ingredientGroups = declaredGroups }
  }

  private var declaredGroups: [RecipeGroup] {
    let member = frontMatter.members.first { RecipeKey($0.name.utf8) == .ingredientGroups }
    return member.flatMap { IngredientGroupList($0.value) }?.groups ?? []
  }
}

/// Documents with several recipes.
extension DialectReader {
  /// Returns the blocks of each of several recipes; front matter of a recipe rules them out.
  private func recipes(in outline: BodyOutline) -> [Range<Int>] {
    guard forced == nil || forced?.reading == .headings, draft.ingredients.isEmpty,
      draft.directions.isEmpty, draft.yield == nil, draft.prepMinutes == nil,
      draft.cookMinutes == nil, draft.totalMinutes == nil
    else { return [] }
    return RecipeDivision(document, outline, title: draft.title).recipes
  }

  private func outcome(
    ofSeveral parts: [Range<Int>], _ outline: BodyOutline
  ) -> DocumentOutcome {
    let dialect = dialect(outline)
    var list = RecipeList(documentSize: document.bytes.count)
    var notes = [note("\(parts.count) recipes, recognised by their headings", line: 1)]
    let shared = draft.sharedByRecipes
    let areNumbered = parts.enumerated().allSatisfy { index, blocks in
      let name = document.plainText(of: blocks.lowerBound)
      return DishHeadings.withoutNumber(name, index + 1) != name
    }
    for (index, blocks) in parts.enumerated() {
      guard !list.isFull else {
        list.leaveOut()
        continue
      }
      let outline = BodyOutline(document, of: blocks, beginsWithTitle: true)
      let line = document.blocks[blocks.lowerBound].line
      let end =
        document.blocks.indices.contains(blocks.upperBound)
        ? document.blocks[blocks.upperBound].line : .max
      switch entry(outline, shared, dialect, tagFacts.filter { line..<end ~= $0.line }) {
      case .success(let reading):
        var entry = reading.entry
        if areNumbered {
          entry.recipe.title = DishHeadings.withoutNumber(entry.recipe.title, index + 1)
        }
        list.append(entry)
        notes += reading.notes
      case .failure(let reason): notes.append(note(reason.message, line: line))
      }
    }
    return DocumentOutcome(
      entries: list.entries,
      diagnostics: [list.diagnostic(path: path)].compactMap(\.self)
        + (diagnostics + notes).limited(path: path),
      dialect: dialect.name)
  }
}

extension Recipe {
  /// The facts in a book's front matter that apply to each recipe in it.
  fileprivate var sharedByRecipes: Recipe {
    var draft = Recipe(title: "")
    (draft.author, draft.publisher, draft.publisherURL) = (author, publisher, publisherURL)
    (draft.language, draft.tags, draft.published) = (language, tags, published)
    return draft
  }
}
