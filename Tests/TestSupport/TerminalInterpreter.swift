import Text

/// A terminal that understands what programs draw with: text, moves, erasing and looks.
///
/// Like most, it draws each scalar in cells of its own, but for pictures.
package struct TerminalInterpreter {
  /// The characters of the screen; empty for the right half of a wide one.
  package private(set) var cells: [[String]]
  /// The look of each cell, as the parameters of SGR in effect, sorted.
  package private(set) var looks: [[[Int]]]
  /// The row and column of the cursor.
  package private(set) var cursor = (row: 0, column: 0)
  /// True if the cursor is shown.
  package private(set) var showsCursor = true
  /// The sequences that it does not know.
  package private(set) var unknown: [String] = []

  private let rows: Int
  private let columns: Int
  private var look: [Int] = []

  /// Creates an empty terminal.
  package init(rows: Int, columns: Int) {
    (self.rows, self.columns) = (rows, columns)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    looks = Array(repeating: Array(repeating: [], count: columns), count: rows)
  }

  /// The rows as text, without the spaces at their ends.
  package var text: String {
    cells.map { row in
      let line = row.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// Draws bytes.
  package mutating func draw(_ bytes: [UInt8]) {
    let parts = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\u{1B}", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      var rest = part[...]
      if index > 0 { rest = interpret(rest) }
      for character in rest { put(character) }
    }
  }

  private mutating func interpret(_ text: Substring) -> Substring {
    guard text.first == "[",
      let end = text.dropFirst().unicodeScalars.firstIndex(where: {
        (0x40...0x7E).contains($0.value)
      })
    else {
      unknown.append(String(text))
      return ""
    }
    let body = text[text.index(after: text.startIndex)..<end]
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    switch text.unicodeScalars[end] {
    case "H":
      cursor = (max(1, first) - 1, max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
    case "C": cursor.column += max(1, first)
    case "J": for row in 0..<rows { erase(row, from: 0) }
    case "K": erase(cursor.row, from: cursor.column)
    case "m": for code in numbers.isEmpty ? [0] : numbers { apply(code) }
    case "h" where body == "?25": showsCursor = true
    case "l" where body == "?25": showsCursor = false
    default: unknown.append(String(text.prefix(12)))
    }
    return text[text.unicodeScalars.index(after: end)...]
  }

  private mutating func apply(_ code: Int) {
    if code == 0 { return look = [] }
    if code >= 30 { look.removeAll { $0 >= 30 } }
    if !look.contains(code) { look = (look + [code]).sorted() }
  }

  private mutating func erase(_ row: Int, from column: Int) {
    if column > 0, column < columns, cells[row][column].isEmpty { cells[row][column - 1] = " " }
    for column in column..<columns { (cells[row][column], looks[row][column]) = (" ", []) }
  }

  private mutating func put(_ character: Character) {
    guard !DisplayWidth.isPicture(character) else { return put(String(character), width: 2) }
    for scalar in character.unicodeScalars {
      put(String(Character(scalar)), width: DisplayWidth.of(scalar))
    }
  }

  private mutating func put(_ text: String, width: Int) {
    let (row, column) = cursor
    if width == 0, column > 0, row < rows {
      cells[row][column - 1] += text
      return
    }
    guard row < rows, column + width <= columns else {
      unknown.append("text beyond the screen at \(row), \(column): \(text)")
      return
    }
    if cells[row][column].isEmpty, column > 0 { cells[row][column - 1] = " " }
    if column + width < columns, cells[row][column + width].isEmpty {
      cells[row][column + width] = " "
    }
    (cells[row][column], looks[row][column]) = (text, look)
    if width == 2 { (cells[row][column + 1], looks[row][column + 1]) = ("", look) }
    cursor.column += width
  }
}
