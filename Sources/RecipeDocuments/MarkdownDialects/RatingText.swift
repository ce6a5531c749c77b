import RecipeCore

/// Ratings as people write them.
enum RatingText {
  /// Reads "4.5/5", "4.5 out of 5", "4.5" (of 5) and "★★★★☆".
  static func rating(in text: String) -> Rating? {
    stars(text) ?? fraction(text)
  }

  private static func stars(_ text: String) -> Rating? {
    let filled = text.unicodeScalars.count { $0 == "★" || $0 == "⭐" }
    let empty = text.unicodeScalars.count { $0 == "☆" }
    guard filled > 0, filled + empty <= 10 else { return nil }
    return rating(ExactNumber(Double(filled)), ExactNumber(Double(max(5, filled + empty))))
  }

  private static func fraction(_ text: String) -> Rating? {
    let parts = text.split { !("0"..."9").contains($0) && $0 != "." }
    guard let value = parts.first.flatMap({ ExactNumber(String($0)) }) else { return nil }
    return rating(
      value, parts.dropFirst().first.flatMap { ExactNumber(String($0)) } ?? ExactNumber(5))
  }

  private static func rating(_ value: ExactNumber?, _ best: ExactNumber?) -> Rating? {
    guard let value, let best else { return nil }
    let rating = Rating(value: value, best: best)
    return rating.share == nil ? nil : rating
  }
}
