extension RecipeYield {
  /// True if the first number is what the recipe makes: not a factor, "2 x 12 muffins", nor one of two choices,
  /// "2 large or 4 small", nor a part of another number, "-4", "1e9".
  package var hasOneReading: Bool { hasPlainNumber && !hasChoice }

  /// True if the first number is that of people or portions, also if there is a choice: "4 servings or 8 small",
  /// "Serves 4 as a main or 6 as a starter".
  package var saysServings: Bool {
    let start = RecipeYield(
      String(decoding: text.utf8.prefix(quantityRange.upperBound), as: UTF8.self))
    return hasPlainNumber
      && (isServings || start.isServings && start.text.contains(where: \.isLetter))
  }

  /// True if the first number is neither a factor nor a part of another number.
  private var hasPlainNumber: Bool {
    let bytes = Array(text.utf8)
    let before = String(decoding: bytes[..<quantityRange.lowerBound], as: UTF8.self)
    return before.firstMatch(of: /(?:^|\s)[-−–]$/) == nil
      && afterNumber.prefixMatch(of: /[eE][-+]?\d/) == nil
      && afterNumber.prefixMatch(of: /\s?[x×*]\s?\d/.ignoresCase()) == nil
  }

  private var hasChoice: Bool {
    afterNumber.prefixMatch(of: Self.choice) != nil
      || afterNumber.prefixMatch(of: Self.dutchChoice) != nil
  }

  private var afterNumber: String {
    String(decoding: text.utf8.dropFirst(quantityRange.upperBound), as: UTF8.self)
  }

  /// A word, "or" and another number with a word: " large or 4 small".
  private static var choice: Regex<Substring> {
    /\s[^\d(),;:.]{1,40}\s(?:or|oder|ou|o|eller|lub|или)\s(?:about\s|ca\.?\s)?\d+\s?\p{L}/
  }

  /// " grote of 4 kleine", not " cake of 8 slices".
  private static var dutchChoice: Regex<Substring> {
    /\s(?:grote|kleine|stuks|personen)(?:\s\p{L}{1,20})?\sof\s(?:ca\.?\s)?\d+\s?\p{L}/
  }
}
