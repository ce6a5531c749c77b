import MarkdownSyntax
import RecipeCore

/// Bodies whose headings name neither ingredients nor directions, which are read by the kinds of
/// blocks.
///
/// Prose up to the first list is the description, bullets are ingredients, numbered items, quotes
/// and later prose are directions. This reads RecipeMD that violates its rules, nyum, and plain
/// notes.
extension BodyReader {
  /// Reads all sections by the kinds of their blocks.
  mutating func readLoose() {
    if hasFoodsInSentences { return readInterleaved() }
    var loose = LooseBody(document, keepsTexts: fields.contains(.directions))
    loose.parts = partsWithSteps
    let lone = LoneLines(document, outline.sections)
    (loose.lines, loose.notes) = (lone.blocks, lone.notes)
    for section in outline.sections {
      switch section.kind {
      case .facts: readFacts(of: section)
      case .source: readSource(of: section)
      case nil, .ingredients, .amounts, .directions: readLoose(section, into: &loose)
      default: keep(section)
      }
    }
    loose.ingredients.dropOnlyGroup()
    add(loose.ingredients)
    add(loose.steps, orRowsOf: loose.ingredients)
  }

  private mutating func readLoose(_ section: BodySection, into loose: inout LooseBody) {
    if section.isAfterDivider, !loose.ingredients.isEmpty { loose.dividers += 1 }
    let numbered = NumberedSteps(document, section.first..<max(section.first, section.end))
    let titleLevel = hints.hasTitle ? 0 : 1
    if section.level > titleLevel, section.name != outline.title {
      loose.begin(section, in: document, isTable: isTable(firstOf: section))
    }
    if let text = section.text {
      if section.kind == .directions {
        loose.steps.takeText(text)
      } else {
        loose.ingredients.takeText(text)
      }
    }
    var index = section.first
    while index < section.end {
      let next = document.blocks[index].next
      let mayBeRemark =
        document.blocks[index].kind == .bulletList || document.blocks[index].kind == .quote
      if !loose.ingredients.isEmpty, mayBeRemark, numbered.isRemark(index) {
        keep(prose: [index])
      } else {
        readLoose(index, next: next < section.end ? next : nil, into: &loose)
      }
      index = next
    }
  }

  /// The sections that have ingredients and, below them, steps, if there are several of them.
  private var partsWithSteps: Set<Int> {
    let parts = outline.sections.filter { section in
      guard section.kind == nil, section.level > 0, section.first < section.end,
        isTable(firstOf: section) || isListOfFoods(section.first)
      else { return false }
      let below = document.topBlocks(from: document.blocks[section.first].next, to: section.end)
      return below.contains { isListOfSteps($0) || isSentence($0) }
    }
    return parts.count > 1 ? Set(parts.map(\.first)) : []
  }

  private func isSentence(_ block: Int) -> Bool {
    document.blocks[block].kind == .paragraph
      && ListShape.isSentence(document.plainText(of: block))
  }

  /// True for bullets some of which begin with an amount, and which are no sentences.
  func isListOfFoods(_ list: Int) -> Bool {
    document.blocks[list].kind == .bulletList
      && document.children(of: list).contains { document.beginsWithAmount(item: $0) }
      && !StepSentences.areMost(in: document, list: list)
  }

  private func isTable(firstOf section: BodySection) -> Bool {
    section.first < section.end && document.blocks[section.first].kind == .table
      && looksLikeIngredients(table: section.first)
  }

  private mutating func readLoose(_ index: Int, next: Int?, into loose: inout LooseBody) {
    let isFirst = loose.ingredients.isEmpty
    switch document.blocks[index].kind {
    case .paragraph where loose.lines.contains(index) || isAmounts(index):
      loose.ingredients.takeLines(of: index)
    case .paragraph where loose.notes.contains(index): keep(prose: [index])
    case .code where haveAmounts(inCode: index):
      loose.ingredients.take(from: index, to: document.blocks[index].next)
    case .paragraph where isNameOfCode(index, above: next):
      loose.ingredients.beginGroup(document.plainText(of: index))
    case .paragraph where isFirst && loose.steps.count == 0: readIntroParagraph(index)
    case .paragraph where readClosingFacts(index): return
    case .quote where isFirst && loose.steps.count == 0: readQuote(index)
    case .paragraph where loose.steps.count == 0 && isGroupName(index, above: next):
      loose.ingredients.beginGroup(document.plainText(of: index))
    case .bulletList where isFirst && readFactList(index): return
    case .bulletList where isFirst && document.isTableOfContents(index): return
    case .bulletList where isFirst && isProse(index): return keepList(index)
    case .table where readFactTable(index): return
    case .bulletList, .table: loose.takeList(index)
    case .paragraph where readNote(index): return
    default: loose.steps.take(index)
    }
    if isFirst, !loose.ingredients.isEmpty { assume(Self.assumed(of: document, index), at: index) }
  }

  /// True for a list of sentences above a table of ingredients.
  private func isProse(_ list: Int) -> Bool {
    guard StepSentences.areMost(in: document, list: list),
      let end = outline.sections.last?.end, list < end
    else { return false }
    return document.topBlocks(from: document.blocks[list].next, to: end).contains { block in
      document.blocks[block].kind == .table && looksLikeIngredients(table: block)
    }
  }

