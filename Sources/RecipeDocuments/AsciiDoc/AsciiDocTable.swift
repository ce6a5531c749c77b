/// A table of AsciiDoc, `|===`, whose cells may be in lines of their own.
struct AsciiDocTable {
  /// The cells of all rows, in order.
  private var cells: [Substring] = []
  /// The number of columns: that of the attribute above, or else the cells of the first line.
  private var columns: Int

  /// The number of empty cells that spans may still add.
  private var padding = 1_000

  /// The maximum number of columns that one cell spans, or that an attribute repeats.
  private static let maximumCount = 100

  /// Creates a table.
  ///
  /// - Parameter attributes: The line of attributes above it, `[cols="1,3*"]`, or an empty text.
  init(below attributes: Substring) { columns = Self.columns(in: attributes) }

  /// Adds a line, whose cells begin with bars.
  mutating func add(_ line: Substring) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return }
    let isFirst = cells.isEmpty
    for (above, cell) in zip(parts, parts.dropFirst()) {
      cells.append(cell)
      let further = min(Self.span(before: above) - 1, padding)
      padding -= further
      cells += repeatElement("", count: further)
    }
    if isFirst, columns == 0 { columns = cells.count }
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

  /// Returns the number of columns in `cols="1,2"` or `cols="2*"`, or 0 without them.
  private static func columns(in attributes: Substring) -> Int {
    guard let start = attributes.firstRange(of: "cols=") else { return 0 }
    let value = attributes[start.upperBound...]
    let list =
      value.first == "\"" ? value.dropFirst().prefix { $0 != "\"" } : value.prefix { $0 != "," }
    let columns = list.prefix { $0 != "]" }.split(omittingEmptySubsequences: false) {
      ",;".contains($0)
    }
    return min(columns.reduce(0) { $0 + count($1, before: "*") }, maximumCount)
  }

  /// Returns the number of columns of the cell behind `2+`.
  private static func span(before text: Substring) -> Int {
    let word = text.drop { $0 == " " }.split(separator: " ").last ?? ""
    return word.first?.isNumber == true ? count(word, before: "+") : 1
  }

  /// Returns the number that a text has before a mark at its start, or 1.
  private static func count(_ text: Substring, before mark: Character) -> Int {
    let text = text.drop { $0 == " " }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard text[digits.endIndex...].first == mark, let number = Int(digits) else { return 1 }
    return min(max(number, 1), maximumCount)
  }
}
