/// Positions and columns in the current line (CommonMark 2.2: tabs).
extension BlockParser {
  /// True if only blanks are left in the line.
  var isRestBlank: Bool {
    var index = position
    while index < lineEnd, bytes[index].isBlank { index += 1 }
    return index == lineEnd
  }

  /// Returns the columns of blanks at the current position, and the offset past them.
  func indentation() -> (columns: Int, end: Int) {
    var index = position
    var at = column
    while index < lineEnd {
      if bytes[index] == 0x20 {
        at += 1
      } else if bytes[index] == 0x09 {
        at += 4 - at % 4
      } else {
        break
      }
      index += 1
    }
    return (at - column, index)
  }

  /// Advances over blanks of at most `count` columns; a tab may be split.
  mutating func advance(columns count: Int) {
    var left = count
    while left > 0, position < lineEnd, bytes[position].isBlank {
      if bytes[position] == 0x09 {
        let width = 4 - column % 4
        let step = min(width, left)
        column += step
        left -= step
        isInsideTab = step < width
        guard step == width else { return }
      } else {
        column += 1
        left -= 1
      }
      position += 1
    }
  }

  /// Advances over `count` bytes that are not blanks, such as a marker.
  mutating func advance(bytes count: Int) {
    position += count
    column += count
  }

  /// Advances over all blanks.
  mutating func skipBlanks() {
    while position < lineEnd, bytes[position].isBlank {
      column += bytes[position] == 0x09 ? 4 - column % 4 : 1
      position += 1
    }
  }
}