  private static func assumed(of document: MarkdownDocument, _ index: Int) -> String {
    switch document.blocks[index].kind {
    case .table: tableAssumed
    case .paragraph: "no heading names the ingredients; assumed the lines with amounts"
    default: listAssumed
    }
  }

  /// True for fenced code with a line for each ingredient.
  func haveAmounts(inCode index: Int) -> Bool {
    FencedIngredients(document, at: index)?.haveAmounts ?? false
  }

  /// True for a few words on a line of their own above fenced code with ingredients.
  private func isNameOfCode(_ index: Int, above next: Int?) -> Bool {
    guard let next, document.blocks[next].kind == .code, document.lineCount(of: index) == 1,
      haveAmounts(inCode: next)
    else { return false }
    let text = document.plainText(of: index)
    return text.utf8.count <= 48 && !text.contains { ".!?".contains($0) }
      && !text.contains(where: \.isNumber)
  }

  /// True if a paragraph has several lines that all start with an amount.
  private func isAmounts(_ index: Int) -> Bool {
    let count = document.lineCount(of: index)
    guard count > 1 else { return false }
    return (0..<count).allSatisfy { line in
      let text = document.bytes[document.lineRange(line, of: index)]
      return RecipeMDAmount.begins(text) && text.last != UInt8(ascii: ".")
    }
  }

  /// True if a line between two lists is the name of a group: `_Optional_`, or `For the sauce:`.
  private func isGroupName(_ index: Int, above next: Int?) -> Bool {
    guard let next, document.blocks[next].kind == .bulletList, document.lineCount(of: index) == 1,
      !StepSentences.areMost(in: document, list: next)
    else { return false }
    let line = document.bytes[document.lineRange(0, of: index)]
    guard line.count <= 48, let first = line.first, let last = line.last else { return false }
    let isMarked = (first == UInt8(ascii: "_") || first == UInt8(ascii: "*")) && first == last
    return isMarked || last == UInt8(ascii: ":")
  }
}

/// The ingredients and steps of a body without informative headings.
struct LooseBody {
  /// The ingredients.
  var ingredients: IngredientCollector
  /// The steps.
  var steps: StepCollector
  /// The number of dividers since the first ingredient.
  var dividers = 0
  /// The first blocks of the sections that have ingredients and steps.
  var parts: Set<Int> = []
  /// The paragraphs that are ingredients.
  var lines: Set<Int> = []
  /// The paragraphs that are notes.
  var notes: Set<Int> = []

  /// Creates an empty body of a document.
  init(_ document: MarkdownDocument, keepsTexts: Bool) {
    ingredients = IngredientCollector(document)
    steps = StepCollector(document, keepsTexts: keepsTexts, separatesTools: true)
  }

  /// Starts a section: a group if a list follows directly, else a part of the directions; several
  /// sections with both are both.
  ///
  /// - Parameter isTable: True if the section begins with a table of ingredients.
  mutating func begin(_ section: BodySection, in document: MarkdownDocument, isTable: Bool) {
    if parts.contains(section.first) {
      ingredients.beginPart(section.name)
      return steps.beginPart(section.name)
    }
    guard !isTable else { return ingredients.beginGroup(section.name) }
    guard section.first < section.end, document.blocks[section.first].kind == .bulletList,
      ingredients.isEmpty || !StepSentences.areMost(in: document, list: section.first)
    else {
      if steps.count > 0 { steps.beginPart(section.name) }
      return
    }
    ingredients.beginGroup(section.name)
  }

  /// Collects bullets or a table: ingredients, until directions follow a divider or read like
  /// steps.
  mutating func takeList(_ index: Int) {
    let document = ingredients.document
    if ingredients.isEmpty {
      ingredients.take(from: index, to: document.blocks[index].next)
    } else if dividers > 0 && steps.count == 0 || isTableOfSteps(index) {
      steps.take(index)
    } else if StepSentences.areMost(in: document, list: index) {
      takeSentences(index)
    } else if ingredients.amountCount > 2, isOfPhrases(index) {
      steps.take(index)
    } else {
      ingredients.take(from: index, to: document.blocks[index].next)
    }
  }

  /// True for bullets of several words each, none of which has a number, below ingredients with
  /// amounts: "Stir all of it together".
  private func isOfPhrases(_ list: Int) -> Bool {
    let document = ingredients.document
    guard document.blocks[list].kind == .bulletList else { return false }
    let items = document.children(of: list).map { item in
      document.plainText(of: min(item + 1, document.blocks[item].next - 1))
    }
    return items.count > 1
      && items.allSatisfy { item in
        item.split(separator: " ").count > 3 && !item.contains(where: \.isNumber)
      }
  }

  private func isTableOfSteps(_ index: Int) -> Bool {
    let document = ingredients.document
    guard case .table = document.blocks[index].kind else { return false }
    return StepSentences.areRows(of: index, in: document)
  }

  /// Collects the items of a list as steps, except those with amounts at its start: ingredients.
  private mutating func takeSentences(_ list: Int) {
    let document = ingredients.document
    var areAmounts = true
    for item in document.children(of: list) {
      areAmounts = areAmounts && document.beginsWithAmount(item: item)
      if areAmounts { ingredients.takeItem(item) } else { steps.takeItem(item) }
    }
  }
}
