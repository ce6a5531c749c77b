import MarkdownSyntax
import RecipeCore

/// Reads the body of a document in any dialect into a draft.
struct BodyReader {
  let document: MarkdownDocument
  let fields: RecipeFieldSet
  /// What has been read.
  var draft: RecipeDraft
  /// How many steps there are, wanted or not.
  var stepCount = 0
  /// The paragraphs of the description.
  var paragraphs: [String] = []
  /// The sections of the body.
  let outline: BodyOutline

  /// Makes a reader that goes on with a draft.
  init(
    _ document: MarkdownDocument, outline: BodyOutline, draft: RecipeDraft, fields: RecipeFieldSet
  ) {
    self.document = document
    self.outline = outline
    self.draft = draft
    self.fields = fields
  }

  /// Reads all sections.
  mutating func read() {
    if draft.title.isEmpty { draft.title = outline.title }
    if outline.has({ $0.holdsIngredients || $0 == .directions }) {
      readSections()
    } else {
      readLoose()
    }
    finishDescription()
  }

  /// Makes the paragraphs collected the description.
  mutating func finishDescription() {
    guard fields.contains(.description), draft.description == nil, !paragraphs.isEmpty else {
      return
    }
    draft.description = paragraphs.joined(separator: "\n\n")
  }

  private mutating func readSections() {
    let collected = collectIngredients()
    let hasAmounts = outline.has { $0 == .amounts }
    var steps = StepCollector(document, keepsTexts: fields.contains(.directions))
    var hasBegun = false
    for section in outline.sections {
      switch section.kind {
      case .directions: readSteps(of: section, into: &steps)
      case .facts: readFacts(of: section)
      case .source: readSource(of: section)
      case .notes, .tools, .nutrition: keep(section)
      case .ingredients where hasAmounts: keep(section)
      case .ingredients, .amounts: break
      case nil where !hasBegun: readIntro(section, isIngredientsMissing: collected.isEmpty)
      case nil: readAside(section)
      }
      hasBegun = hasBegun || section.kind?.holdsIngredients == true || section.kind == .directions
    }
    finish(collected, steps)
  }

  private mutating func finish(_ collected: IngredientCollector, _ steps: StepCollector) {
    var steps = steps
    if !collected.isEmpty { add(collected) }
    if steps.count == 0 { for block in collected.prose { steps.take(block) } }
    add(steps)
  }

  /// Adds ingredients to the draft.
  mutating func add(_ collected: IngredientCollector) {
    let offset = draft.ingredients.count
    draft.ingredientGroups += collected.namedGroups.map {
      IngredientGroup(name: $0.name, start: $0.start + offset)
    }
    if offset == 0 {
      draft.ingredients = collected.lines
    } else {
      draft.ingredients += collected.lines
    }
  }

  /// Adds steps to the draft.
  mutating func add(_ steps: StepCollector) {
    stepCount += steps.count
    draft.directions += steps.steps
  }

  /// The ingredients of the sections that hold them: those with amounts, else those with names.
  private func collectIngredients() -> IngredientCollector {
    if outline.has({ $0 == .amounts }) {
      var amounts = collect(.amounts)
      amounts.dropOnlyGroup()
      if !amounts.isEmpty { return amounts }
    }
    var names = collect(.ingredients)
    if names.isEmpty { names.takeProseLines() }
    return names
  }

  private func collect(_ kind: SectionKind) -> IngredientCollector {
    var collector = IngredientCollector(document)
    collector.takesNumbersAsProse = !outline.has { $0 == .directions }
    let sections = outline.sections.filter { $0.kind == kind }
    let usesComponents = sections.count { !$0.isPart && !$0.component.isEmpty } > 1
    for section in sections {
      if section.isPart {
        collector.beginGroup(section.name)
      } else if usesComponents {
        collector.beginGroup(section.component)
      }
      collector.take(from: section.first, to: section.end)
    }
    return collector
  }

  private mutating func readSteps(of section: BodySection, into steps: inout StepCollector) {
    if section.isPart { steps.beginPart(section.name) }
    var index = section.first
    while index < section.end {
      if !readClosingFacts(index) { steps.take(index) }
      index = document.blocks[index].next
    }
  }

  /// Takes a paragraph of labels such as `Tags: vegan` at the end of a recipe.
  mutating func readClosingFacts(_ index: Int) -> Bool {
    guard document.blocks[index].kind == .paragraph else { return false }
    var isTaken = false
    for line in 0..<document.lineCount(of: index) {
      let range = document.lineRange(line, of: index)
      guard let facts = MetadataLine(document.bytes, range)?.facts,
        facts.allSatisfy({ $0.key == .tags || $0.key == .source || $0.key == .yield })
      else { return isTaken }
      set(facts)
      isTaken = true
    }
    return isTaken
  }

  /// A section after the recipe began whose heading says nothing known.
  private mutating func readAside(_ section: BodySection) {
    var index = section.first
    while index < section.end {
      _ = readClosingFacts(index)
      index = document.blocks[index].next
    }
    keep(section)
  }

  /// Keeps a section that is no part of a recipe's fields as an extra field.
  mutating func keep(_ section: BodySection) {
    guard fields.contains(.extras), !section.isEmpty, !section.name.isEmpty else { return }
    let start = document.lineStart(at: document.blocks[section.first].start)
    let end = document.blocks[section.first..<section.end].reduce(start) { max($0, $1.end) }
    let text = String(decoding: document.bytes[start..<end], as: UTF8.self)
    draft.extras.append(
      ExtraField(name: section.name, json: FrontMatterValue.text(text).json))
  }
}
