import Text

/// A table of ingredients, read row by row.
struct IngredientTable {
  /// The content of a row.
  enum Entry: Hashable {
    /// The name of a group.
    case group(String)
    /// An ingredient line.
    case line(String)
    /// A row about the other rows, such as their sum.
    case note(String)
  }

  /// The meaning of rows and columns.
  enum Form: Hashable {
    /// The table of a text, some of whose rows may be headings or units.
    case laidOut
    /// Objects, each of which is an ingredient, with their keys as headings.
    case objects
  }

  /// The rows, in order.
  private(set) var entries: [Entry] = []
  /// The steps in a column of directions beside the ingredients, in order.
  private(set) var steps: [String] = []
  /// The rows without headings.
  let rows: [[TableCell]]
  /// The meaning of rows and columns.
  let form: Form
  /// True if each cell is an ingredient.
  private(set) var isGrid = false
  /// The columns.
  private(set) var columns: TableColumns
  /// The choice among columns of amounts.
  private(set) var choice: AmountChoice
  private var group = ""
  /// True if a row added up others.
  private var hasTotal = false
  /// The foods with what they contain.
  private var contents: [String] = []

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - rows: The rows, the first of which may be headings.
  ///   - wanted: The yield of the recipe, which chooses among columns for several yields.
  ///   - form: The meaning of rows and columns.
  init(_ rows: [[TableCell]], yield wanted: String? = nil, form: Form = .laidOut) {
    if form == .laidOut, let grid = IngredientGrid(rows) {
      self.form = form
      (self.rows, columns) = (grid.rows, TableColumns(grid.rows, form: form))
      choice = AmountChoice(columns, grid.rows, yield: wanted)
      entries = grid.lines.map(Entry.line)
      isGrid = true
      return
    }
    let rows =
      form == .laidOut
      ? TransposedTable(rows)?.rows
        ?? NumberedCells.plain(TableLines(SideBySideTable(rows).rows).rows) : rows
    self.form = form
    columns = TableColumns(rows, form: form)
    self.rows = columns.isHeaderless ? rows : Array(rows.dropFirst())
    choice = AmountChoice(columns, self.rows, yield: wanted)
    guard form == .laidOut else {
      for row in withoutGroupFirst(self.rows) { take(row) }
      entries += columns.commonRemarks.map(Entry.note)
      return
    }
    let hasAmounts = columns.all.contains { $0.role == .amount && $0.name.isEmpty }
    if !hasAmounts, Self.isSideBySide(rows) {
      takeCells(of: rows.dropFirst())
      return
    }
    var hasLeadingGroup = false
    for (index, row) in self.rows.enumerated() where row.contains(where: { !$0.isEmpty }) {
      guard row != rows.first || columns.isHeaderless, !takeUnits(row) else { continue }
      if let sum = sum(row) {
        entries.append(.note(sum))
      } else if let name = groupName(row, at: index, hasLeadingGroup: hasLeadingGroup) {
        hasLeadingGroup = hasLeadingGroup || entries.isEmpty
        hasTotal = false
        entries.append(.group(name))
      } else {
        take(row, isLast: isLast(index))
      }
    }
    if !contents.isEmpty { entries.append(.note(contents.joined(separator: "\n"))) }
    entries += columns.commonRemarks.map(Entry.note)
  }

  /// Returns the objects with those of no group, which would be taken for a part of the group above
  /// them, before all others; where no object repeats a group, the others are in that above them.
  private func withoutGroupFirst(_ rows: [[TableCell]]) -> [[TableCell]] {
    guard let column = columns.first(.group) else { return rows }
    let names = rows.map { text($0, column) }
    guard zip(names, names.dropFirst()).contains(where: { !$0.isEmpty && $0 == $1 }) else {
      return rows
    }
    let indices = names.indices
    return (indices.filter { names[$0].isEmpty } + indices.filter { !names[$0].isEmpty })
      .map { rows[$0] }
  }

  /// True if nothing but a row with one cell, which may begin another part, is below a row.
  private func isLast(_ index: Int) -> Bool {
    guard let next = rows.dropFirst(index + 1).first(where: { !$0.allSatisfy(\.isEmpty) }) else {
      return true
    }
    return next.count { !$0.isBlank } < 2
  }

  /// True if all headings are one word for ingredients, so that each cell is one.
  private static func isSideBySide(_ rows: [[TableCell]]) -> Bool {
    let headings = rows.first?.map { FoldedText.words($0.text.utf8) } ?? []
    return headings.count > 1 && Set(headings.filter { !$0.isEmpty }).count == 1
      && headings.allSatisfy {
        $0.isEmpty || SectionKind(heading: $0, isNested: true) == .ingredients
      }
  }

  /// Takes each cell as an ingredient; one in bold above another row begins a group, if no other row has one beside
  /// other cells.
  private mutating func takeCells(of rows: ArraySlice<[TableCell]>) {
    let rows = rows.map { row in row.filter { !$0.isEmpty } }.filter { !$0.isEmpty }
    let haveGroups = rows.allSatisfy { $0.count == 1 || !$0.contains(where: \.isStrong) }
    for (index, cells) in rows.enumerated() {
      if haveGroups, index + 1 < rows.count, cells[0].isStrong, cells[0].text.last != ")",
        !AmountText.startsWithAmount(cells[0].text)
      {
        entries.append(.group(IngredientHeading.name(of: cells[0].text)))
      } else {
        for cell in cells { append(Self.line(cell.text)) }
      }
    }
  }

