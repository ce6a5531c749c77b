import Text

/// The first line of a box, `!!! tip "Title"` or `:::tip Title`.
struct AdmonitionLine {
  /// The column of the first mark, from 0.
  let column: Int
  /// The number of colons, at least 3, or 0 for a box whose lines are indented.
  let colons: Int
  private let type: ArraySlice<UInt8>
  private let title: ArraySlice<UInt8>

  /// The column of the content, from 0.
  var contentColumn: Int { colons == 0 ? column + 4 : column }

  /// The text of the line that starts a callout, `[!tip] Title`.
  var calloutText: [UInt8] {
    let start = Array("[!".utf8) + type + Array("]".utf8)
    return title.isEmpty ? start : start + [0x20] + title
  }

  /// Creates the line, or returns `nil` for any other line.
  init?(_ line: ArraySlice<UInt8>) {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard let mark = text.first, "!?:".utf8.contains(mark) else { return nil }
    let marks = text.prefix { $0 == mark }
    guard mark == UInt8(ascii: ":") ? marks.count >= 3 : marks.count == 3 else { return nil }
    // `???+` is open at first, `???-` is closed, and `:::{note}` is how MyST and Pandoc write it.
    let rest = text[marks.endIndex...].drop { " +-{.".utf8.contains($0) }
    let type = rest.prefix { $0.isTypeCharacter }
    let title = rest[type.endIndex...].filter { !"\"\r[]{}".utf8.contains($0) }
      .drop { $0 == 0x20 }
    let column = Indentation.columns(of: line)
    guard column <= 32, !type.isEmpty, type.count <= 40, title.count <= 120 else { return nil }
    self.column = column
    colons = mark == UInt8(ascii: ":") ? marks.count : 0
    self.type = type
    self.title = title
  }

  /// True if a line whose text starts in a column is not inside the box.
  func ends(atColumn column: Int) -> Bool {
    colons == 0 && column < contentColumn
  }

  /// Returns the number of colons in a line that ends a box, or `nil` for any other line.
  static func closing(_ line: ArraySlice<UInt8>) -> Int? {
    let colons = line.drop { $0 == 0x20 }.prefix { $0 == UInt8(ascii: ":") }
    guard colons.count >= 3, line[colons.endIndex...].allSatisfy({ $0 <= 0x20 }) else { return nil }
    return colons.count
  }

  /// True if a line starts or ends code.
  static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.drop { $0 == 0x20 }.starts(with: "```".utf8)
  }

  /// Returns a line without blanks in its first columns.
  static func dropping(_ columns: Int, of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var (rest, column) = (line, 0)
    while column < columns, let byte = rest.first, byte == 0x20 || byte == 0x09 {
      column = byte == 0x09 ? (column / 4 + 1) * 4 : column + 1
      rest.removeFirst()
    }
    return rest
  }
}

extension UInt8 {
  /// True for a letter, a digit, `-`, `_` and all letters beyond ASCII.
  fileprivate var isTypeCharacter: Bool {
    self >= 0x80 || isASCIIAlphanumeric || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
