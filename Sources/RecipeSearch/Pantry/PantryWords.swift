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
    assumed = Self.hashes(of: Self.assumedFoods, synonyms)
    qualities = Self.hashes(of: Self.qualityWords, synonyms)
  }

  private static func hashes(of terms: [String], _ synonyms: FoodSynonyms) -> Set<UInt64> {
    var tokenizer = FoodTokenizer(synonyms: synonyms)
    return Set(terms.flatMap { tokenizer.tokens(of: [$0]).tokens.map(\.hash) })
  }

  private static let assumedFoods = [
    "water", "ice", "ice cubes", "salt", "sea salt", "kosher salt", "table salt", "flaky salt",
    "pepper", "black pepper", "white pepper", "peppercorns", "wasser", "salz", "meersalz",
    "pfeffer", "eau", "sel", "poivre", "acqua", "sale", "pepe", "agua", "sal", "pimienta",
    "pimenta", "água", "zout", "peper", "vatten", "vand", "vann", "peppar", "peber", "woda", "wody",
    "sól", "soli", "pieprz", "pieprzu", "вода", "воды", "соль", "соли", "перец", "νερό", "αλάτι",
    "πιπέρι", "מלח", "פלפל", "מים", "ملح", "فلفل", "ماء", "水", "清水", "盐", "鹽", "食盐", "胡椒",
    "塩", "こしょう", "소금", "후추", "물", "น้ำ", "เกลือ",
  ]

  private static let qualityWords = [
    "breast", "thigh", "leg", "wing", "drumstick", "fillet", "cheese", "chip", "crumb", "juice",
    "zest", "yolk", "white", "brown", "red", "green", "yellow", "golden", "black", "sea", "table",
    "leaf", "sprig", "stalk", "stick", "clove", "bulb", "floury", "waxy", "double", "single",
    "italian", "french", "english", "american", "asian", "greek", "wild", "baby", "self",
  ]
}
