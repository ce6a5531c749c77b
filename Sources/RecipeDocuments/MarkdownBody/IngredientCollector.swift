import MarkdownSyntax
import RecipeCore
import Text

/// A collector of ingredient lines and groups from lists, tables and the short lines above them.
struct IngredientCollector {
  let document: MarkdownDocument
  /// True if numbered items after bullets are directions, because no heading starts those.
  var takesNumbersAsProse = false
  /// True if an item above a nested list may be the name of a group; in RecipeMD it is an
  /// ingredient.
  var mayNestGroups = true
  /// The lines.
  private(set) var lines: [String] = []
  /// The name of a group that was all of the lines, if there was one.
  private var nameOfAll: [String] = []
  /// The groups of the lines.
  private(set) var groups: [RecipeGroup] = []
  /// The headings of the foods of tables, which may name groups.
  private var headingsOfFoods: [RecipeGroup] = []
  /// True if two such headings differ.
  private var areHeadingsNames = false
  /// The facts in lines between the lists, such as "Serves 4".
  private(set) var facts: [MetadataLine.Fact] = []
  /// The yield that the heading of a table states.
  private(set) var yield: String?
  /// The remarks in tables.
  private(set) var notes: [String] = []
  /// The steps in tables, beside their ingredients.
  private(set) var rowSteps: [String] = []
  /// The other paragraphs and numbered lists, in order.
  private(set) var prose: [Int] = []

  /// Creates an empty collector for a document.
  init(_ document: MarkdownDocument) {
    self.document = document
  }

  /// True if there are no lines.
  var isEmpty: Bool { lines.isEmpty }

  /// The number of lines with an amount at either end.
  var amountCount: Int {
    lines.count { AmountText.startsWithAmount($0) || AmountText.endsWithAmount($0) }
  }

  /// The number of lines in which amounts were looked for, and of those with one.
  private var counted = (lines: 0, amounts: 0)

  /// Returns `amountCount`, and reads only the lines that were added since it was asked for.
  mutating func countAmounts() -> Int {
    if counted.lines > lines.count { counted = (0, 0) }
    counted.amounts += lines[counted.lines...].count {
      AmountText.startsWithAmount($0) || AmountText.endsWithAmount($0)
    }
    counted.lines = lines.count
    return counted.amounts
  }

  /// The groups, without a single one that only names the yield.
  var namedGroups: [RecipeGroup] {
    let isDropped =
      groups.count == 1
      && (Self.isGeneric(groups[0].name)
        || groups[0].start == 0 && HeadingYield.isWhole(groups[0].name))
    // A few words above nothing are the name of nothing, and in brackets an ingredient.
    return isDropped
      ? []
      : groups.filter {
        $0.start < lines.count || $0.name.split(separator: " ").count > 3
          || IngredientHeading.isInBrackets($0.name)
      }
  }

  /// The names that may be about all ingredients.
  var namesOfAll: [String] { nameOfAll + groups.prefix(1).filter { $0.start == 0 }.map(\.name) }

  /// The name of a dropped group, if it says more than that it is one portion.
  var remarksAboutAll: [String] {
    nameOfAll.filter { !Self.isGeneric($0) && ServingsSentence.yield(in: $0) == nil }
  }

  /// Drops a single group of all lines, whose name is about the whole recipe.
  mutating func dropOnlyGroup() {
    guard groups.count == 1, groups[0].start == 0 else { return }
    nameOfAll = groups.map(\.name)
    groups = []
  }

  /// Adds facts that are not in the blocks collected.
  mutating func take(_ facts: [MetadataLine.Fact]) { self.facts += facts }

  /// Starts a group.
  mutating func beginGroup(_ name: String) {
    let name = BodyHeading.withoutColon(name)
    guard !name.isEmpty else { return }
    if let last = groups.last, last.start == lines.count {
      groups.removeLast()
      if IngredientHeading.isInBrackets(last.name) { lines.append(last.name) }
    }
    groups.append(RecipeGroup(name: name, start: lines.count))
  }

