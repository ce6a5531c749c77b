/// An ingredient line with what alignment and comparison look at.
struct IngredientLine: Sendable {
  /// More words of one line are not looked at.
  private static let mostWords = 24

  /// What was understood of it, with the line as written.
  let parsed: ParsedIngredient
  /// Hashes of its food words, ascending; of all its words when none names a food.
  let words: [UInt64]

  /// Looks at a line.
  init(_ text: String) {
    parsed = ParsedIngredient(text)
    let food = FoodWords([text]).hashes
    words = Array((food.isEmpty ? Self.allWords(of: text) : food).prefix(Self.mostWords))
  }

  /// "Half and half" is made of words that name no food.
  private static func allWords(of text: String) -> [UInt64] {
    let folded = TextFolding.fold(text)
    let hashes = FoldedWords(folded).lazy.map { word in
      StableHash.of(folded, in: Plural.stem(word, of: folded))
    }
    return Set(hashes).sorted()
  }
}
