import JSONSyntax
import RecipeCore

/// A reader of a recipe from a row of a table.
struct CSVRecipe {
  /// The recipe so far.
  private(set) var draft = Recipe(title: "")

  private var bareTimes = BareTimes()
  private let header: CSVHeader
  private let fields: RecipeFieldSet

  /// Creates a reader of rows below a header.
  init(header: CSVHeader, fields: RecipeFieldSet) {
    self.header = header
    self.fields = fields
  }

  /// Reads a row.
  ///
  /// - Parameter notes: Receives notes about unreadable cells.
  mutating func read(_ row: CSVRows.Row, notes: inout DocumentNotes) {
    for (index, cell) in row.cells.enumerated() {
      let text = Self.unguarded(cell.text)
      guard !text.cleaned(.line).isEmpty else { continue }
      guard header.names.indices.contains(index) else {
        keep(text, named: "column_\(index + 1)")
        continue
      }
      if header.isAboutRun(index) || isBareTime(text, index, cell) { continue }
      if !read(text, header.columns[index], named: header.names[index]) {
        if header.columns[index] != .unknown { note(header.names[index], cell, &notes) }
        keep(text, named: header.names[index])
      }
    }
    readBareTimes(of: row, notes: &notes)
    draft.takeRemarksFromSteps(keepsNotes: fields.contains(.notes))
  }

  /// Keeps a number under the name of a time until the row is known.
  private mutating func isBareTime(_ text: String, _ index: Int, _ cell: CSVRows.Cell) -> Bool {
    guard case .fact(let key) = header.columns[index] else { return false }
    let name = header.names[index]
    return bareTimes.add(
      BareTimes.Time(
        key: key, name: name, text: text, unit: TimeKey(name)?.unit, line: cell.line,
        column: cell.column))
  }

  /// Reads the numbers under the names of times, whose unit the row may tell.
  private mutating func readBareTimes(of row: CSVRows.Row, notes: inout DocumentNotes) {
    let rest = bareTimes.set(in: &draft) {
      zip(header.columns, row.cells).filter { $0.0 == .fact(.directions) }.map(\.1.text)
    }
    for time in rest {
      notes.add(
        .warning, time.message, line: time.line, column: time.column,
        help: "if it is minutes, name the column '\(time.name) (min)'")
      if fields.contains(.extras) { draft.extras.append(time.extra) }
    }
  }

  private func note(_ name: String, _ cell: CSVRows.Cell, _ notes: inout DocumentNotes) {
    notes.add(
      .warning, "'\(name)' cannot be read; it was kept as an extra field", line: cell.line,
      column: cell.column)
  }

  private mutating func read(_ text: String, _ column: CSVColumn, named name: String) -> Bool {
    switch column {
    case .fact(let key): read(text, key)
    case .ingredientGroups: Self.json(text).map { draft.addIngredientGroups($0) } ?? false
    case .directionGroups: readDirectionGroups(text)
    case .nutrition: readNutrition(text, named: name)
    case .timeRanges: Self.json(text).map { draft.setTimeRanges($0) } ?? false
    case .extras: readExtras(text)
    case .unknown: false
    }
  }

  private mutating func read(_ text: String, _ key: RecipeKey) -> Bool {
    switch key {
    case .ingredients: addIngredients(text)
    case .directions:
      // Semicolons in prose do not separate steps.
      if fields.contains(.directions) { draft.directions += list(text, between: [" | "]) }
    case .notes: if fields.contains(.notes) { draft.notes += list(text, between: [" | "]) }
    case .tools: draft.tools += list(text, between: [" | ", "; ", ", "])
    case .description where !fields.contains(.description): break
    case .tags: addTags(text)
    case .rating where text.utf8.first == UInt8(ascii: "{"): return readRating(text)
    case .description: return draft.set(key, to: HTMLText.plain(text).cleaned(.paragraphs))
    default: return draft.set(key, to: text.cleaned(.line))
    }
    return true
  }

  /// Adds tags; those of our own output may contain commas.
  private mutating func addTags(_ text: String) {
    let tags = ListLiteral.elements(of: text)
    if let tags = header.isOwnOutput ? Self.parts(of: text, "; ") : tags {
      for tag in tags { draft.addTag(tag) }
    } else {
      draft.addTags(text)
    }
  }

  private mutating func addIngredients(_ text: String) {
    if text.utf8.first == UInt8(ascii: "["), let json = Self.json(text) {
      // The elements may also be objects with quantity, unit and name.
      draft.addIngredients(json)
    } else {
      draft.addIngredients(list(text, between: [" | ", "; "]))
    }
  }

  private mutating func readRating(_ text: String) -> Bool {
    guard let rating = Self.json(text).flatMap(Rating.init) else { return false }
    draft.rating = draft.rating ?? rating
    return true
  }

  private mutating func readDirectionGroups(_ text: String) -> Bool {
    guard let groups = Self.json(text).flatMap(Recipe.groups) else { return false }
    if fields.contains(.directions) { draft.directionGroups += groups }
    return true
  }

  /// Reads an object with facts, or one fact, whose name is that of the column.
  private mutating func readNutrition(_ text: String, named name: String) -> Bool {
    if text.utf8.first == UInt8(ascii: "{") {
      guard let facts = Self.json(text).flatMap(PlainRemarks.nutrition) else { return false }
      draft.nutrition += facts
    } else {
      let words = KeyWords.words(of: name).lowercased()
      draft.nutrition.append(NutritionFact(name: words, text: text.cleaned(.line)))
    }
    return true
  }

  private mutating func readExtras(_ text: String) -> Bool {
    guard let json = Self.json(text), json.kind == .object else { return false }
    if fields.contains(.extras) { draft.extras += ExtraField.fields(of: json) }
    return true
  }

  /// Keeps a cell as a text: digits in it may be a name, such as `0123`.
  private mutating func keep(_ text: String, named name: String) {
    guard fields.contains(.extras) else { return }
    var writer = JSONWriter(isIndented: false)
    writer.string(text)
    let json = String(decoding: writer.bytes, as: UTF8.self)
    draft.extras.append(ExtraField(name: name.isEmpty ? "column" : name, json: json))
  }

  private static func json(_ text: String) -> JSONValue? {
    try? JSONDocument(parsing: Array(text.utf8)).root
  }

  /// Returns the elements of a cell with a list: a list literal, lines or blocks, or text with separators;
  /// our own output has only lines.
  private func list(_ text: String, between separators: [String]) -> [String] {
    if let list = ListLiteral.elements(of: text) { return list }
    let text = header.isOwnOutput ? text : HTMLText.plain(text)
    if text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return text.textLines }
    for separator in header.isOwnOutput ? [] : separators {
      let parts = Self.parts(of: text, separator)
      if parts.count > 1 { return parts }
    }
    return [text]
  }

  private static func parts(of text: String, _ separator: String) -> [String] {
    let (utf8, separator) = (Array(text.utf8), Array(separator.utf8))
    var parts: [String] = []
    var start = 0
    var index = 0
    while index < utf8.count {
      if utf8[index] == separator[0], utf8[index...].starts(with: separator) {
        parts.append(String(decoding: utf8[start..<index], as: UTF8.self))
        index += separator.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [String(decoding: utf8[start...], as: UTF8.self)]
  }

  /// Removes the `'` that keeps a spreadsheet from executing a cell as a formula.
  static func unguarded(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: "'"), let next = text.utf8.dropFirst().first,
      "=@+-\t\r".utf8.contains(next)
    else { return text }
    return String(text.dropFirst())
  }
}
