import JSONSyntax
import RecipeCore

/// An ingredient line of the parts that recipe managers keep apart.
struct AppIngredientLine {
  /// How much; `nil` for none.
  var amount: String?
  /// The unit's name.
  var unit: String?
  /// What it is.
  var food: String?

  /// The line a cook would write, without a note: "2 oz New Mexico chile".
  var text: String {
    [amount, unit, food].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A number as a cook writes it: `2.0` is "2"; 0 stands for "no amount".
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

  /// The name of a unit or a food that is an object or a text, in the plural if there are several.
  static func name(_ json: JSONValue?, isPlural: Bool) -> String? {
    guard let json else { return nil }
    let plural = isPlural ? ["plural_name", "pluralName"].firstText(in: json) : nil
    return plural ?? json.shortText
  }
}
