import MarkdownSyntax
import RecipeCore

/// Bodies whose headings name the ingredients or the directions.
extension BodyReader {
  /// Reads all sections by their headings.
  mutating func readSections() {
    var body = headedBody()
    for index in outline.sections.indices { readSection(index, of: &body) }
    finish(body.ingredients, body.steps)
  }

  /// Collects the ingredients of all sections, and decides which sections with unknown headings are directions.
  private mutating func headedBody() -> HeadedBody {
    countMethods()
    var (collected, kind) = collectIngredients()
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
    return HeadedBody(
      ingredients: collected, kind: kind, asides: asides, hasSeveralTables: tables.count > 1,
      firstTable: firstOwnTable, steps: steps)
  }

  private mutating func readSection(_ index: Int, of body: inout HeadedBody) {
    let section = outline.sections[index]
    body.enter(section)
    switch section.kind {
    case .directions:
      if !isNothing(index, after: body.steps) {
        readSteps(of: section, under: body.part, into: &body.steps)
      }
    case .facts: readFacts(of: section)
    case .source: readSource(of: section)
    case .notes: readAside(section)
    case .tools, .nutrition: keep(section)
    case .ingredients where section.table != nil && section.first < body.firstTable: keep(section)
    case .ingredients, .amounts:
      if section.table != nil { assumeTable(of: section) } else { readHeading(of: section) }
      if section.kind != body.kind { keep(section) }
    case nil where body.asides.contains(index): readAsideSteps(of: section, into: &body.steps)
    case nil where evidence.namesDescription(section):
      readIntro(section, isIngredientsMissing: false)
    case nil where body.hasBegun && body.ingredients.isEmpty && isPartOfFoods(index):
      readPart(section)
    case nil where !body.hasBegun:
      readIntro(
        section, isIngredientsMissing: body.ingredients.isEmpty && !hasListedAmounts)
    case nil: readAside(section)
    }
    body.leave(section)
  }

  /// True for directions without steps: an empty heading above a table, of what to serve, or of pictures.
  private func isNothing(_ index: Int, after steps: StepCollector) -> Bool {
    let section = outline.sections[index]
    return section.isAboveTable && section.isEmpty && !hasSteps(belowTable: index)
      || section.isPart && steps.count > 0 && isOfPictures(index)
      || !section.isAboveTable && isNameOfNothing(index)
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
