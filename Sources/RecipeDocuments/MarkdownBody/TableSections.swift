import MarkdownSyntax

/// The division of sections at tables of ingredients below other headings: those of a part of the dish or of
/// the work, or of the title.
///
/// Each such table becomes a section of ingredients, a group whose name is its caption or the heading, and the
/// text around it keeps the kind of its section.
struct TableSections {
  /// The sections, with one for each such table.
  private(set) var sections: [BodySection] = []
  private let document: MarkdownDocument
  private let title: Int?
  /// True if another section has the ingredients.
  private let haveIngredients: Bool
  /// True if a section of ingredients or directions is above.
  private var hasBegun = false
  /// The first list with amounts, beside which tables of other numbers are no ingredients.
  private let firstList: Int
  /// The first table of each section of ingredients, and the tables of ingredients in others so far.
  private var tables: [Int] = []

  /// Divides the sections of a document; without a heading of ingredients or directions they stay as they are.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - document: The document.
  ///   - title: The block of the title.
  init(_ sections: [BodySection], _ document: MarkdownDocument, title: Int?) {
    self.document = document
    self.title = title
    haveIngredients = sections.contains { $0.kind?.holdsIngredients == true && !$0.isEmpty }
    guard haveIngredients || sections.contains(where: { $0.kind == .directions && !$0.isEmpty })
    else {
      (self.sections, firstList) = (sections, .max)
      return
    }
    // A document may have many recipes: only the blocks of this one are looked at.
    let blocks = (sections.first?.first ?? 0)..<(sections.last.map { max($0.first, $0.end) } ?? 0)
    firstList =
      blocks.first { block in
        document.blocks[block].kind == .bulletList
          && document.children(of: block).contains { document.beginsWithAmount(item: $0) }
      } ?? .max
    for section in sections where section.kind?.holdsIngredients == true { addTable(of: section) }
    for section in sections {
      if mayHaveFoods(section) {
        divide(section)
      } else {
        self.sections.append(section)
      }
      hasBegun = hasBegun || section.kind?.holdsIngredients == true || section.kind == .directions
    }
    dropOnlyName()
  }

  /// True for directions, a heading of what is served with the dish, and one that names nothing, but for
  /// tips, variations and the like.
  private func mayHaveFoods(_ section: BodySection) -> Bool {
    switch section.kind {
    case .directions: true
    case .notes: ServingHeading.isOne(section.name)
    case nil: !BesideWork.isNamed(by: section.name) || ServingHeading.isOne(section.name)
    default: false
    }
  }

  /// Records a table in a section of ingredients, with which tables in other sections may agree.
  private mutating func addTable(of section: BodySection) {
    guard tables.count < Self.maximumTableCount else { return }
    let blocks = document.topBlocks(from: section.first, to: section.end)
    if let table = blocks.first(where: { document.blocks[$0].kind == .table }) {
      tables.append(table)
    }
  }

  /// The maximum number of tables that others are compared with.
  private static let maximumTableCount = 20

  private mutating func divide(_ section: BodySection) {
    var rest = section
    var isNamed =
      section.level > 0 && section.heading != title
      && (section.kind != .directions || section.isPart)
    for block in document.topBlocks(from: section.first, to: section.end) {
      guard let evidence = evidence(block, in: section) else { continue }
      let caption = caption(of: block, in: rest)
      var above = rest
      above.end = caption ?? block
      if above.first == section.first { above.isAboveTable = true }
      if !above.isEmpty || above.first == section.first { sections.append(above) }
      let name = isNamed ? section.name : ""
      var table = BodySection(
        kind: .ingredients, level: section.level,
        name: caption.map { document.plainText(of: $0) } ?? name, first: block,
        end: document.blocks[block].next)
      (table.table, table.isPart) = (evidence, true)
      table.isAmongSteps = haveIngredients && section.kind == .directions
      if tables.count < Self.maximumTableCount { tables.append(block) }
      sections.append(table)
      isNamed = false
      rest = self.rest(of: section, from: table.end)
    }
    if rest.first == section.first || !rest.isEmpty { sections.append(rest) }
  }

  /// Returns what is below a table in its section.
  private func rest(of section: BodySection, from first: Int) -> BodySection {
    var rest = BodySection(
      kind: section.kind, level: section.level, name: section.heading == title ? "" : section.name,
      first: first, end: section.end)
    (rest.isPart, rest.isBelowTable, rest.component) = (true, true, section.component)
    return rest
  }

  /// Returns the evidence that a block is a table of ingredients, or `nil` for any other block.
  private func evidence(_ block: Int, in section: BodySection) -> TableEvidence? {
    guard let evidence = document.evidenceOfFoods(in: block) else { return nil }
    if evidence == .headings {
      if !haveIngredients, !hasBegun, block > firstList,
        !IngredientTable(document.tableCells(of: block)).hasUnits
      {
        return nil
      }
      let isKnown = section.level > 0 && (hasBegun || isLikeOther(block, isMeasured: false))
      return !haveIngredients || section.kind == .directions || isKnown ? evidence : nil
    }
    guard !document.hasFacts(inTable: block) else { return nil }
    if section.kind == .directions {
      return evidence == .measures && section.isPart ? evidence : nil
    }
    if !haveIngredients, !hasBegun, evidence == .measures || block < firstList { return evidence }
    return isLikeOther(block, isMeasured: evidence == .measures) ? evidence : nil
  }

  /// True if another table of ingredients has the same names of columns, or if all have no names, as many, for foods
  /// with units.
  private func isLikeOther(_ table: Int, isMeasured: Bool) -> Bool {
    let names = names(of: table)
    let isUnnamed = names.allSatisfy(\.isEmpty)
    return tables.contains { other in
      let others = self.names(of: other)
      return others == names && !isUnnamed
        || isMeasured && isUnnamed && others.count == names.count && others.allSatisfy(\.isEmpty)
    }
  }

  private func names(of table: Int) -> [String] {
    guard let row = document.children(of: table).first(where: { _ in true }) else { return [] }
    return document.cells(of: row).map { document.plainText(of: $0) }
  }

  /// Returns the paragraph right above a table that names it.
  private func caption(of table: Int, in section: BodySection) -> Int? {
    let last = document.topBlocks(from: section.first, to: table).last
    return last.flatMap { document.isCaption($0, ofTable: table) ? $0 : nil }
  }

  /// Drops the name of the only table, whose heading is that of all ingredients.
  private mutating func dropOnlyName() {
    let tables = sections.indices.filter { sections[$0].table != nil }
    guard tables.count == 1, !haveIngredients, sections[tables[0]].level < BodyHeading.lineLevel
    else { return }
    sections[tables[0]].name = ""
  }
}