  /// Starts a group of a part of the dish, whose number is not a part of its name.
  mutating func beginPart(_ name: String) {
    let bytes = Array(name.utf8)
    let start = StepNumber.end(in: bytes[...]) ?? 0
    beginGroup(String(decoding: bytes[start...], as: UTF8.self))
  }

  /// Collects the blocks from `first` up to `end`.
  mutating func take(from first: Int, to end: Int) {
    var index = first
    while index < end {
      let next = document.blocks[index].next
      if next < end, isStarred(index), isList(next) {
        takeNote(index, with: next)
        index = document.blocks[next].next
        continue
      }
      take(index, next: next, end: end)
      index = next
    }
  }

  private mutating func take(_ index: Int, next: Int, end: Int) {
    switch document.blocks[index].kind {
    case .orderedList where takesNumbersAsProse && !isEmpty: prose.append(index)
    case .bulletList where takeFactList(index): break
    case .bulletList
    where takesNumbersAsProse && countAmounts() > 0
      && StepSentences.areMost(in: document, list: index):
      prose.append(index)
    case .bulletList where areWork(index): prose.append(index)
    case .bulletList, .orderedList: takeList(index)
    case .table where !isEmpty && StepSentences.areRows(of: index, in: document):
      prose.append(index)
    case .table: takeTable(index)
    case .quote where !isEmpty && Callout(document, at: index) != nil: prose.append(index)
    case .quote: take(from: index + 1, to: next)
    case .code: takeCode(index)
    case .paragraph:
      if let facts = facts(of: index) {
        self.facts += facts
      } else if !isEmpty, areLines(index) {
        takeLines(of: index)
      } else if next < end, isList(next), isGroupLine(index), !areWork(next) {
        beginGroup(document.plainText(of: index))
      } else {
        prose.append(index)
      }
    default: break
    }
  }

  /// Keeps a remark about an ingredient and the list below it.
  private mutating func takeNote(_ paragraph: Int, with list: Int) {
    var items = StepCollector(document, keepsTexts: true)
    items.take(list)
    let text = document.plainText(of: paragraph)
    notes.append(([text] + items.steps.map { "- " + $0 }).joined(separator: "\n"))
  }

  /// Returns the facts of a one-line paragraph, `Serves: 4`.
  private func facts(of paragraph: Int) -> [MetadataLine.Fact]? {
    guard document.lineCount(of: paragraph) == 1 else { return nil }
    let line = document.lineRange(0, of: paragraph)
    guard line.count <= 80, !RecipeMDAmount.begins(document.bytes[line]),
      let facts = MetadataLine(document.bytes, line)?.facts
    else { return nil }
    return facts.allSatisfy { $0.key.isMeasure } ? facts : nil
  }

  /// Collects the items of a list and of nested lists.
  mutating func takeList(_ list: Int) {
    // An item and its paragraph are two blocks.
    if lines.isEmpty { lines.reserveCapacity((document.blocks[list].next - list) / 2) }
    let items = Array(document.children(of: list))
    let groups = items.filter(isGroup)
    // Lines after a nested list do not belong to its group.
    let isMixed = groups.first.map { $0 < items.last ?? 0 } ?? false
    let nested = Set(groups)
    for item in isMixed ? items.filter({ !nested.contains($0) }) + groups : items { takeItem(item) }
  }

  /// Collects an item and the lists in it.
  mutating func takeItem(_ item: Int) {
    var child = item + 1
    while child < document.blocks[item].next {
      switch document.blocks[child].kind {
      case .bulletList where isPreparation(child, in: item): takePreparation(child)
      case .bulletList, .orderedList: takeList(child)
      case .paragraph where namesNestedAmounts(child, in: item) || namesTable(child, in: item):
        beginGroup(document.plainText(of: child))
      case .table: takeTable(child)
      case .paragraph: takeItemLines(of: child)
      default: break
      }
      child = document.blocks[child].next
    }
  }

  private mutating func takePreparation(_ list: Int) {
    let parts = document.children(of: list).map { document.plainText(of: $0 + 1) }
    guard let line = lines.popLast() else { return takeList(list) }
    let isOpen = line.hasSuffix(":")
    let isRemark = parts.first.map { "([".contains($0.first ?? " ") } ?? false
    lines.append(line + (isOpen || isRemark ? " " : ", ") + parts.joined(separator: ", "))
  }

