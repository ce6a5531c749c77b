/// An alignment of the lines of a page's data with the rows of one shape.
struct RowAlignment {
  /// The location of a line on the page.
  enum Match {
    /// In the row with this index.
    case row(Int)
    /// Between the rows: it is the name of a group.
    case groupName

    /// The row that displays the line.
    var row: Int? { if case .row(let row) = self { row } else { nil } }
  }

  private let rows: PageRows
  private let comparison: LineComparison
  /// The indices of the rows of the shape.
  private let list: [Int]
  /// The index in the list of the next row to compare.
  private var next: Int
  private var previous: Int?

  /// Returns the location of each line, if the first is in a row or before it, and the others
  /// follow.
  static func matches(
    of lines: [IngredientWording], from start: PageRow, in rows: PageRows,
    _ comparison: LineComparison
  ) -> [Match]? {
    var alignment = RowAlignment(start, rows, comparison)
    var matches: [Match] = []
    for line in lines {
      guard let match = alignment.match(line) else { return nil }
      matches.append(match)
    }
    return matches
  }

  private init(_ start: PageRow, _ rows: PageRows, _ comparison: LineComparison) {
    self.rows = rows
    self.comparison = comparison
    list = rows.lists[start.shape] ?? []
    next = start.place
  }

  private mutating func match(_ line: IngredientWording) -> Match? {
    while next < list.count {
      let index = list[next]
      let row = rows.all[index]
      if comparison.holds(row.wording, line) {
        next += 1
        previous = index
        return .row(index)
      }
      if !line.hasNumber, let heading = rows.heading(before: index, after: previous),
        IngredientWording(heading.name).hasLetters(of: line)
      {
        return .groupName
      }
      // The name of a group that only the page has.
      guard row.groupName != nil else { return nil }
      next += 1
    }
    return nil
  }
}
