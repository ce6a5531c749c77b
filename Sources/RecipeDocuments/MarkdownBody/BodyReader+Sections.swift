import MarkdownSyntax
import RecipeCore

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
    set(collected.facts)
    readServings(of: collected)
    if !collected.isEmpty { add(collected) }
    if fields.contains(.notes) { draft.notes += collected.remarksAboutAll }
    takeProse(of: collected, into: &steps)
    add(steps, orRowsOf: collected)
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
