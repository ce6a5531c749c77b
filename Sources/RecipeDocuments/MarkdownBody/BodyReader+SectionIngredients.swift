import MarkdownSyntax
import RecipeCore
import Text

/// The ingredients of sections whose headings name them.
extension BodyReader {
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

  /// Collects the ingredients of the sections with amounts, or else of those with names.
  func collectIngredients() -> (IngredientCollector, SectionKind) {
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
  var firstOwnTable: Int {
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
      if section.isPart, isListOfProse(section), collector.countAmounts() > 0 {
        collector.takeProse(document.topBlocks(from: section.first, to: section.end))
        continue
      }
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

  /// True for bullets below the ingredients most of which are several sentences, as lines of ingredients are not.
  private func isListOfProse(_ section: BodySection) -> Bool {
    let blocks = document.topBlocks(from: section.first, to: section.end)
    return !blocks.isEmpty
      && blocks.allSatisfy { block in
        guard document.blocks[block].kind == .bulletList else { return false }
        let items = document.texts(ofItemsOf: block)
        return items.count(where: Self.isProse) * 2 > items.count
          && StepSentences.areMost(in: document, list: block)
      }
  }

  /// True for several sentences, the first of which is longer than the name of a food with a remark behind it.
  private static func isProse(_ item: String) -> Bool {
    let beginning = item.split(separator: " ").prefix(foodWordCount)
    return SentenceText.sentences(of: item).count > 1 && SentenceText.isSentence(item)
      && !beginning.contains { $0.last.map { ",.;:".contains($0) } ?? false }
  }

  /// The number of words within which a food is named.
  private static let foodWordCount = 4

  /// True if a heading of ingredients says more than that: "Dry ingredients".
  private func isNameOfGroup(_ section: BodySection) -> Bool {
    section.text == nil && !section.name.isEmpty
      && SectionKind(heading: section.name, isNested: true) == nil
  }

  /// Reads the yield in a heading such as "Zutaten für 4 Personen".
  mutating func readHeading(of section: BodySection) {
    guard draft.yield == nil, section.name.utf8.contains(where: \.isASCIIDigit)
    else { return }
    draft.yield = HeadingYield.yield(inIngredients: section.name)
  }
}
