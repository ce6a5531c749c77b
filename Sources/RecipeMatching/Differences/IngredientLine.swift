package import Ingredients
import Text

/// An ingredient line with the data that alignment and comparison need.
package struct IngredientLine: Sendable {
  /// The maximum number of words of a line that are compared.
  private static let maximumWordCount = 24

  /// The parsed line, with its text.
  package let parsed: ParsedIngredient
  /// The hashes of the food words and of their synonyms, ascending; of all words if none names a
  /// food.
  package let words: [UInt64]
  /// Hashes of its foods, ascending: equal for lines that name the same foods in other words.
  private let foods: [UInt64]

  /// Creates a line from its text.
  ///
  /// - Parameter synonyms: The foods with several names.
  package init(_ text: String, synonyms: FoodSynonyms) {
    parsed = ParsedIngredient(text)
    let stems = Self.stems(of: parsed.food)
    let names = FoodTokens([text], synonyms: synonyms).tokens.map(\.hash)
    let food = Set(stems.filter(\.isFood).map(\.hash) + names).sorted()
    words = Array((food.isEmpty ? Self.allWords(of: text) : food).prefix(Self.maximumWordCount))
    foods = Set(Self.foods(of: stems, synonyms) + names).sorted()
  }

  /// Returns `true` if both lines have the same foods: "courgettes" and "zucchini", but not
  /// "butter" and "vegan butter".
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
  /// Returns `true` if it names a known food.
  fileprivate var isFood: Bool {
    switch FoodLexicon.shared[hash] {
    case .nothing, .foodWhenAlone: false
    default: true
    }
  }
}
