import MarkdownSyntax
import RecipeCore

/// Reads the body of a document in any dialect into a draft.
struct BodyReader {
  /// The document whose body it is.
  let document: MarkdownDocument
  /// The fields that are wanted.
  let fields: RecipeFieldSet
  /// What front matter says of the body.
  let hints: FrontMatterHints
  /// What has been read.
  var draft: RecipeDraft
  /// The number of steps, wanted or not.
  var stepCount = 0
  /// The paragraphs of the description.
  var paragraphs: [String] = []
  /// What was taken for something that the body does not say.
  var assumptions: [BodyAssumption] = []
  /// The sections of the body.
  let outline: BodyOutline

  /// Creates a reader that goes on with a draft.
  init(
    _ document: MarkdownDocument, outline: BodyOutline, draft: RecipeDraft,
    fields: RecipeFieldSet, hints: FrontMatterHints = .none
  ) {
    self.document = document
    self.outline = outline
    self.draft = draft
    self.fields = fields
    self.hints = hints
  }

  /// Reads all sections.
  ///
  /// - Parameter reading: What tells the ingredients from the directions.
  mutating func read(by reading: BodyReading = .detected) {
    readTitle()
    switch reading {
    case .headings: readSections()
    case .blocks: readLoose()
    case .frontMatter: readProse()
    case .detected:
      if outline.has({ $0.holdsIngredients || $0 == .directions }) {
        readSections()
      } else {
        readLoose()
      }
    }
    finishDescription()
  }

  /// Reads a body whose ingredients stand in the front matter: steps, facts and a description.
  mutating func readAroundFrontMatter() {
    guard outline.has({ $0 == .directions }) else { return read(by: .frontMatter) }
    let ingredients = (draft.ingredients, draft.ingredientGroups)
    draft.ingredients = []
    draft.ingredientGroups = []
    read()
    (draft.ingredients, draft.ingredientGroups) = ingredients
  }

  private mutating func readTitle() {
    if draft.title.isEmpty { draft.title = outline.title }
    if outline.isTitleAssumed, let line = outline.titleBlock {
      assume("no heading gives the title; the first line was taken for it", at: line)
    }
    guard draft.sourceURL == nil, let heading = outline.titleBlock else { return }
    draft.sourceURL = linkTarget(of: heading)
  }

  /// The page that a heading leads to when it is wholly a link to one.
  private func linkTarget(of heading: Int) -> String? {
    guard document.blocks[heading].start < document.blocks[heading].end,
      document.firstByte(of: heading) == UInt8(ascii: "[")
    else { return nil }
    let inlines = document.inlines(of: heading)
    guard case .begin(.link(let target)) = inlines.pieces.first?.kind,
      inlines.endOfSpan(at: 0) == inlines.pieces.count - 1
    else { return nil }
    let address = inlines.target(target)
    return address.hasPrefix("http://") || address.hasPrefix("https://") ? address : nil
  }

  /// Reads the sections that no heading says anything of.
  private mutating func readProse() {
    for section in outline.sections where section.kind == nil {
      readIntro(section, isIngredientsMissing: false)
    }
  }

  /// Makes the paragraphs collected the description.
  mutating func finishDescription() {
    guard fields.contains(.description), draft.description == nil, !paragraphs.isEmpty else {
      return
    }
    draft.description = paragraphs.joined(separator: "\n\n")
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

  /// Takes a paragraph of labels such as `Tags: vegan` at the end of a recipe.
  mutating func readClosingFacts(_ index: Int) -> Bool {
    guard document.blocks[index].kind == .paragraph else { return false }
    var isTaken = false
    for line in 0..<document.lineCount(of: index) {
      let range = document.lineRange(line, of: index)
      guard
        readTagLine(range) || setClosing(MetadataLine(document.bytes, range)?.facts)
          || readClosingCredit(range)
      else { return isTaken }
      isTaken = true
    }
    return isTaken
  }

  /// Takes the page of a line such as "*Adapted from [Site](https://…).*".
  private mutating func readClosingCredit(_ range: Range<Int>) -> Bool {
    guard draft.sourceURL == nil, range.count <= 400, Credit.begins(document.bytes[range]) else {
      return false
    }
    readCredit(in: range)
    return draft.sourceURL != nil
  }

  private mutating func setClosing(_ facts: [MetadataLine.Fact]?) -> Bool {
    guard let facts,
      facts.allSatisfy({ $0.key == .tags || $0.key == .source || $0.key == .yield })
    else { return false }
    set(facts)
    return true
  }

  /// Keeps a section that is no part of a recipe's fields as an extra field.
  mutating func keep(_ section: BodySection) {
    guard fields.contains(.extras), !section.isEmpty, !section.name.isEmpty else { return }
    let range = section.text ?? document.lineRange(ofBlocks: section.first..<section.end)
    let text = String(decoding: document.bytes[range], as: UTF8.self)
    draft.extras.append(
      ExtraField(name: section.name, json: FrontMatterValue.text(text).json))
  }

  /// Keeps what stands among the ingredients and is none, as notes.
  mutating func keep(prose blocks: [Int]) {
    guard fields.contains(.extras), !blocks.isEmpty else { return }
    let texts = blocks.map { block in
      let lines = document.lineRange(ofBlocks: block..<document.blocks[block].next)
      return String(decoding: document.bytes[lines], as: UTF8.self)
    }
    draft.extras.append(
      ExtraField(name: "notes", json: FrontMatterValue.text(texts.joined(separator: "\n\n")).json))
  }

  /// Remembers that something was missing, and which block was taken for it.
  mutating func assume(_ message: String, at block: Int) {
    assumptions.append(BodyAssumption(message: message, block: block))
  }
}

extension MarkdownDocument {
  /// The bytes of some blocks, from the beginning of the first line on.
  fileprivate func lineRange(ofBlocks indices: Range<Int>) -> Range<Int> {
    guard let first = indices.first else { return 0..<0 }
    let start = lineStart(at: blocks[first].start)
    return start..<blocks[indices].reduce(start) { max($0, $1.end) }
  }
}
