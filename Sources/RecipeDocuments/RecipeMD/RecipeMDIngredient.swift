import Ingredients
import MarkdownSyntax
import RecipeCore
import Text

/// An ingredient line as the item of a RecipeMD list: `*2 cups* flour`.
struct RecipeMDIngredient {
  /// The text of the item, from which exactly the line is read back.
  let text: String

  /// Splits a line if it starts with an amount that RecipeMD can represent.
  ///
  /// A range, "about 2" or a size in parentheses is not an amount of RecipeMD; the whole line is
  /// then the name.
  init(_ line: String) {
    let line = line.withoutControls
    guard let end = Self.amountEnd(of: line) else {
      text = MarkdownText.line(line)
      return
    }
    let bytes = line.utf8
    let middle = bytes.index(bytes.startIndex, offsetBy: end)
    let amount = MarkdownText.inline(String(line[..<middle]))
    text = "*\(amount)* \(MarkdownText.inline(String(line[middle...].dropFirst())))"
  }

  /// Returns the end of the amount at the start of a line, as an offset in UTF-8.
  private static func amountEnd(of line: String) -> Int? {
    let parsed = ParsedIngredient(line)
    guard let amount = parsed.amount, !amount.quantity.isRange, !amount.quantity.isApproximate,
      amount.range.lowerBound == 0, !amount.quantityRange.isEmpty
    else { return nil }
    let bytes = Array(line.utf8)
    let end = amount.range.upperBound
    guard end + 1 < bytes.count, bytes[end] == 0x20, bytes[end + 1] > 0x20,
      RecipeMDAmount.begins(bytes[..<end]), bytes[..<end].allSatisfy({ $0 != 0x0A })
    else { return nil }
    return end
  }
}
