import JSONSyntax
import Text

/// An amount in an array: a number and its unit, and perhaps what is done to the food.
///
/// ```
/// "amount": [400, "g"]   "carrots": [2, "pieces", "peeled"]
/// ```
struct MeasureList {
  /// The amount with its unit.
  let amount: String
  /// The other texts.
  let rest: [String]

  private static let (mostParts, longestUnit) = (4, 24)

  /// Reads an array, or returns `nil` unless it begins with a number, and all else in it are short
  /// texts that are none.
  init?(_ list: JSONValue) {
    guard list.kind == .array else { return nil }
    let parts = list.elements.prefix(Self.mostParts + 1).map { $0 }
    guard (2...Self.mostParts).contains(parts.count), let number = parts[0].shortText,
      parts[0].kind == .number || parts[0].kind == .string && AmountText.isNumber(number)
    else { return nil }
    let texts = parts.dropFirst().compactMap { part in
      part.isNull ? "" : part.string.map { $0.cleaned(.line) }
    }
    guard texts.count == parts.count - 1, texts[0].utf8.count <= Self.longestUnit,
      !texts.contains(where: AmountText.isNumber)
    else { return nil }
    amount = [number, texts[0]].filter { !$0.isEmpty }.joined(separator: " ")
    rest = texts.dropFirst().filter { !$0.isEmpty }
  }

  /// The amount and the other texts.
  var text: String { ([amount] + rest).joined(separator: ", ") }

  /// Returns the line of a food of this amount.
  func line(of food: String) -> String {
    JoinedIngredient(amount: amount, food: food, preparation: rest.joined(separator: ", ")).text
  }
}
