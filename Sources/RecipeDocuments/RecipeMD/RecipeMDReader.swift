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
    var reader = BodyReader(
      document, outline: BodyOutline(), draft: RecipeDraft(), fields: fields)
    reader.draft.title = recipe.title
    reader.draft.tags = recipe.tags
    reader.draft.yield = parser.yieldBlock.map { document.plainText(of: $0) }
    add(recipe.ingredients, to: &reader.draft)
    for group in recipe.groups { add(group, to: &reader.draft) }
    reader.add(steps(parser.instructions))
    guard !reader.draft.ingredients.isEmpty || reader.stepCount > 0 else { return nil }
    readDescription(parser.intro, into: &reader)
    guard let finished = reader.draft.finished() else { return nil }
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
  private func readDescription(_ blocks: Range<Int>, into reader: inout BodyReader) {
    let section = BodySection(
      kind: nil, level: 1, name: "", first: blocks.lowerBound, end: blocks.upperBound)
    reader.readIntro(section, isIngredientsMissing: false)
    reader.finishDescription()
  }
}
