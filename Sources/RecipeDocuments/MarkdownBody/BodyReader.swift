import MarkdownSyntax
import RecipeCore

/// A reader of the body of a document in any dialect into a draft.
struct BodyReader {
  /// The document.
  let document: MarkdownDocument
  /// The wanted fields.
  let fields: RecipeFieldSet
  /// The hints of the front matter.
  let hints: FrontMatterHints
  /// The facts that tags state.
  let tagFacts: [TagFact]
  /// The draft so far.
  var draft: Recipe
  /// The number of steps, even if they are not wanted.
  var stepCount = 0
  /// The paragraphs of the description.
  var paragraphs: [String] = []
  /// The times that are numbers without a unit.
  var bareTimes = BareTimes()
  /// Those of them whose unit nothing tells.
  private(set) var unknownTimes: [BareTimes.Time] = []
  /// The assumptions made.
  var assumptions: [BodyAssumption] = []
  /// The sections of the body.
  let outline: BodyOutline
  /// True if front matter has the ingredients with their amounts, so that no list of the body without
  /// a heading for ingredients has them.
  var hasListedAmounts = false
  /// The blocks of directions that are ingredients.
  var foodBlocks: Set<Int> = []
  /// The tables of ingredients in the items of steps.
  var nestedTables: Set<Int> = []
  /// True if there are several sections of directions, none of which is a part of another.
  var haveSeveralMethods = false
  /// True if one of them is about preparing or cooking, so that their headings are parts of the work.
  var areMethodsNamed = false
  /// True if steps under a heading of their own precede the section named as the directions, which
  /// then is a part like theirs.
  var isAfterNumberedSection = false

  /// The blocks of prose below the ingredients that are steps.
  var proseSteps: Set<Int> = []
  /// True if several sections with unknown headings are the directions, so that each is a part of them.
  var areAsidesParts = false

  /// Creates a reader that continues a draft.
  init(
    _ document: MarkdownDocument, outline: BodyOutline, draft: Recipe,
    fields: RecipeFieldSet, hints: FrontMatterHints = .none, tagFacts: [TagFact] = []
  ) {
    self.document = document
    self.outline = outline
    self.draft = draft
    self.fields = fields
    self.hints = hints
    self.tagFacts = tagFacts
  }

  /// Reads all sections.
  ///
  /// - Parameter reading: The criterion that separates ingredients and directions.
  mutating func read(by reading: BodyReading = .detected) {
    readTitle()
    readTagFacts()
    switch reading {
    case .headings: readSections()
    case .blocks: readLoose()
    case .frontMatter: readProse()
    case .method: readMethod()
    case .parts(let level): readParts(at: level)
    case .detected:
      if outline.has({ $0.holdsIngredients || $0 == .directions }) {
        readSections()
      } else {
        readLoose()
      }
    }
    readFootnotes()
    readLaterImage()
    finishDescription()
  }

  private mutating func readTitle() {
    if draft.title.isEmpty, outline.title.isEmpty || outline.isTitleAssumed {
      draft.title = titleOfTag ?? ""
    }
    let isTitleKnown = !draft.title.isEmpty
    if !isTitleKnown { draft.title = outline.title }
    if outline.isTitleAssumed, !isTitleKnown, let line = outline.titleBlock {
      assume("no heading gives the title; assumed the first line", at: line)
    }
    guard draft.sourceURL == nil, let heading = outline.titleBlock else { return }
    draft.sourceURL = linkTarget(of: heading)
  }

  /// Returns the target of a paragraph that is one link whose text is a word for the source.
  func linkTarget(ofCredit paragraph: Int) -> String? {
    guard RecipeKey(document.plainText(of: paragraph).utf8) == .source else { return nil }
    return linkTarget(of: paragraph)
  }

  /// Returns the target of a heading that is one link.
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

  /// Sets the times without a unit, as far as the text tells it.
  private mutating func finishTimes() {
    unknownTimes = bareTimes.set(in: &draft) {
      [String(decoding: document.bytes[outline.bytes(in: document)], as: UTF8.self)]
    }
    if fields.contains(.extras) { draft.extras += unknownTimes.map(\.extra) }
  }

  /// Sets the times without a unit, the yield in the title, and the description to the collected paragraphs.
  mutating func finishDescription() {
    finishTimes()
    draft.yield = draft.yield ?? HeadingYield.yield(inTitle: draft.title)
    guard fields.contains(.description), !paragraphs.isEmpty else { return }
    // An introduction follows the description in front matter.
    let all =
      [draft.description].compactMap(\.self)
      + paragraphs.filter { $0 != draft.description && !isTitle($0) }
    guard !all.isEmpty else { return }
    draft.description = all.joined(separator: "\n\n")
  }

  /// True for the title of the recipe, which some texts repeat.
  private func isTitle(_ text: String) -> Bool {
    let words = FoldedText.words(text.utf8)
    return !words.isEmpty && words == FoldedText.words(draft.title.utf8)
  }

  /// Reads a paragraph of labels such as `Tags: vegan` at the end of a recipe.
  mutating func readClosingFacts(_ index: Int) -> Bool {
    guard document.blocks[index].kind == .paragraph else { return false }
    var isTaken = false
    for line in 0..<document.lineCount(of: index) {
      let range = document.lineRange(line, of: index)
      // What follows in the paragraph is not a fact, so that all of it remains text.
      guard
        readTagLine(range) || setClosing(MetadataLine(document.bytes, range)?.facts)
          || readClosingCredit(range)
      else { return false }
      isTaken = true
    }
    return isTaken
  }

  /// Reads the page in a line such as "*Adapted from [Site](https://…).*".
  private mutating func readClosingCredit(_ range: Range<Int>) -> Bool {
    guard draft.sourceURL == nil, range.count <= 400, Credit.begins(document.bytes[range]) else {
      return false
    }
    readCredit(in: range)
    return draft.sourceURL != nil
  }

  private mutating func setClosing(_ facts: [MetadataLine.Fact]?) -> Bool {
    guard let facts,
      facts.allSatisfy({ fact in
        // "Total time: 40 min" is a fact, but "Cook 10 min" may be a step.
        fact.key == .tags || fact.key == .source || fact.key == .yield
          || fact.key == .totalTime && fact.label != nil
          || fact.key.isTime
            && fact.label.map { TimeKey.isExplicit(document.plainText(of: $0)) } ?? false
      })
    else { return false }
    set(facts)
    return true
  }

  /// Records an assumption about a block.
  mutating func assume(_ message: String, at block: Int) {
    assumptions.append(BodyAssumption(message: message, block: block))
  }
}
