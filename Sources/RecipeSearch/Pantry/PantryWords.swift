import RecipeMatching

/// The vocabulary of `Pantry`: foods that every kitchen has, and words that do not distinguish
/// foods.
struct PantryWords: Sendable {
  /// The synonyms of foods.
  let synonyms: FoodSynonyms
  /// The words of foods that need not be listed: water, salt and pepper.
  let assumed: Set<UInt64>
  /// Words for kinds and parts of foods: who has chicken has chicken breast for this purpose.
  let qualities: Set<UInt64>

  /// Creates the vocabulary.
  ///
  /// - Parameter groups: Synonyms in addition to the built-in ones.
  init(synonyms groups: [[String]]) {
    let synonyms = groups.isEmpty ? FoodSynonyms.builtIn : FoodSynonyms(groups: groups)
    self.synonyms = synonyms
    assumed = Self.hashes(of: BasicFoods.names, synonyms)
    qualities = Self.hashes(of: Self.qualityWords, synonyms)
  }

  private static func hashes(of terms: [String], _ synonyms: FoodSynonyms) -> Set<UInt64> {
    var tokenizer = FoodTokenizer(synonyms: synonyms)
    return Set(terms.flatMap { tokenizer.tokens(of: [$0]).tokens.map(\.hash) })
  }

  private static let qualityWords = [
    "breast", "thigh", "leg", "wing", "drumstick", "fillet", "cheese", "chip", "crumb", "juice",
    "zest", "yolk", "white", "brown", "red", "green", "yellow", "golden", "black", "sea", "table",
    "leaf", "sprig", "stalk", "stick", "clove", "bulb", "floury", "waxy", "double", "single",
    "italian", "french", "english", "american", "asian", "greek", "wild", "baby", "self",
  ]
}
