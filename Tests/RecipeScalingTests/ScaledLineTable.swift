import Testing

/// A row of a table of lines: how it is written, the line, the result, and the recipe's language.
struct ScaledLineRow: Sendable, CustomTestStringConvertible {
  let method: String
  let line: String
  let result: String
  let language: String?

  var testDescription: String { "\(line) (\(method))" }
}

/// A table of lines as text, a row on each line, with bars between its cells.
enum ScaledLineTable {
  /// Reads a table.
  static func read(_ text: String) -> [ScaledLineRow] {
    text.split(separator: "\n").compactMap { row in
      let cells = row.split(separator: " | ").map(String.init)
      guard cells.count >= 3 else {
        Issue.record("a row with \(cells.count) cells: \(row)")
        return nil
      }
      return ScaledLineRow(
        method: cells[0], line: cells[1], result: cells[2],
        language: cells.count > 3 ? cells[3] : nil)
    }
  }
}
