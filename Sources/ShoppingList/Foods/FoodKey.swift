import RecipeMatching
import Ingredients
import Text

/// The identity of a food: the words that tell it from others, whatever their order and language.
package struct FoodKey: Sendable, Hashable {
  /// The hashes of its words.
  let words: Set<UInt64>
  /// The form in which a food is bought that is also sold fresh.
  var form: FoodForm

  /// Creates the identity of a food.
  init(words: Set<UInt64>, form: FoodForm = .plain) {
    (self.words, self.form) = (words, form)
  }
}

/// A reader of the foods of ingredient lines.
struct FoodKeys {
  private var tokenizer: FoodTokenizer

  /// Creates a reader with the names of foods that mean the same.
  init(synonyms: FoodSynonyms) {
    tokenizer = FoodTokenizer(synonyms: synonyms)
  }

  /// Returns the food of a line; of a line without a known word its letters.
  mutating func key(of line: ParsedIngredient) -> FoodKey {
    let name = line.foodName
    let food = name.isEmpty ? line.food : name
    let words = Set(tokenizer.tokens(of: [food]).tokens.map(\.hash))
    return FoodKey(
      words: words.isEmpty ? [StableHash.of(TextFolding.fold(food))] : words,
      form: FoodForm(of: line.food))
  }

  /// Returns the words of a food's name.
  mutating func key(ofName name: String) -> FoodKey {
    FoodKey(
      words: Set(tokenizer.tokens(of: [name]).tokens.map(\.hash)), form: FoodForm(of: name))
  }
}
