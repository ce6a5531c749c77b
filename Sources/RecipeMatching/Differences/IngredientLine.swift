package import Ingredients
import Text

/// An ingredient line with what alignment and comparison look at.
package struct IngredientLine: Sendable {
  /// More words of one line are not looked at.
  private static let mostWords = 24

  /// What was understood of it, with the line as written.
  package let parsed: ParsedIngredient
  /// Hashes of its food words and of the names they go by, ascending; of all its words when none
  /// names a food.
  package let words: [UInt64]
  /// Hashes of its foods, ascending: equal for lines that name the same foods in other words.
  private let foods: [UInt64]

  /// Looks at a line.
  ///
  /// - Parameter synonyms: Which names are one food.
  package init(_ text: String, synonyms: FoodSynonyms) {
    parsed = ParsedIngredient(text)
    let stems = Self.stems(of: parsed.food)
    let names = FoodTokens([text], synonyms: synonyms).tokens.map(\.hash)
    let food = Set(stems.filter(\.isFood).map(\.hash) + names).sorted()
    words = Array((food.isEmpty ? Self.allWords(of: text) : food).prefix(Self.mostWords))
    foods = Set(Self.foods(of: stems, synonyms) + names).sorted()
  }

  /// Whether both lines are about the same foods: "courgettes" and "zucchini", but not "butter" and
  /// "vegan butter".
  func namesSameFoods(as other: IngredientLine) -> Bool {
    words == other.words || !foods.isEmpty && foods == other.foods
  }

  private static func stems(of text: String) -> [WordStem] {
    let folded = TextFolding.fold(text)
    var stems: [WordStem] = []
    WordStem.append(in: folded.indices, of: folded, to: &stems)
    return stems
  }

  /// The foods that stems name, those of several names by the one that stands for all.
  private static func foods(of stems: [WordStem], _ synonyms: FoodSynonyms) -> [UInt64] {
    var foods: [UInt64] = []
    var index = 0
    while index < stems.count {
      if let name = synonyms.longestName(at: index, of: stems) {
        foods += synonyms.tokens.numbers(ofGroup: name.value).map { synonyms.tokens[$0].hash }
        index += name.length
      } else {
        if stems[index].isFood { foods.append(stems[index].hash) }
        index += 1
      }
    }
    return foods
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

extension WordStem {
  /// Whether it names a food, as far as anybody knows.
  fileprivate var isFood: Bool {
    switch FoodLexicon.shared[hash] {
    case .nothing, .foodWhenAlone: false
    default: true
    }
  }
}
