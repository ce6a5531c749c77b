import Ingredients

/// A yield after a preposition, under any key: "for 12 rolls", "Pour 2 verres".
enum YieldPhrase {
  /// The maximum length of a phrase, in bytes, and of what is counted, in words.
  private static let (longest, mostWords) = (40, 3)

  /// Returns the yield of a text that is such a phrase, or `nil` for another text.
  static func yield(in text: String) -> String? {
    let text = text.cleaned(.line)
    guard text.utf8.count <= longest, !text.contains(where: { ".!?:;".contains($0) }) else {
      return nil
    }
    let words = text.split(separator: " ")
    guard words.count > 2, HeadingYield.prepositions.contains(FoldedText.words(words[0].utf8))
    else {
      return nil
    }
    if let yield = HeadingYield.yield(inIngredients: text) { return yield }
    guard words.count - 2 <= mostWords, Int(words[1]) != nil, !TimeWords.areIn(text) else {
      return nil
    }
    // "for 2 glasses" is a yield, "for 2 cups" may be anything.
    guard AmountText.unit(String(words[2])).map({ $0.kind == .count }) ?? true else { return nil }
    return words[1...].joined(separator: " ")
  }

  /// Returns the number in a line that says for how many people a dish is and nothing else before a comma, or
  /// `nil` for any other: "Para 4.", "For 4 or 5, depending on their hunger".
  static func count(in text: String) -> String? {
    guard text.utf8.count <= longestLine else { return nil }
    let words = text.prefix { !",.;".contains($0) }.split(separator: " ")
    guard words.count == 2 || words.count == 4,
      HeadingYield.prepositions.contains(FoldedText.words(words[0].utf8)),
      isCount(words[1]), words.count == 2 || isCount(words[3]) && words[2].count <= 4
    else { return nil }
    return words[1...].joined(separator: " ")
  }

  /// The maximum length of such a line, in bytes.
  private static let longestLine = 80

  private static func isCount(_ word: Substring) -> Bool {
    word.utf8.count <= 5 && word.first?.isNumber == true
      && word.allSatisfy { $0.isNumber || "-–".contains($0) }
  }
}
