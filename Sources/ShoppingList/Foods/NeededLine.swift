import Ingredients

/// A line with its parts.
struct NeededLine {
  let line: ShoppingLine
  let parsed: ParsedIngredient

  /// The food without its amount and preparation.
  var food: String {
    let name = parsed.food.prefix { $0 != "," && $0 != "(" }
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? line.text : words
  }
}