  /// Collects a list of labels and values such as "Time: 30 min", or returns `false` for another.
  private mutating func takeFactList(_ list: Int) -> Bool {
    guard let read = FactList(document, at: list) else { return false }
    facts += read.facts
    notes += read.others.map { document.plainText(of: $0) }
    return true
  }

  /// Collects a line, which may be the name of a group.
  mutating func takeLine(_ text: String) {
    let text = Self.plain(text)
    if let heading = IngredientHeading.heading(in: text) {
      beginGroup(heading)
    } else if IngredientHeading.isLikely(text), isHeadingWithBrackets(text) {
      beginGroup(text)
    } else if !text.isEmpty {
      lines.append(text)
    }
  }

  /// Returns a line without the comma that ends it.
  private static func plain(_ line: String) -> String {
    line.utf8.last == UInt8(ascii: ",") ? String(line.dropLast()).cleaned(.line) : line
  }

  /// Keeps blocks as text beside the ingredients.
  mutating func takeProse(_ blocks: [Int]) { prose += blocks }

  /// Sets the other paragraphs and numbered lists.
  mutating func setProse(_ blocks: [Int]) { prose = blocks }

  /// Collects the lines of fenced code.
  private mutating func takeCode(_ code: Int) {
    guard let fenced = FencedIngredients(document, at: code), fenced.haveAmounts else {
      return prose.append(code)
    }
    take(fenced.entries)
  }

  private mutating func takeTable(_ table: Int) {
    guard !takeFacts(in: table) else { return }
    let read = IngredientTable(document.tableCells(of: table))
    yield = yield ?? read.yield
    rowSteps += read.steps
    let start = lines.count
    take(read.entries)
    if let name = read.headingOfFoods, groups.allSatisfy({ $0.start < start }) {
      takeHeading(RecipeGroup(name: name, start: start))
    }
  }

  /// Takes the headings of the foods of several tables for the names of groups, once two of them differ.
  private mutating func takeHeading(_ group: RecipeGroup) {
    headingsOfFoods.append(group)
    guard let first = headingsOfFoods.first, areHeadingsNames || first.name != group.name else {
      return
    }
    areHeadingsNames = true
    groups = (groups + headingsOfFoods).sorted { $0.start < $1.start }
    headingsOfFoods = []
  }

  /// Collects the facts of a table all of whose rows have a label that a colon ends, and its value.
  private mutating func takeFacts(in table: Int) -> Bool {
    let rows = document.children(of: table).map { document.cells(of: $0) }
      .filter { row in row.contains { !document.plainText(of: $0).isEmpty } }
    let areLabelled = rows.allSatisfy { row in
      row.count == 2 && document.plainText(of: row[0]).hasSuffix(":")
    }
    let keys = rows.map { row in row.first.flatMap { RecipeKey(document.bytes[$0]) } }
    guard areLabelled, keys.contains(where: { $0?.isMeasure == true }) else { return false }
    for (row, key) in zip(rows, keys) {
      if let key, key.isMeasure {
        facts.append(MetadataLine.Fact(key: key, value: row[1], label: row[0]))
      } else {
        notes.append(document.plainText(of: row[0]) + " " + document.plainText(of: row[1]))
      }
    }
    return true
  }

  private mutating func take(_ entries: [IngredientTable.Entry]) {
    for entry in entries {
      switch entry {
      case .group(let name): beginGroup(name)
      case .line(let line): takeLine(line)
      case .note(let note): notes.append(note)
      }
    }
  }

  /// True if a heading names all ingredients rather than a group of them.
  static func isGeneric(_ name: String) -> Bool {
    generic.contains(FoldedText.words(name.utf8))
  }

  private static let generic: Set<String> = [
    "per portion", "per serving", "per person", "one portion", "one serving", "total", "totals",
    "for one portion", "for one serving", "ingredients", "you will need", "每份", "总量", "一份",
    "每人份", "总计", "原料", "材料",
  ]
}
