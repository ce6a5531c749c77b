import MarkdownSyntax

/// Steps in tables.
extension StepCollector {
  /// Collects the rows of a table; with a column of numbers, without that and the column names.
  mutating func takeTable(_ table: Int) {
    guard !PictureGrid.isOne(table, in: document) else { return }
    let rows = document.children(of: table).map { row in
      document.cells(of: row).map { document.plainText(of: $0) }
    }
    let isNumbered =
      rows.count > 1
      && rows.dropFirst().enumerated().allSatisfy {
        $1.count > 1 && StepSentences.number(in: $1[0]) == $0 + 1
      }
    if !isNumbered, StepSentences.areRows(of: table, in: document) || Self.areNamed(rows) {
      for row in rows.dropFirst() { takeStep { _ in Self.named(row[...]) } }
      return
    }
    if separatesTools, !isNumbered, let labelled = labelled(rows, table) {
      for row in labelled { takeStep(row) }
      return
    }
    for row in isNumbered ? rows.dropFirst() : rows[...] {
      let cells = isNumbered ? row.dropFirst() : row[...]
      takeStep { _ in isNumbered ? Self.step(cells) : Self.joined(cells) }
    }
  }

  /// Returns the rows of a table of values below the names of its columns, "Heat: 180 °C, Time: 20 min", or
  /// `nil` for any other.
  private func labelled(_ rows: [[String]], _ table: Int) -> [String]? {
    guard let names = rows.first, names.count > 1, rows.count > 1,
      names.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isNumber) }),
      !StepSentences.areRows(of: table, in: document)
    else { return nil }
    return rows.dropFirst().map { row in
      zip(names, row).filter { !$1.isEmpty }.map { "\($0): \($1)" }.joined(separator: ", ")
    }
  }

  private static func joined(_ cells: ArraySlice<String>) -> String {
    cells.filter { !$0.isEmpty }.joined(separator: " | ")
  }

  /// True for a short name and a sentence in most rows below the names of the columns.
  private static func areNamed(_ rows: [[String]]) -> Bool {
    guard let names = rows.first, names.count > 1, rows.count > 2,
      names.allSatisfy({ !$0.isEmpty && !SentenceText.isSentence($0) })
    else { return false }
    let steps = rows.dropFirst().count { row in
      row.count > 1 && !SentenceText.isSentence(row[0]) && row[0].contains(where: \.isLetter)
        && SentenceText.isSentence(row[1])
    }
    return steps * 2 > rows.count - 1
  }

  /// Returns the step in the cells of a row that its name begins: "Proof: Leave it covered (2 h)".
  private static func named(_ cells: ArraySlice<String>) -> String {
    guard let name = cells.first, !name.isEmpty, !SentenceText.isSentence(name) else {
      return step(cells)
    }
    return "\(IngredientHeading.name(of: name)): \(step(cells.dropFirst()))"
  }

  /// Returns the step in the cells of a numbered row; a time in the last of them is in parentheses.
  private static func step(_ cells: ArraySlice<String>) -> String {
    guard cells.count > 1, let last = cells.last, last.utf8.count <= longestTime,
      last.contains(where: \.isNumber)
    else { return joined(cells) }
    let text = joined(cells.dropLast())
    return text.isEmpty ? last : "\(text) (\(last))"
  }

  private static let longestTime = 24
}
