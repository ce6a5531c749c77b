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
    if case let foods = headedFoods, !foods.isEmpty { return readHeadedFoods(foods) }
    var loose = LooseBody(document, keepsTexts: fields.contains(.directions))
    loose.parts = partsWithSteps
    let lone = LoneLines(document, outline)
    (loose.lines, loose.notes) = (lone.blocks, lone.notes)
    loose.isOnlyWork = lone.blocks.isEmpty && document.hasOnlyListsOfWork(in: outline.blocks)
    if let first = outline.sections.first?.first, let end = outline.sections.last?.end {
      loose.lastListOfSteps = document.topBlocks(from: first, to: end).last(where: isListOfSteps)
    }
    for section in outline.sections {
      switch section.kind {
      case .facts: readFacts(of: section)
      case .source: readSource(of: section)
      case nil, .ingredients, .amounts, .directions: readLoose(section, into: &loose)
      default: keep(section)
      }
    }
    loose.ingredients.dropOnlyGroup()
    readServings(of: loose.ingredients)
    add(loose.ingredients)
    add(loose.steps, orRowsOf: loose.ingredients)
  }

  /// True for a quote without work below several paragraphs of sentences, where no other quote is: some books quote each step.
  private func isOnlyQuote(_ quote: Int, of section: BodySection) -> Bool {
    guard document.blocks[quote].kind == .quote,
      !document.children(of: quote).contains(where: { tellsWork($0) })
    else { return false }
    let above = document.topBlocks(from: section.first, to: quote)
    return above.count(where: isSentence) > 1
      && !above.contains { document.blocks[$0].kind == .quote }
  }

  /// True for one paragraph below a divider at the end of steps whose parts have headings, which tells what happened to
  /// somebody, and no work.
  private func isFarewell(_ section: BodySection, after loose: LooseBody) -> Bool {
    section.isAfterDivider && !loose.steps.groups.isEmpty
      && section.end == outline.sections.last?.end
      && section.first < section.end && document.blocks[section.first].next == section.end
      && document.blocks[section.first].kind == .paragraph && !tellsWork(section.first)
      && StoryText.isTold(in: document.plainText(of: section.first))
  }

  private mutating func readLoose(_ section: BodySection, into loose: inout LooseBody) {
    if loose.steps.count > 0,
      !loose.ingredients.isEmpty && evidence.isBesideDish(section) || evidence.isRemark(section)
        || isFarewell(section, after: loose)
    {
      return keep(section)
    }
    if section.isAfterDivider, !loose.ingredients.isEmpty {
      if let names = namesOfFurtherFoods(section) {
        loose.names.formUnion(names)
      } else {
        loose.dividers += 1
      }
    }
    let numbered = NumberedSteps(document, section.first..<max(section.first, section.end))
    let titleLevel = hints.hasTitle ? 0 : 1
    if section.level > titleLevel, section.name != outline.title {
      loose.begin(section, in: document, isTable: tableOfFoods(section) != nil)
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
      if loose.steps.count > 0, next < section.end, isServingList(next, below: index) {
        keepServing(next, below: index)
        index = document.blocks[next].next
        continue
      }
      let isRemark =
        mayBeRemark && numbered.isRemark(index) || numbered.isClosing(index)
        || numbered.isAfterWork(index)
        || next == section.end && isOnlyQuote(index, of: section)
      if !loose.ingredients.isEmpty, isRemark {
        if !readClosingFacts(index), !readNote(index) { keep(prose: [index]) }
      } else if document.isCaption(index, ofTable: next), document.evidenceOfFoods(in: next) != nil
      {
        loose.ingredients.beginGroup(document.plainText(of: index))
      } else {
        readLoose(index, next: next < section.end ? next : nil, into: &loose)
      }
      index = next
    }
  }

  /// Returns the paragraphs that name lists in a section between two dividers, or `nil` if the section has
  /// anything but such names and lists of foods.
  private func namesOfFurtherFoods(_ section: BodySection) -> Set<Int>? {
    let blocks = document.topBlocks(from: section.first, to: section.end)
    guard blocks.contains(where: { document.blocks[$0].kind == .bulletList }),
      let last = outline.sections.last(where: { $0.isAfterDivider && !$0.isEmpty }),
      last.first > section.first
    else { return nil }
    var names: Set<Int> = []
    for block in blocks {
      switch document.blocks[block].kind {
      case .bulletList where !StepSentences.areMost(in: document, list: block): break
      case .paragraph where isName(block): names.insert(block)
      default: return nil
      }
    }
    return names
  }

  /// True for a few words right above a list.
  private func isName(_ paragraph: Int) -> Bool {
    let next = document.blocks[paragraph].next
    guard document.lineCount(of: paragraph) == 1, next < document.blocks.count,
      document.blocks[next].kind == .bulletList
    else { return false }
    let text = document.plainText(of: paragraph)
    return text.utf8.count <= 48 && text.split(separator: " ").count <= 4
      && !text.contains { ".!?".contains($0) }
  }

  /// The sections that have ingredients and, below them, steps, if there are several of them.
  private var partsWithSteps: Set<Int> {
    let parts = outline.sections.filter { section in
      guard section.kind == nil, section.level > 0, section.first < section.end,
        let foods = foods(firstOf: section)
      else { return false }
      let below = document.topBlocks(from: document.blocks[foods].next, to: section.end)
      return below.contains { isListOfSteps($0) || isSentence($0) }
    }
    guard parts.count > 1 else { return [] }
    // The last part may have nothing but foods without amounts: "Assembly".
    let others = outline.sections.filter { section in
      section.kind == nil && section.level == parts[0].level && section.first < section.end
        && document.blocks[section.first].kind == .bulletList
        && hasSentence(below: section.first, in: section)
    }
    return Set((parts + others).map(\.first))
  }

  private func hasSentence(below list: Int, in section: BodySection) -> Bool {
    !StepSentences.areMost(in: document, list: list)
      && document.topBlocks(from: document.blocks[list].next, to: section.end)
        .contains(where: isSentence)
  }

  private func isSentence(_ block: Int) -> Bool {
    document.blocks[block].kind == .paragraph
      && ListShape.isSentence(document.plainText(of: block))
  }

  /// Returns the list of foods at the start of a section, or its table of ingredients.
  private func foods(firstOf section: BodySection) -> Int? {
    guard section.first < section.end else { return nil }
    return isListOfFoods(section.first) ? section.first : tableOfFoods(section)
  }

  /// Returns the table of ingredients of a section with nothing but paragraphs above it.
  private func tableOfFoods(_ section: BodySection) -> Int? {
    let blocks = document.topBlocks(from: section.first, to: section.end)
    guard let table = blocks.first(where: { document.blocks[$0].kind != .paragraph }),
      document.evidenceOfFoods(in: table) != nil
    else { return nil }
    return table
  }

  private mutating func readLoose(_ index: Int, next: Int?, into loose: inout LooseBody) {
    let isFirst = loose.ingredients.isEmpty
    switch document.blocks[index].kind {
    case .paragraph where loose.lines.contains(index) || isAmounts(index) || areFoods(index, loose):
      loose.ingredients.takeLines(of: index, below: draft.title)
    case .paragraph where loose.notes.contains(index): keep(prose: [index])
    case .paragraph where loose.names.contains(index):
      loose.ingredients.beginGroup(document.plainText(of: index))
    case .code where haveAmounts(inCode: index):
      loose.ingredients.take(from: index, to: document.blocks[index].next)
    case .paragraph where isNameOfCode(index, above: next):
      loose.ingredients.beginGroup(document.plainText(of: index))
    case .paragraph where isFirst && namesFoods(index, above: next):
      loose.ingredients.beginGroup(document.plainText(of: index))
    case .paragraph where isFirst && loose.steps.count == 0: readIntroParagraph(index)
    case .paragraph where readClosingFacts(index) || readNumberOfServings(index): return
    case .quote where isFirst && isQuoteOfAmounts(index):
      for paragraph in document.children(of: index) { loose.ingredients.takeLines(of: paragraph) }
    case .quote where isFirst && loose.steps.count == 0: readQuote(index)
    case .paragraph where !isFirst && isNameOfWork(index, above: next, &loose):
      loose.steps.take(index)
    case .paragraph where loose.steps.count == 0 && isGroupName(index, above: next):
      loose.ingredients.beginGroup(document.plainText(of: index))
    case .bulletList where isFirst && readFactList(index): return
    case .bulletList where isFirst && document.isTableOfContents(index): return
    case .bulletList where isFirst && isProse(index): return keepList(index)
    case .table where readFactTable(index): return
    case .bulletList where isClosingRemark(index, after: loose): keep(prose: [index])
    case .bulletList where takeNestedTables(index, into: &loose),
      .orderedList where takeNestedTables(index, into: &loose):
      loose.steps.take(index)
    case .bulletList, .table: loose.takeList(index)
    case .paragraph where readNote(index): return
    default: loose.steps.take(index)
    }
    if isFirst, !loose.ingredients.isEmpty { assume(Self.assumed(of: document, index), at: index) }
  }

  /// Collects the tables of ingredients in the items of a list, or returns `false` for a list without such.
  private mutating func takeNestedTables(_ list: Int, into loose: inout LooseBody) -> Bool {
    let nested = NestedTables(document, in: list)
    nested.take(
      into: &loose.ingredients, &loose.known, &loose.steps.leftOut,
      areAll: loose.ingredients.isEmpty || !loose.steps.leftOut.isEmpty)
    return !nested.tables.isEmpty
  }

  /// Reads "For 4." in a line of its own as the yield.
  private mutating func readNumberOfServings(_ paragraph: Int) -> Bool {
    guard draft.yield == nil, document.lineCount(of: paragraph) == 1,
      let yield = YieldLine.number(in: document.plainText(of: paragraph))
    else { return false }
    draft.yield = yield
    return true
  }

  /// True for a few words with a colon above the first list, which has amounts: "A:".
  private func namesFoods(_ paragraph: Int, above next: Int?) -> Bool {
    guard let next, isListOfFoods(next), isGroupName(paragraph, above: next) else { return false }
    let text = document.plainText(of: paragraph)
    let count = text.split(separator: " ").count
    return text.hasSuffix(":") && count <= 3
      && (count == 1 || !WorkVerb.isIn(text)) && RecipeKey(text.utf8) == nil
  }

  /// True for a few words with a colon above bullets of work: "Do:".
  private func isNameOfWork(
    _ paragraph: Int, above next: Int?, _ loose: inout LooseBody
  ) -> Bool {
    guard let next, document.blocks[next].kind == .bulletList,
      document.lineCount(of: paragraph) == 1,
      case let text = document.plainText(of: paragraph), text.hasSuffix(":"), text.utf8.count <= 48,
      text.split(separator: " ").count <= 3
    else { return false }
    return loose.isWorkBelowFoods(next)
  }

  /// True for a text with a verb of cooks, a time or heat.
  func tellsWork(_ paragraph: Int) -> Bool {
    let text = document.plainText(of: paragraph)
    return WorkVerb.isIn(text) || TimeWords.areIn(text) || text.contains("°")
  }

  /// True for the last bullets of a document, below steps and without a name and amounts: remarks.
  private func isClosingRemark(_ list: Int, after loose: LooseBody) -> Bool {
    guard !loose.ingredients.isEmpty, loose.steps.count > 0,
      document.blocks[list].next == outline.sections.last?.end, !isListOfFoods(list),
      !outline.sections.contains(where: { $0.level > 0 && $0.first == list })
    else { return false }
    return !StepSentences.areMost(in: document, list: list)
      && !StepSentences.beginWithVerbs(in: document, list: list)
      && !StepSentences.areMostlyWork(in: document, list: list)
      && !StepSentences.allEnd(in: document, list: list)
      && document.children(of: list).allSatisfy { item in
        item + 1 < document.blocks[item].next
          && !AmountText.endsWithAmount(document.plainText(of: item + 1))
          && !AmountText.startsWithAmount(document.plainText(of: item + 1))
      }
  }

  /// True for a paragraph of lines of foods above a list of steps.
  private func areFoods(_ index: Int, _ loose: LooseBody) -> Bool {
    guard loose.steps.count == 0, document.lineCount(of: index) > 1 else { return false }
    let isAboveSteps = loose.lastListOfSteps.map { index < $0 } ?? false
    return (isAboveSteps || !loose.ingredients.isEmpty) && loose.ingredients.areLines(index)
  }

  /// True for a list of sentences above a table of ingredients.
  private func isProse(_ list: Int) -> Bool {
    guard StepSentences.areMost(in: document, list: list),
      let end = outline.sections.last?.end, list < end
    else { return false }
    return document.topBlocks(from: document.blocks[list].next, to: end).contains { block in
      document.evidenceOfFoods(in: block) != nil
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

  /// True if a paragraph has several lines that all start with an amount, or are pairs of a food and its
  /// amount, "Milk:: 200 ml".
  func isAmounts(_ index: Int) -> Bool {
    let count = document.lineCount(of: index)
    guard count > 1 else { return false }
    if (0..<count).allSatisfy({ isPair(document.lineRange($0, of: index)) }) { return true }
    return (0..<count).allSatisfy { line in
      let text = document.bytes[document.lineRange(line, of: index)]
      return RecipeMDAmount.begins(text) && text.last != UInt8(ascii: ".")
        && !ClockTime.begins(document.plainText(of: document.lineRange(line, of: index)))
    }
  }

  private func isPair(_ line: Range<Int>) -> Bool {
    let text = document.plainText(of: line)
    guard text.utf8.count <= 80,
      let mark = ["::", " — ", " – ", " - "].firstNonNil({ text.firstRange(of: $0) }),
      RecipeKey(ofObject: String(text[..<mark.lowerBound])) == nil
    else { return false }
    let amount = String(text[mark.upperBound...]).cleaned(.line)
    return AmountText.isAmount(amount) && !RecipeDuration.isStated(by: amount)
      || JoinedIngredient.isAsLiked(amount)
  }

  /// True for a quote of several lines that are no sentences, most of which begin with amounts.
  private func isQuoteOfAmounts(_ quote: Int) -> Bool {
    let paragraphs = Array(document.children(of: quote))
    guard paragraphs.allSatisfy({ document.blocks[$0].kind == .paragraph }) else { return false }
    let lines = paragraphs.flatMap { paragraph in
      (0..<document.lineCount(of: paragraph)).map { document.lineRange($0, of: paragraph) }
    }
    let amounts = lines.count { RecipeMDAmount.begins(document.bytes[$0]) }
    return lines.count > 1 && amounts * 3 >= lines.count * 2
      && !lines.contains { ListShape.isSentence(document.plainText(of: $0)) }
  }

  /// True if a line between two lists is the name of a group: `_Optional_`, or `For the sauce:`.
  func isGroupName(_ index: Int, above next: Int?) -> Bool {
    guard let next, document.blocks[next].kind == .bulletList, document.lineCount(of: index) == 1,
      !StepSentences.areMost(in: document, list: next)
    else { return false }
    let line = document.bytes[document.lineRange(0, of: index)]
    guard line.count <= 48, let first = line.first, let last = line.last else { return false }
    let isMarked = (first == UInt8(ascii: "_") || first == UInt8(ascii: "*")) && first == last
    return isMarked || last == UInt8(ascii: ":")
  }
}
