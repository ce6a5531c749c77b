import MarkdownSyntax
import RecipeCore
import Text

/// Bodies whose headings name the ingredients or the directions.
extension BodyReader {
  /// Reads all sections by their headings.
  mutating func readSections() {
    countMethods()
    var (collected, collectedKind) = collectIngredients()
    if collected.isEmpty {
      let foods = foodsInDirections()
      foodBlocks = Set(foods.flatMap(\.blocks))
      if !foods.isEmpty { collected = collect(foods) }
    }
    takeNestedTables(into: &collected)
    let tables = outline.sections.filter { $0.table != nil }
    let asides = asideDirections(
      hasProse: !collected.prose.isEmpty,
      groups: collected.namedGroups.map(\.name) + tables.map(\.name),
      foods: collected.lines)
    var steps = StepCollector(
      document, keepsTexts: fields.contains(.directions), separatesTools: true)
    steps.leftOut = nestedTables
    if !asides.isEmpty, !outline.has({ $0 == .directions }), !collected.prose.isEmpty {
      takeMethod(of: collected, into: &steps)
    }
    areAsidesParts = asides.count > 1
    var hasBegun = false
    var part = ""
    let firstOwn = firstOwnTable
    for (index, section) in outline.sections.enumerated() {
      if tables.count > 1, section.table != nil, !section.name.isEmpty { part = section.name }
      switch section.kind {
      case .directions
      where section.isAboveTable && section.isEmpty && !hasSteps(belowTable: index):
        break
      case .directions where section.isPart && steps.count > 0 && isOfPictures(index): break
      case .directions where !section.isAboveTable && isNameOfNothing(index): break
      case .directions: readSteps(of: section, under: part, into: &steps)
      case .facts: readFacts(of: section)
      case .source: readSource(of: section)
      case .notes: readAside(section)
      case .tools, .nutrition: keep(section)
      case .ingredients where section.table != nil && section.first < firstOwn: keep(section)
      case .ingredients, .amounts:
        if section.table != nil { assumeTable(of: section) } else { readHeading(of: section) }
        if section.kind != collectedKind { keep(section) }
      case nil where asides.contains(index): readAsideSteps(of: section, into: &steps)
      case nil where evidence.namesDescription(section):
        readIntro(section, isIngredientsMissing: false)
      case nil where hasBegun && collected.isEmpty && isPartOfFoods(index): readPart(section)
      case nil where !hasBegun:
        readIntro(section, isIngredientsMissing: collected.isEmpty && !hasListedAmounts)
      case nil: readAside(section)
      }
      let isBeginning = section.kind?.holdsIngredients == true || section.kind == .directions
      hasBegun = hasBegun || isBeginning && section.table == nil
    }
    finish(collected, steps)
  }

  /// True for a section of ingredients above one of directions: "Dough", and below it "Steps".
  private func isPartOfFoods(_ index: Int) -> Bool {
    let (section, next) = (outline.sections[index], index + 1)
    return section.level > 0 && section.first < section.end && next < outline.sections.count
      && outline.sections[next].kind == .directions && document.isListOfFoods(section.first)
  }

  /// Takes the ingredients of a part below its heading.
  private mutating func readPart(_ section: BodySection) {
    var collector = IngredientCollector(document)
    collector.beginPart(section.name)
    collector.take(from: section.first, to: section.end)
    let prose = collector.prose
    add(collector)
    keep(prose: prose)
  }

  private mutating func finish(_ collected: IngredientCollector, _ steps: StepCollector) {
    var steps = steps
    var asides: [Int] = []
    set(collected.facts)
    readServings(of: collected)
    if !collected.isEmpty { add(collected) }
    if fields.contains(.notes) { draft.notes += collected.remarksAboutAll }
    let areStepsMissing = steps.count == 0
    let stages = areStepsMissing ? partsOfMethod : [:]
    for block in collected.prose where !proseSteps.contains(block) && !readClosingFacts(block) {
      if areStepsMissing {
        takeProse(block, of: stages, into: &steps)
      } else {
        asides.append(block)
      }
    }
    keep(prose: asides)
    if areStepsMissing, steps.count > 0, let block = collected.prose.first {
      assume(Self.stepsAssumed, at: block)
    }
    add(steps, orRowsOf: collected)
  }

  /// Takes the paragraphs below the ingredients, which are the method that sections of its parts follow.
  private mutating func takeMethod(
    of collected: IngredientCollector, into steps: inout StepCollector
  ) {
    let stages = partsOfMethod
    for block in collected.prose where !readClosingFacts(block) && !readNote(block) {
      takeProse(block, of: stages, into: &steps)
    }
    proseSteps = Set(collected.prose)
    if let block = collected.prose.first { assume(Self.stepsAssumed, at: block) }
  }

  /// Takes text among the ingredients as steps, below the heading that has nothing else.
  private func takeProse(_ block: Int, of parts: [Int: String], into steps: inout StepCollector) {
    if let part = parts[block] { steps.beginPart(part) }
    steps.take(block)
  }

