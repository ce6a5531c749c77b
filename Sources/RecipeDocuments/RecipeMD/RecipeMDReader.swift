import MarkdownSyntax
import RecipeCore

/// Maps a document that keeps the rules of RecipeMD to a recipe.
struct RecipeMDReader {
  private let document: MarkdownDocument
  private let fields: RecipeFieldSet

  /// Makes a reader of a parsed document.
  init(_ document: MarkdownDocument, _ fields: RecipeFieldSet) {
    self.document = document
    self.fields = fields
  }

  /// The recipe; `nil` when the document is no RecipeMD or has neither ingredients nor steps.
  func outcome() -> DocumentOutcome? {
    guard document.blocks.first?.kind == .heading(level: 1),
      document.blocks.contains(where: { $0.kind == .thematicBreak })
    else { return nil }
    var parser = RecipeMDParser(document)
    guard let recipe = try? parser.parse(), !hasOtherSections(recipe) else { return nil }
    return outcome(recipe, parser)
  }

  /// Whether a group is none by its name, as in a document with headings that has a divider too.
  private func hasOtherSections(_ recipe: RecipeMDDocument) -> Bool {
    recipe.groups.contains { SectionKind(heading: $0.title, isNested: false) != nil }
  }

  private func outcome(_ recipe: RecipeMDDocument, _ parser: RecipeMDParser) -> DocumentOutcome? {
    var draft = RecipeDraft()
    draft.title = recipe.title
    draft.tags = recipe.tags
    draft.yield = parser.yieldBlock.map { document.plainText(of: $0) }
    add(recipe.ingredients, to: &draft)
    for group in recipe.groups { add(group, to: &draft) }
    let steps = steps(parser.instructions)
    guard !draft.ingredients.isEmpty || steps.count > 0 else { return nil }
    draft.directions = steps.steps
    guard let finished = withIntro(draft, parser.intro).finished() else { return nil }
    let line = document.blocks.first?.line ?? 1
    return DocumentOutcome(
      entries: [DocumentOutcome.Entry(recipe: finished, line: line)], diagnostics: [],
      dialect: "RecipeMD")
  }

  private func add(_ ingredients: [RecipeMDIngredient], to draft: inout RecipeDraft) {
    var collector = IngredientCollector(document)
    collector.mayNestGroups = false
    for ingredient in ingredients { collector.takeItem(ingredient.block) }
    draft.ingredients += collector.lines
  }

  private func add(_ group: RecipeMDGroup, to draft: inout RecipeDraft) {
    draft.ingredientGroups.append(
      IngredientGroup(name: group.title, start: draft.ingredients.count))
    add(group.ingredients, to: &draft)
    for inner in group.groups { add(inner, to: &draft) }
  }

  private func steps(_ blocks: Range<Int>) -> StepCollector {
    var steps = StepCollector(document, keepsTexts: fields.contains(.directions))
    var index = blocks.lowerBound
    while index < blocks.upperBound {
      steps.take(index)
      index = document.blocks[index].next
    }
    return steps
  }

  /// Reads the description for facts and prose.
  private func withIntro(_ draft: RecipeDraft, _ intro: Range<Int>) -> RecipeDraft {
    var reader = BodyReader(
      document, outline: BodyOutline(), draft: draft, fields: fields)
    reader.readIntro(
      BodySection(kind: nil, level: 1, name: "", first: intro.lowerBound, end: intro.upperBound),
      isIngredientsMissing: false)
    reader.finishDescription()
    return reader.draft
  }
}
