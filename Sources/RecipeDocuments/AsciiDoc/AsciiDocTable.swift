/// A table of AsciiDoc, `|===`, whose cells may be in lines of their own.
struct AsciiDocTable {
  /// The cells of all rows, in order.
  private var cells: [Substring] = []
  /// The number of columns: the cells of the first line.
  private var columns = 0

  /// Adds a line, whose cells begin with bars.
  mutating func add(_ line: Substring) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return }
    if columns == 0 { columns = parts.count - 1 }
    cells += parts.dropFirst()
  }

  /// The rows in Markdown, with a delimiter below the first.
  var rows: [String] {
    guard columns > 0 else { return [] }
    let rows = stride(from: 0, to: cells.count, by: columns).map { start in
      "|" + cells[start..<min(start + columns, cells.count)].joined(separator: "|") + "|"
    }
    let delimiter = "|" + String(repeating: "---|", count: columns)
    return rows.prefix(1) + [delimiter] + rows.dropFirst()
  }
}
