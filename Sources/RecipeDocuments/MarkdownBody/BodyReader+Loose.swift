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
    loose.parts = LooseParts(document: document, outline: outline).withSteps
    let lone = LoneLines(document, outline)
    (loose.lines, loose.notes) = (lone.blocks, lone.notes)
    loose.isOnlyWork = lone.blocks.isEmpty && document.hasOnlyListsOfWork(in: outline.blocks)
    if let first = outline.sections.first?.first, let end = outline.sections.last?.end {
      loose.lastListOfSteps = document.topBlocks(from: first, to: end)
        .last(where: document.isListOfSteps)
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

  private mutating func readLoose(_ section: BodySection, into loose: inout LooseBody) {
    if loose.steps.count > 0,
      !loose.ingredients.isEmpty && evidence.isBesideDish(section) || evidence.isRemark(section)
        || !loose.ingredients.isEmpty && evidence.isListOfRemarks(section)
        || !loose.steps.groups.isEmpty && section.end == outline.sections.last?.end
          && evidence.isFarewell(section)
    {
      return keep(section)
    }
    let parts = LooseParts(document: document, outline: outline)
    if section.isAfterDivider, !loose.ingredients.isEmpty {
      if let names = parts.namesOfFurtherFoods(section) {
        loose.names.formUnion(names)
      } else {
        loose.dividers += 1
      }
    }
    let titleLevel = hints.hasTitle ? 0 : 1
    if section.level > titleLevel, section.name != outline.title {
      loose.begin(section, in: document, isTable: parts.tableOfFoods(section) != nil)
    }
    if let text = section.text {
      if section.kind == .directions {
        loose.steps.takeText(text)
      } else {
        loose.ingredients.takeText(text)
      }
    }
    readBlocks(of: section, into: &loose)
  }

  private mutating func readBlocks(of section: BodySection, into loose: inout LooseBody) {
    let numbered = NumberedSteps(document, section.first..<max(section.first, section.end))
    var index = section.first
    while index < section.end {
      let next = document.blocks[index].next
      if loose.steps.count > 0, next < section.end,
        evidence.isServingList(next, below: index)
      {
        keepServing(next, below: index)
        index = document.blocks[next].next
        continue
      }
      if !loose.ingredients.isEmpty, isRemark(index, of: section, numbered) {
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

  private func isRemark(_ index: Int, of section: BodySection, _ numbered: NumberedSteps) -> Bool {
    let kind = document.blocks[index].kind
    return (kind == .bulletList || kind == .quote) && numbered.isRemark(index)
      || numbered.isClosing(index) || numbered.isAfterWork(index) || numbered.isAside(index)
      || document.blocks[index].next == section.end && evidence.isOnlyQuote(index, of: section)
  }

  private mutating func readLoose(_ index: Int, next: Int?, into loose: inout LooseBody) {
    let isFirst = loose.ingredients.isEmpty
    let name = BlockName(document, index, above: next)
    switch document.blocks[index].kind {
    case .paragraph
    where loose.lines.contains(index)
      || document.haveAmounts(inLinesOf: index) || areFoods(index, loose):
      loose.ingredients.takeLines(of: index, below: draft.title)
    case .paragraph where loose.notes.contains(index): keep(prose: [index])
    case .code where document.haveAmounts(inCode: index):
      loose.ingredients.take(from: index, to: document.blocks[index].next)
    case .paragraph
    where loose.names.contains(index) || name?.isOfCode ?? false
      || isFirst && name?.isOfFirstFoods ?? false:
      loose.ingredients.beginGroup(document.plainText(of: index))
    case .paragraph where isFirst && loose.steps.count == 0: readIntroParagraph(index)
    case .paragraph where readClosingFacts(index) || readNumberOfServings(index): return
    case .quote where isFirst && document.haveAmounts(inQuote: index):
      for paragraph in document.children(of: index) { loose.ingredients.takeLines(of: paragraph) }
    case .quote where isFirst && loose.steps.count == 0: readQuote(index)
    case .paragraph
    where !isFirst && name?.mayBeOfWork ?? false
      && (next.map { loose.isWorkBelowFoods($0) } ?? false):
      loose.steps.take(index)
    case .paragraph where loose.steps.count == 0 && name?.isOfGroup ?? false:
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

  /// True for the last bullets of a document, below steps and without a name and amounts: remarks.
  private func isClosingRemark(_ list: Int, after loose: LooseBody) -> Bool {
    !loose.ingredients.isEmpty && loose.steps.count > 0
      && document.blocks[list].next == outline.sections.last?.end
      && !outline.sections.contains { $0.level > 0 && $0.first == list }
      && evidence.isRemark(list: list)
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
}
