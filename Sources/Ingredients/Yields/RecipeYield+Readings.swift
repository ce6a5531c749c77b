extension RecipeYield {
  /// True if the first number is what the recipe makes: not a factor, "2 x 12 muffins", nor one of two choices,
  /// "2 large or 4 small", nor a part of another number, "-4", "1e9".
  package var hasOneReading: Bool {
    let bytes = Array(text.utf8)
    let before = String(decoding: bytes[..<quantityRange.lowerBound], as: UTF8.self)
    let after = String(decoding: bytes[quantityRange.upperBound...], as: UTF8.self)
    return before.firstMatch(of: /(?:^|\s)[-−–]$/) == nil
      && after.prefixMatch(of: /[eE][-+]?\d/) == nil
      && after.prefixMatch(of: /\s?[x×*]\s?\d/.ignoresCase()) == nil
      && after.prefixMatch(of: Self.choice) == nil
  }

  /// A word, "or" and another number with a word: " large or 4 small".
  private static var choice: Regex<Substring> {
    /\s[^\d(),;:.]{1,40}\s(?:or|oder|ou|o|eller|of|lub|или)\s(?:about\s|ca\.?\s)?\d+\s?\p{L}/
  }
}
