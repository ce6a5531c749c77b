import JSONSyntax
import RecipeCore

/// An ingredient line whose parts a recipe manager stores separately.
struct AppIngredientLine {
  /// The amount, if any.
  var amount: String?
  /// The name of the unit.
  var unit: String?
  /// The food.
  var food: String?

  /// The line as a cook would write it, without a note: "2 oz New Mexico chile".
  var text: String {
    JoinedIngredient(amount: amount ?? "", unit: unit ?? "", food: food ?? "").text
  }

  /// Returns a number as a cook writes it: `2.0` is "2"; 0 means no amount.
  static func amount(_ json: JSONValue?) -> String? {
    guard let json, let text = json.shortText else { return nil }
    guard let number = json.looseNumber else { return text }
    guard number.value != 0 else { return nil }
    let isDecimal = text.utf8.allSatisfy { $0 == UInt8(ascii: ".") || $0 &- 0x30 < 10 }
    guard isDecimal, text.utf8.contains(UInt8(ascii: ".")) else { return text }
    var digits = text[...]
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    if digits.utf8.last == UInt8(ascii: ".") { digits.removeLast() }
    return String(digits)
  }

  /// Returns the name of a unit or food, an object or a text, in the plural if asked for.
  static func name(_ json: JSONValue?, isPlural: Bool) -> String? {
    guard let json else { return nil }
    let plural = isPlural ? ["plural_name", "pluralName"].firstText(in: json) : nil
    return plural ?? json.shortText
  }
}
