import JSONSyntax
import Text

/// A range of numbers in an object: `{"min": 1, "max": 2}`.
struct NumberRange {
  /// The range as a person writes it: "1-2".
  let text: String

  /// Reads the bounds of an object, or returns `nil` unless it has both.
  init?(_ object: JSONValue) {
    var bounds: [Bool: String] = [:]
    for member in object.members {
      if let isUpper = Self.bound(of: member) { bounds[isUpper] = Self.number(member.value) }
    }
    guard let lower = bounds[false], let upper = bounds[true] else { return nil }
    text = lower == upper ? lower : "\(lower)-\(upper)"
  }

  /// Returns true for the upper bound, false for the lower, and `nil` for another member.
  static func bound(of member: JSONValue.Member) -> Bool? {
    guard member.value.kind == .number else { return nil }
    return isUpper(FoldedText.words(member.name.utf8))
  }

  /// Returns true for a folded word for the upper bound, false for the lower, and `nil` for another.
  static func isUpper(_ name: String) -> Bool? {
    lower.contains(name) ? false : upper.contains(name) ? true : nil
  }

  /// Returns a number as a person writes it: "2" for 2.0.
  private static func number(_ value: JSONValue) -> String? {
    guard let text = value.numberText else { return nil }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static let lower: Set<String> = ["min", "minimum", "from", "low", "lower", "von", "de"]
  private static let upper: Set<String> = ["max", "maximum", "to", "high", "upper", "bis", "a"]
}
