import RecipeCore
import Text

/// Ratings as people write them.
enum RatingText {
  /// Parses "4.5/5", "4.5 out of 5", "4.5" (of 5), "93 %" and "★★★★☆".
  static func rating(in text: String) -> Rating? {
    stars(text) ?? fraction(text)
  }

  private static func stars(_ text: String) -> Rating? {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    let filled = text.unicodeScalars.count { $0 == "★" || $0 == "⭐" }
    let empty = text.unicodeScalars.count { $0 == "☆" }
    guard filled > 0, filled + empty <= 10 else { return nil }
    return rating(ExactNumber(Double(filled)), ExactNumber(Double(max(5, filled + empty))))
  }

  private static func fraction(_ text: String) -> Rating? {
    let parts = text.utf8.split { !$0.isASCIIDigit && $0 != UInt8(ascii: ".") }
    guard let value = parts.first.flatMap(number) else { return nil }
    let usual = Rating.usualBest(for: value, isCounted: false)
    let percent = text.contains("%") ? ExactNumber(100) : usual
    return rating(value, parts.dropFirst().first.flatMap(number) ?? percent)
  }

  private static func number(_ digits: Substring.UTF8View) -> ExactNumber? {
    ExactNumber(String(Substring(digits)))
  }

  private static func rating(_ value: ExactNumber?, _ best: ExactNumber?) -> Rating? {
    guard let value, let best else { return nil }
    let rating = Rating(value: value, best: best)
    return rating.share == nil ? nil : rating
  }
}
