import Ingredients
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

  /// Reads a body whose ingredients are in the front matter: steps, facts and a description.
  ///
  /// - Parameters:
  ///   - hasDirections: True if the directions are in the front matter as well.
  ///   - isForced: True if a person said that the ingredients are those of the front matter.
  mutating func readAroundFrontMatter(hasDirections: Bool, isForced: Bool = false) {
    if !hasDirections, !draft.ingredients.isEmpty, let level = levelOfParts {
      return read(by: .parts(level: level))
    }
    let areKeywords =
      !isForced && (outline.has(\.holdsIngredients) || hasListOfFoods)
      && Self.areKeywords(draft.ingredients)
    guard areKeywords || outline.has({ $0 == .directions }) else {
      guard hasDirections, hasFullerMethod else {
        return read(by: hasDirections ? .frontMatter : .method)
      }
      let short = draft.directions
      (draft.directions, draft.directionGroups) = ([], [])
      read(by: .method)
      if fields.contains(.notes) { draft.notes += short }
      return
    }
    let ingredients = (draft.ingredients, draft.ingredientGroups)
    draft.ingredients = []
    draft.ingredientGroups = []
    hasListedAmounts = haveAmounts(ingredients.0)
    read()
    let isFuller =
      haveAmounts(draft.ingredients) && !haveAmounts(ingredients.0)
      || areKeywords && draft.ingredients.count >= ingredients.0.count
      || hasFurtherFoods(than: ingredients.0)
    guard !isFuller else { return keepFoods(ingredients.0) }
    keepFoods(missingIn: ingredients.0)
    (draft.ingredients, draft.ingredientGroups) = ingredients
  }

  /// True for a body that is a numbered list of work without a name, with at least as many steps as front matter has,
  /// and much more text.
  private var hasFullerMethod: Bool {
    let blocks =
      outline.blocks.isEmpty
      ? []
      : document.topBlocks(
        from: outline.blocks.lowerBound, to: outline.blocks.upperBound
      )
    let lists = blocks.filter { document.blocks[$0].kind == .orderedList }
    guard lists.count == 1, let list = lists.first, !draft.directions.isEmpty,
      !outline.sections.contains(where: {
        $0.level > 0 && $0.name != outline.title && $0.first <= list && list < $0.end
      }),
      !(blocks.last { $0 < list }.map { document.plainText(of: $0).hasSuffix(":") } ?? false)
    else { return false }
    let items = document.texts(ofItemsOf: list)
    guard items.count(where: { WorkVerb.isIn($0) || TimeWords.areIn($0) }) * 2 > items.count
    else { return false }
    let (letters, known) = (
      items.reduce(0) { $0 + $1.utf8.count }, draft.directions.reduce(0) { $0 + $1.utf8.count }
    )
    return items.count >= draft.directions.count && letters * 2 > known * 3
  }

  /// True for foods of one or two words without amounts, as a taxonomy of a site has them.
  private static func areKeywords(_ lines: [String]) -> Bool {
    lines.allSatisfy { line in
      line.split(separator: " ").count <= 2 && !line.contains { $0.isNumber || ",;(".contains($0) }
    }
  }

  private func haveAmounts(_ lines: [String]) -> Bool {
    lines.contains { ParsedIngredient($0).amount != nil }
  }

  /// Keeps the names of foods that front matter lists, and the body with amounts, as tags, unless
  /// the ingredients have them.
  private mutating func keepFoods(_ foods: [String]) {
    let words = FoldedText.words(draft.ingredients.joined(separator: " ").utf8)
    for food in foods where !words.contains(FoldedText.words(food.utf8)) { draft.addTag(food) }
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

  /// Adds ingredients to the draft.
  mutating func add(_ collected: IngredientCollector) {
    draft.yield = draft.yield ?? collected.yield
    if fields.contains(.notes) { draft.notes += collected.notes }
    let offset = draft.ingredients.count
    draft.ingredientGroups += collected.namedGroups.map {
      RecipeGroup(name: $0.name, start: $0.start + offset)
    }
    let areRows = !collected.lines.contains { $0.hasPrefix("|") || $0.hasSuffix("|") }
    draft.ingredients += (areRows ? DividedLines.joined(collected.lines) : collected.lines).map(
      { Self.withSingleSpaces(Self.withoutDashes($0)) })
  }

  /// Returns a line without the dashes that somebody wrote behind its bullet.
  private static func withoutDashes(_ line: String) -> String {
    let rest = line.drop { "-\u{2012}\u{2013}\u{2014}\u{2015}".contains($0) }
    guard rest.startIndex > line.startIndex, rest.first == " ", !line.hasPrefix("- ") else {
      return line
    }
    return String(rest.drop { $0 == " " })
  }

  private static func withSingleSpaces(_ line: String) -> String {
    guard line.contains("\t") || line.contains("  ") else { return line }
    return line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
  }

  /// Adds steps to the draft; where there are none, those in the tables of ingredients.
  mutating func add(_ steps: StepCollector, orRowsOf collected: IngredientCollector) {
    add(steps)
    guard steps.count == 0 else { return }
    stepCount += collected.rowSteps.count
    if fields.contains(.directions) { draft.directions += collected.rowSteps }
  }

  /// Adds steps to the draft.
  mutating func add(_ steps: StepCollector) {
    stepCount += steps.count
    let offset = draft.directions.count
    draft.directionGroups += steps.groups.map {
      RecipeGroup(name: $0.name, start: $0.start + offset)
    }
    let texts = steps.groups.isEmpty ? CountedSteps.withoutNumbers(steps.steps) : steps.steps
    draft.directions += texts.map(Self.withoutDashes)
    draft.tools += steps.tools
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

/// An assumption about something that a body does not state.
struct BodyAssumption {
  /// A phrase about the missing part and the assumption.
  let message: String
  /// The block to which the assumption applies.
  let block: Int
}
