import Text

/// The ingredients in a sentence that says what one needs.
///
/// It is "You need 2 leeks, 1 l water and 1 tsp salt."
enum NeedSentence {
  /// The maximum number of words before the first amount.
  private static let mostWords = 5

  /// Returns the foods, or `nil` for any other text.
  static func foods(in text: String) -> [String]? {
    guard let start = text.firstIndex(where: \.isNumber), text.utf8.count <= 400 else { return nil }
    let lead = FoldedText.words(text[..<start].utf8).split(separator: " ")
    guard (1...mostWords).contains(lead.count), lead.contains(where: verbs.contains) else {
      return nil
    }
    var parts = CommaList.foods(in: String(text[start...]))
    if let last = parts.popLast() { parts += atConjunction(last) }
    // "3 eggs for 4 people" has more than a food.
    return parts.count > 2 && parts.allSatisfy(AmountText.startsWithAmount)
      && !parts.contains(where: hasFurtherNumber) ? parts : nil
  }

  private static func hasFurtherNumber(_ food: String) -> Bool {
    food.split(separator: " ").dropFirst(2).contains { $0.first?.isNumber == true }
  }

  /// Splits "2 leeks and 1 l water" at a conjunction before an amount.
  private static func atConjunction(_ text: String) -> [String] {
    let words = text.split(separator: " ")
    guard
      let place = words.indices.dropFirst().dropLast().first(where: { index in
        conjunctions.contains(words[index]) && words[index + 1].first?.isNumber == true
      })
    else { return [text] }
    return [words[..<place], words[(place + 1)...]].map { $0.joined(separator: " ") }
  }

  private static let conjunctions: Set<Substring> = [
    "and", "und", "et", "y", "e", "en", "og", "och", "i", "a", "и", "та",
  ]

  /// The words for needing and taking.
  private static let verbs = Set(
    """
    need needs take require requires necesito preciso tarvitsen behöver brauchst brauche braucht brauchen benötigt nimm nehme nehmen faut \
    prenez prends necesitas necesita necesitan serve servono precisa nodig behöver trenger skal \
    potrzebujesz potrzeba нужно понадобится потрібно
    """.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })
}
