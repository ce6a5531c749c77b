/// A table with the foods above their amounts.
///
/// ```
/// | Flour | Water | Salt |
/// | --- | --- | --- |
/// | 500 g | 320 g | 10 g |
/// ```
struct TransposedTable {
  /// The rows of a food and its amount, below a row without headings.
  let rows: [[TableCell]]

  /// Turns such a table, or returns `nil` for any other.
  init?(_ rows: [[TableCell]]) {
    guard rows.count == 2, rows[0].count > 2, rows[1].count == rows[0].count,
      rows[0].allSatisfy({ Self.mayBeFood($0.text) }),
      rows[1].allSatisfy({ AmountText.isAmount($0.text) && !RecipeDuration.isStated(by: $0.text) }),
      rows[1].count(where: { AmountText.hasUnit($0.text) }) * 2 > rows[1].count
    else { return nil }
    let blank = TableCell(text: "")
    self.rows = [[blank, blank]] + zip(rows[0], rows[1]).map { [TableCell(text: $0.text), $1] }
  }

  /// True for words that name neither the content of a column, a fact, a unit nor a nutrient.
  private static func mayBeFood(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && !text.contains(where: \.isNumber)
      && TableColumn(heading: text).role == nil && RecipeKey(text.utf8) == nil
      && !NutrientWords.isOne(text)
  }
}
