/// A comparison of the ingredient lines of a page's data with the rows that the page displays.
struct LineComparison {
  /// True if the data contain only foods: nearly none of the lines has a number.
  let lacksAmounts: Bool

  /// The maximum length of a line whose parts are compared, in bytes.
  private static let maximumLineLength = 256

  /// Creates a comparison for the lines of the data.
  init(of lines: [IngredientWording]) {
    lacksAmounts = lines.count > 1 && lines.count(where: \.hasNumber) * 8 <= lines.count
  }

  /// True if a row displays a line: the same letters, more after them, or an amount that the data
  /// lack.
  func holds(_ row: IngredientWording, _ line: IngredientWording) -> Bool {
    row.hasLetters(of: line) || row.begins(with: line) || lacksAmounts && row.isAmount(of: line)
  }

  /// Returns the text of a row that adds an amount to a line without one, or `nil` if there is
  /// none.
  func textWithAmount(of line: IngredientWording, in row: IngredientWording) -> String? {
    guard lacksAmounts, row.isAmount(of: line) else { return nil }
    let hasMore = !row.hasLetters(of: line) || row.hasNumber && !line.hasNumber
    return hasMore ? row.text : nil
  }

  /// Returns a line that joins the two cells of a row as people read it: "milk, 500 ml" in the
  /// order of the row, "500mlmilk" with a space; `nil` if the line of the data is as good.
  func textOfCells(of line: IngredientWording, in row: IngredientWording) -> String? {
    let (line, row) = (line.text, row.text)
    guard line != row, row.utf8.count <= Self.maximumLineLength else { return nil }
    for space in row.indices where row[space] == " " {
      let (first, second) = (row[..<space], row[row.index(after: space)...])
      if line == first + second { return row }
      guard line.hasPrefix(second), line.hasSuffix(first),
        let end = line.utf8.index(
          line.endIndex, offsetBy: -first.utf8.count, limitedBy: line.startIndex),
        let start = line.utf8.index(
          line.startIndex, offsetBy: second.utf8.count, limitedBy: end)
      else { continue }
      let between = line[start..<end]
      if between.isEmpty { return second + " " + first }
      if between.allSatisfy({ $0 == "," || $0 == " " }), between.contains(",") { return row }
    }
    return nil
  }
}
