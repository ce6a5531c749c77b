import Text

/// A table whose columns are those of one list of ingredients several times beside each other.
///
/// ```
/// | Amount | Ingredient | Amount | Ingredient |
/// ```
struct SideBySideTable {
  /// The rows with the parts of the table below each other.
  let rows: [[TableCell]]

  /// Divides a table; one without repeated headings stays as it is.
  init(_ rows: [[TableCell]]) {
    guard let headings = rows.first, let width = Self.width(headings.map(\.text)) else {
      self.rows = Self.groups(in: rows) ?? rows
      return
    }
    let parts = stride(from: 0, to: headings.count, by: width).flatMap { start in
      rows.dropFirst().map { Array($0.dropFirst(start).prefix(width)) }
    }
    self.rows = [Array(headings.prefix(width))] + parts
  }

  /// Returns the rows of groups beside each other, whose names are the headings over pairs of columns, below
  /// each other; or `nil` for any other table.
  ///
  /// ```
  /// | Filling | | Wrapper | |
  /// ```
  private static func groups(in rows: [[TableCell]]) -> [[TableCell]]? {
    guard let headings = rows.first, headings.count > 3, headings.count.isMultiple(of: 2),
      headings.indices.allSatisfy({ headings[$0].isEmpty == !$0.isMultiple(of: 2) }),
      headings.allSatisfy({ TableColumn(heading: $0.text).role == nil })
    else { return nil }
    let starts = stride(from: 0, to: headings.count, by: 2)
    let blank = TableCell(text: "")
    return [[blank, blank]]
      + starts.flatMap { start in
        let name = TableCell(text: headings[start].text, isStrong: true)
        return [[name, blank]]
          + rows.dropFirst().map { Array($0.dropFirst(start).prefix(2)) }
          .filter { row in row.contains { !$0.isEmpty } }
      }
  }

  /// Returns the number of headings, at least two, that follow each other again and again.
  private static func width(_ headings: [String]) -> Int? {
    let names = headings.map { FoldedText.words($0.utf8) }
    guard names.count > 3 else { return nil }
    return (2...names.count / 2).first { width in
      names.count.isMultiple(of: width) && !names.prefix(width).contains("")
        && Set(names.prefix(width)).count == width
        && names.indices.allSatisfy { names[$0] == names[$0 % width] }
    }
  }
}
