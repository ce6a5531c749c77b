import Ingredients
import Text

/// A table whose cells are complete ingredient lines beside each other, with or without rows of pictures.
///
/// ```
/// | 200 g flour | 2 eggs | 1 tsp salt |
/// ```
struct IngredientGrid {
  /// The rows with text.
  let rows: [[TableCell]]
  /// The ingredients, row by row.
  let lines: [String]

  /// The maximum length of an ingredient, in bytes.
  private static let longestLine = 80

  /// Reads a table, or returns `nil` if it has other cells.
  ///
  /// Most cells have an amount and a food, no two in a row of the same food, which would be the amounts of
  /// several batches; the others are the names of foods, below each other or beside such cells.
  init?(_ rows: [[TableCell]]) {
    let filled = rows.map { $0.filter { !$0.isEmpty && !$0.isPicture } }.filter { !$0.isEmpty }
    let cells = filled.joined().map(\.text)
    guard cells.count > 1, let first = cells.first, Self.food(of: first) != nil,
      cells.allSatisfy(Self.mayBeLine)
    else { return nil }
    let foods = filled.map { $0.compactMap { Self.food(of: $0.text) } }
    guard foods.joined().count * 3 >= cells.count * 2,
      filled.count == cells.count || !foods.contains(where: { $0.isEmpty }),
      foods.allSatisfy({ Set($0).count == $0.count })
    else { return nil }
    self.rows = filled
    lines = cells
  }

  /// True for a few words that are no sentence and no amount without a food.
  private static func mayBeLine(_ text: String) -> Bool {
    text.utf8.count <= longestLine && !AmountText.isAmount(text) && !SentenceText.isSentence(text)
      && text.contains(where: \.isLetter)
  }

  /// Returns the folded food of a line that begins with its amount, or `nil` for others.
  private static func food(of text: String) -> String? {
    guard AmountText.startsWithAmount(text), !AmountText.isAmount(text) else { return nil }
    let food = FoldedText.words(ParsedIngredient(text).food.utf8)
    return food.isEmpty ? nil : food
  }
}
