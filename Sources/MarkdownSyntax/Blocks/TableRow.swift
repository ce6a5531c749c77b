/// The cells of a row of a pipe table.
enum TableRow {
  /// The maximum number of cells in a row; further ones are dropped.
  static let limit = 64

  /// Returns the range of each cell, trimmed; `\|` does not end a cell.
  static func cells(in bytes: [UInt8], _ line: Range<Int>) -> [Range<Int>] {
    let row = trimmed(line, in: bytes)
    var cells: [Range<Int>] = []
    var start = row.lowerBound
    if start < row.upperBound, bytes[start] == UInt8(ascii: "|") { start += 1 }
    var index = start
    while index < row.upperBound, cells.count < limit {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "|") {
        cells.append(trimmed(start..<index, in: bytes))
        start = index + 1
      }
      index += 1
    }
    if start < row.upperBound { cells.append(trimmed(start..<row.upperBound, in: bytes)) }
    return cells
  }

  /// Returns the number of columns of a delimiter row `|---|:-:|`, or `nil` if the line is not one.
  static func delimiterColumns(in bytes: [UInt8], _ line: Range<Int>) -> Int? {
    guard bytes[line].contains(UInt8(ascii: "|")), bytes[line].contains(UInt8(ascii: "-")) else {
      return nil
    }
    let cells = cells(in: bytes, line)
    return cells.allSatisfy { isDelimiter(bytes[$0]) } ? cells.count : nil
  }

  private static func isDelimiter(_ cell: ArraySlice<UInt8>) -> Bool {
    var dashes = cell
    if dashes.first == UInt8(ascii: ":") { dashes.removeFirst() }
    if dashes.last == UInt8(ascii: ":") { dashes.removeLast() }
    return !dashes.isEmpty && dashes.allSatisfy { $0 == UInt8(ascii: "-") }
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start].isBlank { start += 1 }
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return start..<end
  }
}