  /// The names of sections below the ingredients that have only sentences and numbered items, by their first blocks:
  /// stages of the work, where no heading names the directions.
  private var partsOfMethod: [Int: String] {
    guard !outline.has({ $0 == .directions }) else { return [:] }
    var parts: [Int: String] = [:]
    for section in outline.sections
    where section.isPart && section.kind?.holdsIngredients == true
      && section.level < BodyHeading.lineLevel && evidence.hasOnlyMethod(section)
      && tellsWork(section)
    {
      parts[section.first] = section.name
    }
    return parts
  }

  /// True for sentences or numbered items without amounts, some of which have a verb of cooks, a time or heat.
  private func tellsWork(_ section: BodySection) -> Bool {
    let items = document.topBlocks(from: section.first, to: section.end)
      .filter { document.blocks[$0].kind == .orderedList }.flatMap(document.children)
    return !items.contains { document.beginsWithAmount(item: $0) }
      && (section.first..<section.end).contains { block in
        document.blocks[block].kind == .paragraph && document.tellsWork(block)
      }
  }

  /// Reads the yield that the text around the ingredients mentions, or that names all of them.
  mutating func readServings(of collected: IngredientCollector) {
    guard draft.yield == nil, collected.yield == nil else { return }
    let texts =
      collected.prose.filter { document.blocks[$0].kind == .paragraph }
      .map { document.plainText(of: $0) } + collected.namesOfAll
    draft.yield =
      texts.firstNonNil(ServingsSentence.yield)
      ?? collected.namesOfAll.firstNonNil(HeadingYield.yield(inIngredients:))
  }

  private static let stepsAssumed =
    "no heading names the directions; assumed what follows the ingredients"

  /// Collects the ingredients of the sections with amounts, or else of those with names.
  private func collectIngredients() -> (IngredientCollector, SectionKind) {
    if outline.has({ $0 == .amounts }) {
      var amounts = collect(.amounts)
      amounts.dropOnlyGroup()
      let isOutnumbered = collect(.ingredients).amountCount > 2 * amounts.amountCount
      if !amounts.isEmpty, !isOutnumbered { return (amounts, .amounts) }
    }
    var names = collect(.ingredients)
    if names.isEmpty { names.takeProseLines() }
    return (names, .ingredients)
  }

  /// The block from which tables below other headings are ingredients: that of the directions where front matter lists
  /// the ingredients, and otherwise the first.
  private var firstOwnTable: Int {
    guard hasListedAmounts else { return 0 }
    return outline.sections.first { $0.kind == .directions }?.first ?? 0
  }

  private func collect(_ kind: SectionKind) -> IngredientCollector {
    var collector = IngredientCollector(document)
    collector.takesNumbersAsProse = !outline.has { $0 == .directions }
    let sections = outline.sections.filter { $0.kind == kind }
    let lists = sections.filter { !$0.isPart }
    let usesComponents = lists.count > 1 && lists.contains { !$0.component.isEmpty }
    var known = KnownIngredients()
    let headed = HeadedIngredients(document, sections.filter { $0.table == nil })
    let stages = partsOfMethod
    let firstOwn = firstOwnTable
    for section in sections where section.table == nil || section.first >= firstOwn {
      if section.isPart, section.table == nil, let line = headed?.line(of: section) {
        collector.takeLine(line)
        if headed?.amounts.contains(section.first) == true { continue }
      } else if section.isPart, section.table == nil, let facts = measures(inHeadingOf: section) {
        collector.take(facts)
      } else if section.table != nil {
        known.update(collector.lines)
        let rows = document.tableCells(of: section.first)
        let isOfPart = !section.name.isEmpty && !DirectionText.isNumber(section.name)
        if section.isAmongSteps, known.have(IngredientTable(rows), ofPart: isOfPart) { continue }
        collector.beginPart(section.name)
      } else if section.isPart, stages[section.first] == nil {
        collector.beginGroup(section.name)
      } else if lists.count > 1, isNameOfGroup(section) {
        collector.beginGroup(section.name)
      } else if usesComponents {
        collector.beginGroup(section.component)
      }
      if let text = section.text { collector.takeText(text) }
      collector.take(from: section.first, to: section.end)
    }
    return collector
  }

  /// True if a heading of ingredients says more than that: "Dry ingredients".
  private func isNameOfGroup(_ section: BodySection) -> Bool {
    section.text == nil && !section.name.isEmpty
      && SectionKind(heading: section.name, isNested: true) == nil
  }

  /// Reads the yield in a heading such as "Zutaten für 4 Personen".
  private mutating func readHeading(of section: BodySection) {
    guard draft.yield == nil, section.name.utf8.contains(where: \.isASCIIDigit)
    else { return }
    draft.yield = HeadingYield.yield(inIngredients: section.name)
  }

  /// Reads directions.
  ///
  /// - Parameter part: The heading of the part whose ingredients are above, or an empty text.
  private mutating func readSteps(
    of section: BodySection, under part: String, into steps: inout StepCollector
  ) {
    if section.isBelowTable {
      // Its part began above the table.
    } else if section.isPart {
      if !readFacts(inHeadingOf: section), !DirectionText.isNumber(section.name) {
        steps.beginPart(section.name)
      }
    } else if isAfterNumberedSection, steps.groups.count == 1 {
      steps.beginPart(section.name)
    } else if haveSeveralMethods {
      steps.beginPart(methodName(section, part, after: steps.groups.last?.name))
    }
    if let text = section.text { steps.takeText(text) }
    takeSteps(of: section, into: &steps)
  }

