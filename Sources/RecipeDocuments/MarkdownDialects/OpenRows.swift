import Text

/// Rows of ingredients without bars around them, and maybe without a delimiter row.
///
/// ```
/// flour  | 250 g
/// butter | 125 g
/// ```
///
/// They get the bars, so that they are a table of Markdown. Lines stay lines, but not the offsets in them.
enum OpenRows {
  /// The maximum length of a cell, in bytes.
  private static let longestCell = 80
  private static let bar = UInt8(ascii: "|")

  /// Returns a document in which such rows have bars around them.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func closed(in bytes: [UInt8], from start: Int) -> [UInt8] {
    guard bytes[start...].contains(bar) else { return bytes }
    var lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
    var (index, isInCode) = (0, false)
    while index < lines.count {
      if AdmonitionLine.isFence(lines[index]) { isInCode.toggle() }
      guard !isInCode, mayBeRow(lines[index]) else {
        index += 1
        continue
      }
      let end = lines[index...].firstIndex { !mayBeRow($0) } ?? lines.count
      // Beside a line with a bar that is no row, they are lines of another notation.
      let isWhole = ![index - 1, end].contains {
        lines.indices.contains($0) && lines[$0].contains(bar)
      }
      if isWhole, areIngredients(lines[index..<end]) {
        for row in index..<end { lines[row] = closed(lines[row]) }
      }
      index = end
    }
    return bytes[..<start] + Array(lines.joined(separator: [0x0A]))
  }

  /// True for a line with a bar and without indentation, marks of lists, links, code or programs.
  private static func mayBeRow(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.contains(bar), let first = line.first else { return false }
    return isDelimiter(line)
      || !"#>-*+ \t<".utf8.contains(first) && !line.contains { "`\\[{<".utf8.contains($0) }
  }

  private static func isDelimiter(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains(UInt8(ascii: "-")) && line.allSatisfy { "|-: \r".utf8.contains($0) }
  }

  /// True for several rows of as many cells, one of which lacks a bar at an end, with foods and amounts.
  private static func areIngredients(_ lines: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    guard lines.count > 1, lines.contains(where: isOpen) else { return false }
    let rows = lines.filter { !isDelimiter($0) }.map(cells)
    guard rows.count > 1, let width = rows.first?.count, width > 1,
      rows.allSatisfy({ $0.count == width }),
      rows.joined().allSatisfy({ $0.text.utf8.count <= longestCell })
    else { return false }
    let table = IngredientTable(rows)
    return table.hasNamedFoods && table.hasAmounts && table.hasUnits && !table.areNutrients
  }

  private static func isOpen(_ line: ArraySlice<UInt8>) -> Bool {
    line.first != bar || line.last { $0 > 0x20 } != bar
  }

  private static func cells(of line: ArraySlice<UInt8>) -> [TableCell] {
    let row = closed(line).drop { $0 <= 0x20 }
    return row.dropFirst().dropLast().split(separator: bar, omittingEmptySubsequences: false)
      .map { TableCell(text: String(decoding: $0, as: UTF8.self).cleaned(.line)) }
  }

  /// Returns a row with a bar at either end.
  private static func closed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = line.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? line.endIndex
    var row = Array(line[..<end])
    if row.first != bar { row.insert(bar, at: 0) }
    if row.last != bar || row.count == 1 { row.append(bar) }
    return row[...]
  }
}
