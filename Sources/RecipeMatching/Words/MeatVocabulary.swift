import Text

/// The meats, fish and tofu that define a dish; those that only season it, such as bacon, are not
/// included.
enum MeatVocabulary {
  private static let hashes: Set<UInt64> = {
    let words = """
      beef chicken cod crab duck goose halibut lamb lobster mutton pork prawn rabbit salmon sausage \
      shrimp squid steak tofu trout tuna turkey veal venison rind rindfleisch hähnchen huhn lamm \
      lachs schwein schweinefleisch pute thunfisch boeuf poulet porc agneau saumon dinde veau thon \
      manzo pollo maiale agnello salmone tacchino vitello tonno carne ternera cerdo cordero pavo
      """
    return stems(words)
  }()

  private static let seasonings = stems(
    "broth stock bouillon consomme sauce fat gravy powder brühe fond bouillon brodo caldo")

  /// True if the stem with a hash is one of them.
  static func contains(_ hash: UInt64) -> Bool { hashes.contains(hash) }

  /// True if the stem with a hash makes a seasoning of a meat: chicken broth, fish sauce.
  static func isSeasoning(_ hash: UInt64) -> Bool { seasonings.contains(hash) }

  private static func stems(_ words: String) -> Set<UInt64> {
    Set(
      words.split(whereSeparator: \.isWhitespace).map { word in
        let folded = TextFolding.fold(String(word))
        return StableHash.of(folded, in: Plural.stem(folded.indices, of: folded))
      })
  }
}