  /// Returns the component or the part whose ingredients are above a method, or its own name where the component has
  /// another method, or one of several is about preparing or cooking.
  private func methodName(
    _ section: BodySection, _ part: String, after last: String?
  ) -> String {
    if !section.component.isEmpty {
      return section.component == last ? section.name : section.component
    }
    return part.isEmpty && areMethodsNamed ? section.name : part
  }

  /// Counts the sections of directions, none of which is a part of another.
  private mutating func countMethods() {
    let methods = outline.sections.filter {
      $0.kind == .directions && !$0.isPart && !$0.isEmpty
    }
    haveSeveralMethods = methods.count > 1
    areMethodsNamed =
      haveSeveralMethods
      && methods.contains { IngredientWork.isPart($0.name) || DayHeading.isBefore($0.name) }
  }

  /// Takes what is below the heading of directions but for facts and notes.
  mutating func takeSteps(of section: BodySection, into steps: inout StepCollector) {
    let numbered = NumberedSteps(document, section.first..<section.end)
    var index = section.first
    while index < section.end {
      if foodBlocks.contains(index) {
        index = document.blocks[index].next
        continue
      }
      if numbered.isName(index) {
        steps.beginPart(document.plainText(of: index))
      } else if !readClosingFacts(index), !readAddress(index), !readNote(index),
        !readLabels(index, below: section.name)
      {
        if continuesItem(index, of: section) {
          steps.takeContinuation(of: index)
        } else if numbered.isRemark(index) || numbered.isAfterWork(index)
          || evidence.isLink(index, lastIn: section)
        {
          keep(prose: [index])
        } else {
          steps.take(index)
        }
      }
      index = document.blocks[index].next
    }
  }

  /// True for bullets right below a numbered item, without indentation, that are no sentences.
  private func continuesItem(_ list: Int, of section: BodySection) -> Bool {
    guard document.blocks[list].kind == .bulletList, list > section.first,
      !StepSentences.areMost(in: document, list: list)
    else { return false }
    let start = document.lineStart(at: document.blocks[list].start)
    guard start > 1, document.bytes[start - 1] == 0x0A,
      case let above = document.bytes[document.lineStart(at: start - 1)..<(start - 1)],
      above.contains(where: { $0 > 0x20 })
    else { return false }
    return document.topBlocks(from: section.first, to: list).last.map {
      document.blocks[$0].kind == .orderedList
    } ?? false
  }

  /// Reads the facts of a heading such as "Total time: 20 min".
  mutating func readFacts(inHeadingOf section: BodySection) -> Bool {
    guard let facts = facts(inHeadingOf: section) else { return false }
    set(facts)
    return true
  }

  private func facts(inHeadingOf section: BodySection) -> [MetadataLine.Fact]? {
    guard let heading = section.heading, document.lineCount(of: heading) == 1,
      section.name.utf8.contains(where: \.isASCIIDigit),
      case let line = MetadataLine.trimmed(
        document.lineRange(0, of: heading), in: document.bytes)
    else { return nil }
    return MetadataLine(document.bytes, line)?.facts ?? servings(inHeading: line)
  }

  /// Returns the yield and the times in a bold line among ingredients that has nothing else: "Yields 1
  /// batch".
  private func measures(inHeadingOf section: BodySection) -> [MetadataLine.Fact]? {
    guard section.level == BodyHeading.lineLevel, let facts = facts(inHeadingOf: section),
      facts.allSatisfy(\.key.isMeasure)
    else { return nil }
    return facts
  }

  /// Returns the yield of a heading that begins with a word such as "for": "Pour 2 personnes".
  private func servings(inHeading line: Range<Int>) -> [MetadataLine.Fact]? {
    let text = document.plainText(of: line)
    guard text.split(separator: " ").count <= 3, ServingsSentence.yield(in: text) != nil,
      let number = document.bytes[line].firstIndex(where: \.isASCIIDigit)
    else { return nil }
    return [MetadataLine.Fact(key: .yield, value: number..<line.upperBound)]
  }

  /// Reads a section with an unknown heading after the start of the recipe.
  mutating func readAside(_ section: BodySection) {
    if readFacts(inHeadingOf: section), section.isEmpty { return }
    var facts: Set<Int> = []
    for index in document.topBlocks(from: section.first, to: section.end)
    where readClosingFacts(index) {
      // A credit may say more than the address.
      let line = document.lineRange(0, of: index)
      if !Credit.begins(document.bytes[line]) { facts.insert(index) }
    }
    // The heading names the group of the table.
    if section.isAboveTable {
      let blocks = document.topBlocks(from: section.first, to: section.end)
      return keep(prose: blocks.filter { !facts.contains($0) })
    }
    keep(section, without: facts)
  }
}