  /// Returns a cell without the dash between its amount and its food: "500 g - flour".
  private static func line(_ text: String) -> String {
    for dash in [" - ", " – "] {
      guard let range = text.firstRange(of: dash) else { continue }
      let amount = String(text[..<range.lowerBound]).cleaned(.line)
      let isShort = amount.first?.isNumber == true && amount.split(separator: " ").count <= 3
      if isShort || AmountText.isAmount(amount) { return amount + " " + text[range.upperBound...] }
    }
    return text
  }
}

/// Rows.
extension IngredientTable {
  /// The yield for which the amounts are, if a heading states it: "4 servings".
  var yield: String? { choice.yield }

  /// Returns the text in a column of a row, which may be empty.
  func text(_ row: [TableCell], _ column: Int?) -> String {
    guard let column, row.indices.contains(column) else { return "" }
    return row[column].text
  }

  /// Takes a row that states the units of the rows below it, and returns true if it is one.
  private mutating func takeUnits(_ row: [TableCell]) -> Bool {
    let filled = row.indices.filter { !row[$0].isEmpty }
    let amounts = columns.indices(.amount)
    guard !amounts.isEmpty, filled.allSatisfy(amounts.contains) else { return false }
    let units = filled.map { row[$0].text.filter { !"()[]".contains($0) } }
    guard units.allSatisfy({ AmountText.unit($0) != nil }) else { return false }
    for (column, unit) in zip(filled, units) { columns.setUnit(unit, of: column) }
    choice = AmountChoice(columns, rows, yield: nil)
    return true
  }

  /// Takes a row.
  ///
  /// - Parameter isLast: True for the last row of the table, or of a part of it.
  private mutating func take(_ row: [TableCell], isLast: Bool = false) {
    takeStep(row)
    takeGroup(row)
    let whole = columns.indices(.line).map { text(row, $0) }.first { !$0.isEmpty } ?? ""
    guard whole.isEmpty else { return append(wholeLine(whole, row)) }
    let foods = columns.indices(.food).map { text(row, $0) }.filter { !$0.isEmpty }
    if let several = severalFoods(foods) { return several.forEach { append($0) } }
    guard columns.first(.food) != nil else {
      let words = row.map(\.text).filter { !$0.isEmpty }
      let isLine = form == .laidOut || words.contains { $0.contains(where: \.isLetter) }
      return isLine ? append(words.joined(separator: " ")) : ()
    }
    append(ingredient(of: row, foods), of: row, isLast: isLast)
  }

  /// Appends an ingredient, or a row that adds up those above it as a note.
  private mutating func append(_ line: JoinedIngredient, of row: [TableCell], isLast: Bool) {
    let content = columns.nutrients.filter { !text(row, $0).isEmpty }
      .map { "\(columns.all[$0].name) \(measure(row, $0))" }
    let isBelowTotal =
      hasTotal && isLast && line.amount.isEmpty && !(line.note.isEmpty && content.isEmpty)
    if isBelowTotal || TableVocabulary.isTotal(line.food, isLast: isLast) {
      hasTotal = true
      let sum = ([measure(row, choice.amount), line.note] + content).filter { !$0.isEmpty }
      entries.append(.note("\(line.food): \(sum.joined(separator: ", "))"))
    } else {
      append(line.text)
      if !content.isEmpty { contents.append("\(line.food): \(content.joined(separator: ", "))") }
    }
  }

  /// Takes what is to be done with an ingredient, unless the row above says the same.
  private mutating func takeStep(_ row: [TableCell]) {
    for column in columns.indices(.step) {
      let step = text(row, column)
      if !step.isEmpty, step != steps.last { steps.append(step) }
    }
  }

  /// Begins the group that a row names, if it is another than that of the row above.
  private mutating func takeGroup(_ row: [TableCell]) {
    let name = text(row, columns.first(.group))
    guard !name.isEmpty, name != group else { return }
    group = name
    hasTotal = false
    entries.append(.group(IngredientHeading.name(of: name)))
  }

  /// Returns a line with the preparation and the remarks that it lacks.
  private func wholeLine(_ whole: String, _ row: [TableCell]) -> String {
    let isMissing = { (part: String) in
      !part.isEmpty && !FoldedText.words(whole.utf8).contains(FoldedText.words(part.utf8))
    }
    let isNamed = { (index: Int) in
      [.preparation, .note].contains(TableColumn(heading: columns.all[index].name).role)
    }
    let preparation = columns.indices(.preparation).filter { form == .laidOut || isNamed($0) }
      .map { text(row, $0) }.filter(isMissing)
    let notes = columns.indices(.note).filter { form == .laidOut || isNamed($0) }
      .map { text(row, $0) }.filter(isMissing)
    return JoinedIngredient(
      food: whole, preparation: preparation.joined(separator: ", "),
      note: notes.joined(separator: "; ")
    ).text
  }

  private mutating func append(_ line: String) {
    if !line.isEmpty { entries.append(.line(line)) }
  }
}
