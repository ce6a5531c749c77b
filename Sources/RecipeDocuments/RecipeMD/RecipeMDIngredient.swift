import Ingredients
import MarkdownSyntax
import RecipeCore
import Text

/// An ingredient line as the item of a RecipeMD list: `*2 cups* flour`.
struct RecipeMDIngredient {
  /// The item's text, from which exactly the line is read back.
  let text: String

  /// Takes a line apart where an amount that RecipeMD can state stands before the name.
  ///
  /// A range, "about 2" or a size in brackets have no place in an amount, and so the whole line is
  /// the name.
  init(_ line: String) {
    let line = line.terminalSafe
    guard let end = Self.amountEnd(of: line) else {
      text = MarkdownText.line(line)
      return
    }
    let bytes = line.utf8
    let middle = bytes.index(bytes.startIndex, offsetBy: end)
    let amount = MarkdownText.inline(String(line[..<middle]))
    text = "*\(amount)* \(MarkdownText.inline(String(line[middle...].dropFirst())))"
  }

  /// Where the amount ends that the line begins with, as an offset of its UTF-8.
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
