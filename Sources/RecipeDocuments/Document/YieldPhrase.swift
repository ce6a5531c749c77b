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
}
