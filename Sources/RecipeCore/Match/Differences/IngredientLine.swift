/// An ingredient line with what alignment and comparison look at.
struct IngredientLine: Sendable {
  /// More words of one line are not looked at.
  private static let mostWords = 24

  /// What was understood of it, with the line as written.
  let parsed: ParsedIngredient
  /// Hashes of its food words, ascending; of all its words when none names a food.
  let words: [UInt64]

  /// Looks at a line.
  ///
  /// - Parameter synonyms: Which names are one food.
  init(_ text: String, synonyms: FoodSynonyms) {
    parsed = ParsedIngredient(text)
    let food = Self.foodWords(of: parsed, synonyms)
    words = Array((food.isEmpty ? Self.allWords(of: text) : food).prefix(Self.mostWords))
  }

  /// The words of a food and the names it goes by: "vegan butter" is butter, too.
  private static func foodWords(
    of line: ParsedIngredient, _ synonyms: FoodSynonyms
  ) -> [UInt64] {
    let folded = TextFolding.fold(line.food)
    var stems: [WordStem] = []
    WordStem.append(in: folded.indices, of: folded, to: &stems)
    let words = stems.map(\.hash).filter { hash in
      switch FoodLexicon.shared[hash] {
      case .nothing, .foodWhenAlone: false
      default: true
      }
    }
    let names = FoodTokens([line.text], synonyms: synonyms).tokens.map(\.hash)
    return Set(words + names).sorted()
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
