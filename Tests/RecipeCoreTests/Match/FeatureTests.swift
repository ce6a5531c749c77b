import Testing

@testable import RecipeCore

struct FeatureTests {
  @Test(
    "amounts, units, preparation and notes are no food",
    arguments: [
      ("2 cups (250 g) all-purpose flour, sifted", "flour all purpose"),
      ("200g finely chopped onions", "1 onion"), ("1,5 kg Kartoffeln, geschält", "kartoffeln"),
      ("½ tsp. salt", "Salt"), ("1 (14.5-ounce) can tomatoes", "2 cans tomato"),
      ("cherries", "a cherry"), ("1 (14 oz can tomatoes, drained", "tomato"),
      ("3 leeks (big (white), sliced (thin", "leeks big white"), ("3個卵", "個卵"), ("500克豬肉", "克豬肉"),
      ("leeks)", "(big) leek"),
    ])
  func foodsAreEqual(left: String, right: String) {
    #expect(FoodWords([left]).hashes == FoodWords([right]).hashes)
    #expect(!FoodWords([left]).hashes.isEmpty)
  }

  @Test("different foods differ", arguments: [("leek", "leeks garlic"), ("rice", "ice")])
  func foodsDiffer(left: String, right: String) {
    #expect(FoodWords([left]).hashes != FoodWords([right]).hashes)
  }

  @Test("likeness is the share of foods in common, and none when a side has none")
  func likeness() {
    let left = FoodWords(["leek", "butter", "cream"])
    #expect(left.likeness(to: FoodWords(["leeks", "butter", "milk"])) == 0.5)
    #expect(left.likeness(to: FoodWords(["1 cup", ""])) == nil)
  }

  @Test(
    "the site's name is taken off a title",
    arguments: [
      ("Leek Soup | Any Words", "Leek Soup"), ("Leek Soup - Home - Site Name", "Leek Soup"),
      ("Leek Soup – site name", "Leek Soup"), ("Site Name | Leek Soup", "Leek Soup"),
      ("Leek Soup :: Site", "Leek Soup"), ("Leek - Potato Soup", "Leek Potato Soup"),
      ("Leek Soup | Vegan", "Leek Soup Vegan"), ("Leek Soup - Easy Recipe", "Leek Soup"),
      ("- Leek -", "- Leek -"), (" | ", " | "), ("Leek-Soup", "Leek-Soup"),
    ])
  func site(title: String, rest: String) {
    let recipe = Recipe(
      title: title, publisher: "Site Name", sourceURL: "http://www.sitename.example/leek")
    #expect(
      TextFolding.fold(TitleSegments.withoutSite(recipe)) == TextFolding.fold(rest))
    var reader = TitleReader()
    #expect(TitleKey.of(SharedRecipe(recipe), reader: &reader) == TitleWords(recipe).key)
  }

  @Test(
    "a slip of the finger leaves words alike",
    arguments: [
      ("chowder", "chwoder", true), ("chowder", "chwder", true), ("chowder", "chowderr", true),
      ("chowder", "chowdet", true), ("beet", "beef", false), ("rye", "pie", false),
      ("пельмени", "пелмени", true), ("麻婆豆腐", "麻辣豆腐", false),
      ("chowder", "cdowher", false), ("pancake", "pancetta", false), ("", "", true),
    ])
  func slips(left: String, right: String, areAlike: Bool) {
    #expect(WordLikeness.areAlike(Array(left.utf8), Array(right.utf8)) == areAlike)
    #expect(WordLikeness.areAlike(Array(right.utf8), Array(left.utf8)) == areAlike)
  }

  @Test("records of one key are one block, in order")
  func blocks() {
    let keys: [UInt64?] = [1, nil, 17, 1, nil, 17, 1, 33]
    #expect(RecordBlocks(keys: keys).groups == [[0, 3, 6], [2, 5]])
    #expect(RecordBlocks(keys: []).groups.isEmpty)
  }

  @Test(
    "the logarithm is right to twelve digits", arguments: [(1.0, 0.0), (2.718281828459045, 1.0)])
  func logarithm(number: Double, log: Double) {
    #expect(abs(Log.natural(number) - log) < 1e-12)
    #expect(abs(Log.natural(number * 1e10) - log - 23.025850929940457) < 1e-10)
  }
}
