import RecipeCore

/// The ingredients as the page displays them: consecutive rows of one shape that contain the lines
/// of the structured data.
struct PageIngredients {
  /// The lines, in the wording of the page if that says more than the data.
  private(set) var lines: [String] = []
  /// The number of lines for which the wording of the page is better.
  private var betterLines = 0
  /// The names displayed between the lines; those that are lines of the data do not need a shape as
  /// evidence.
  private var names: [(name: String, start: Int, shape: PageRow.Shape?)] = []

  private let rows: PageRows
  private let comparison: LineComparison

  /// The maximum number of rows to try as the first line.
  private static let attempts = 12

  /// Searches a page for the lines of a recipe's data.
  ///
  /// - Returns: The location with the most information of those that contain all lines in order, or
  ///   `nil` if there is none.
  static func best(for written: [String], in rows: PageRows) -> PageIngredients? {
    let lines = written.map { IngredientWording($0) }
    guard let first = lines.first else { return nil }
    let comparison = LineComparison(of: lines)
    let amounts = lines.count(where: \.hasNumber)
    var best: PageIngredients?
    for start in starts(of: first, inListsOf: amounts, rows, comparison) {
      guard let matches = RowAlignment.matches(of: lines, from: start, in: rows, comparison)
      else { continue }
      var found = PageIngredients(rows: rows, comparison: comparison)
      found.take(written, lines, matches)
      if found.gain > best?.gain ?? -1 { best = found }
    }
    return best
  }

  /// Returns the rows that contain a line, up to the limit.
  ///
  /// - Parameter count: The minimum number of rows of their shape.
  private static func starts(
    of line: IngredientWording, inListsOf count: Int, _ rows: PageRows, _ comparison: LineComparison
  ) -> [PageRow] {
    var starts: [PageRow] = []
    for row in rows.all where (rows.lists[row.shape]?.count ?? 0) >= count {
      guard comparison.holds(row.wording, line) else { continue }
      starts.append(row)
      if starts.count == attempts { break }
    }
    return starts
  }

  private init(rows: PageRows, comparison: LineComparison) {
    self.rows = rows
    self.comparison = comparison
  }

  /// The groups of the lines.
  var groups: [RecipeGroup] {
    // The first name may be that of the whole list: it must look like another one.
    let shape = names.last { $0.start > 0 }?.shape
    return names.filter { $0.shape == nil || $0.shape == shape && !Self.isGeneric($0.name) }
      .map { RecipeGroup(name: $0.name, start: $0.start) }
  }

  /// True for a name that only says that ingredients follow.
  private static func isGeneric(_ name: String) -> Bool {
    SectionKind(heading: name, isNested: true) == .ingredients
  }

  /// The amount of information that the page adds to the data.
  private var gain: Int { betterLines + groups.count }

  // MARK: - Taking

  private mutating func take(
    _ written: [String], _ lines: [IngredientWording], _ matches: [RowAlignment.Match]
  ) {
    let shown = zip(lines, matches).compactMap { line, match in
      match.row.map { (line: line, row: rows.all[$0]) }
    }
    let boldIsMark = !shown.contains { $0.line.hasNumber && $0.row.hasBold }
    let hasAmounts = shown.count { $0.row.wording.hasNumber } * 2 >= lines.count
    var previous: Int?
    for (index, line) in lines.enumerated() {
      let row = matches[index].row
      let isBeforeAmount = index + 1 < lines.count && lines[index + 1].hasNumber
      if let row, !(boldIsMark && isBeforeAmount && isBold(line, in: row)) {
        if let heading = rows.heading(before: row, after: previous) {
          addGroup(heading.name, heading.shape)
        }
        add(written[index], line, shownBy: rows.all[row], hasAmounts)
      } else {
        addGroup(line.text, nil)
      }
      previous = row ?? previous
    }
  }

  /// True if a line without an amount is bold as a whole.
  private func isBold(_ line: IngredientWording, in row: Int) -> Bool {
    !line.hasNumber && rows.all[row].isBold
  }

  private mutating func add(
    _ written: String, _ line: IngredientWording, shownBy row: PageRow, _ hasAmounts: Bool
  ) {
    let wording = row.wording
    let better =
      (hasAmounts ? comparison.textWithAmount(of: line, in: wording) : nil)
      ?? comparison.textOfCells(of: line, in: wording)
    betterLines += better == nil ? 0 : 1
    lines.append(better ?? written)
  }

  private mutating func addGroup(_ name: String, _ shape: PageRow.Shape?) {
    guard names.last?.start != lines.count else { return }
    names.append((IngredientHeading.name(of: name), lines.count, shape))
  }
}

extension Recipe {
  /// Adopts amounts and groups of the page that the data lack.
  mutating func takeIngredients(from rows: PageRows) {
    guard let found = PageIngredients.best(for: ingredients, in: rows) else { return }
    if ingredientGroups.isEmpty {
      (ingredients, ingredientGroups) = (found.lines, found.groups)
    } else if found.lines.count == ingredients.count {
      ingredients = found.lines
    }
  }
}
