/// The bytes that turn what a terminal shows into another screen.
package struct ScreenDifference: Sendable, Hashable {
  /// The text and its escape sequences (ECMA-48); empty if nothing changed.
  package let bytes: [UInt8]

  /// Compares two screens.
  ///
  /// - Parameters:
  ///   - old: What the terminal shows, or `nil` if that is not known: everything is drawn then.
  ///   - new: What it is to show.
  package init(from old: ScreenBuffer?, to new: ScreenBuffer) {
    let known = old.flatMap { $0.size == new.size ? $0 : nil }
    var painter = ScreenPainter(known, new)
    painter.paint()
    bytes = Array(painter.output.utf8)
  }
}

/// The writer of a difference, which keeps track of the terminal's cursor and look.
private struct ScreenPainter {
  private(set) var output = ""

  private let old: ScreenBuffer
  private let new: ScreenBuffer
  private let isKnown: Bool
  /// The terminal's cursor, or `nil` if it may be anywhere.
  private var position: ScreenPosition?
  private var style = CellStyle.plain

  /// The most unchanged cells that are written again rather than jumped over.
  private static let gap = 4

  init(_ old: ScreenBuffer?, _ new: ScreenBuffer) {
    self.new = new
    self.old = old ?? ScreenBuffer(new.size)
    isKnown = old != nil
    position = old?.cursor
  }

  mutating func paint() {
    if !isKnown {
      output += "\u{1B}[m\u{1B}[H\u{1B}[2J"
      position = ScreenPosition(row: 0, column: 0)
    }
    let hasChanges = new.cells != old.cells
    let wasShown = isKnown && old.cursor != nil
    // Without a visible cursor, nobody sees it jump.
    if (hasChanges || new.cursor == nil) && wasShown || !isKnown { output += "\u{1B}[?25l" }
    if hasChanges {
      for row in 0..<new.size.rows { paint(row: row) }
    }
    output += CellStyle.plain.sequence(after: style)
    guard let cursor = new.cursor else { return }
    if position != cursor { move(to: cursor) }
    if hasChanges || !wasShown { output += "\u{1B}[?25h" }
  }

  private mutating func paint(row: Int) {
    let columns = new.size.columns
    let start = row * columns
    let isSame = (0..<columns).map { new.cells[start + $0] == old.cells[start + $0] }
    guard isSame.contains(false) else { return }
    let blankFrom = trailingBlanks(start: start)
    var column = 0
    while let first = (column..<columns).first(where: { !isSame[$0] }) {
      column = leader(of: first, start: start)
      if column >= blankFrom, columns - column > 3 { return eraseRest(row: row, column: column) }
      var end = column
      while end < columns, let next = nextChange(isSame, from: end), next - end <= Self.gap {
        end = next + 1
      }
      // Unchanged cells in between may begin or end inside a wide character.
      while end < columns, new.cells[start + end].width == 0 { end += 1 }
      let isErased = end > blankFrom && columns - blankFrom > 3
      write(row: row, from: column, to: isErased ? max(column, blankFrom) : end)
      if isErased { return eraseRest(row: row, column: max(column, blankFrom)) }
      column = end
    }
  }

  private func nextChange(_ isSame: [Bool], from column: Int) -> Int? {
    isSame[column...].firstIndex(of: false)
  }

  /// The column from which a row of the new screen is empty.
  private func trailingBlanks(start: Int) -> Int {
    let cells = new.cells[start..<(start + new.size.columns)]
    return (cells.lastIndex { $0 != .blank }).map { $0 + 1 - start } ?? 0
  }

  /// The column of a character, if one of its halves is at a column in either screen.
  private func leader(of column: Int, start: Int) -> Int {
    let isHalf = new.cells[start + column].width == 0
    return isHalf && column > 0 ? column - 1 : column
  }

  private mutating func eraseRest(row: Int, column: Int) {
    move(to: ScreenPosition(row: row, column: column))
    output += CellStyle.plain.sequence(after: style) + "\u{1B}[K"
    style = .plain
  }

  private mutating func write(row: Int, from first: Int, to end: Int) {
    for column in first..<end {
      let cell = new[row, column]
      guard cell.width > 0 else { continue }
      move(to: ScreenPosition(row: row, column: column))
      output += cell.style.sequence(after: style)
      style = cell.style
      if cell.isDoubtful, cell.width == 2 {
        // A terminal that draws it narrow shows a space beside it.
        output += "  "
        position = nil
        move(to: ScreenPosition(row: row, column: column))
      }
      output += cell.text
      let next = column + cell.width
      position =
        cell.isDoubtful || next >= new.size.columns ? nil : ScreenPosition(row: row, column: next)
    }
  }

  private mutating func move(to target: ScreenPosition) {
    if position == target { return }
    if let position, position.row == target.row, position.column < target.column {
      let count = target.column - position.column
      output += count == 1 ? "\u{1B}[C" : "\u{1B}[\(count)C"
    } else if target.column == 0 {
      output += target.row == 0 ? "\u{1B}[H" : "\u{1B}[\(target.row + 1)H"
    } else {
      output += "\u{1B}[\(target.row + 1);\(target.column + 1)H"
    }
    position = target
  }
}
