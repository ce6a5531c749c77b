import RecipeCore

/// Recipes that are hard to write: each is what some reader could have read.
enum TrickyRecipes {
  /// Every recipe.
  static let all: [Recipe] = texts.map(recipe) + shapes + values

  /// Texts that mean something in one format or another.
  static let texts = [
    "\"quoted\" and 'so'", "back\\slash\\", "🍳👩‍🍳 🇮🇱", "שקשוקה עם לחם", "麻婆豆腐、四川の味", "ab\u{301}c",
    "---", "# no heading", "#tag", "C #", "a | b | c", "- dash", "* star", "1. one", "2) two",
    "> quote", "*bold* _it_ **b**", "`code`", "[link](https://x.example)", "[Header]", "## Sauce",
    "![image](x.png)", "<b>bold</b>", "</script><script>alert(1)</script>", "a <!-- b --> c", "]]>",
    "fish & chips", "&amp; &lt;b&gt;", "a < b > c", "=SUM(A1)", "@salt{}", "~timer{5%min}",
    "#pot{}", "-- note", "[- note -]", ">> servings: 4", "key: value", "Serves: 4", "Salt:",
    "For the sauce:", "{\"a\": 1}", "[1, 2]", "null", "true", "12", "½ cup", "1/2", "it's; so, x",
    "Cook for 10 min at 180 °C", "https://x.example/a_b?c=d&e=f#g", "MMMMM", "+++", "===", "```",
    "~~~", "::: box", "$1$", "%20", "\\n", "title: x", "Ingredients", "Directions", "Zutaten",
  ]

  /// A recipe that has a text everywhere.
  private static func recipe(_ text: String) -> Recipe {
    Recipe(
      title: text, publisher: text, ingredients: ["1 \(text)", text, "2 eggs"],
      ingredientGroups: [RecipeGroup(name: text, start: 2)],
      directions: ["Take \(text) now.", text, "Serve."], description: "Here: \(text).",
      tags: [text, "b"], yield: "4 \(text)", author: text,
      extras: [ExtraField(name: text, json: "1"), ExtraField(name: "x", json: "{\"a\":[]}")])
  }

  private static let shapes = [
    Recipe(title: "No ingredients", directions: ["Wait.", "Eat."]),
    Recipe(title: "No directions", ingredients: ["1 egg"]),
    Recipe(
      title: "Groups", ingredients: ["a", "b", "c"],
      ingredientGroups: [
        RecipeGroup(name: "Ingredients", start: 0),
        RecipeGroup(name: "Directions", start: 1),
        RecipeGroup(name: "Notes", start: 3),
      ], directions: ["For the dough:", "Knead.", "For the sauce:", "Stir."]),
    Recipe(
      title: "Lines", ingredients: ["1 egg"], directions: ["one\ntwo", "- one\n- two"],
      description: "one\ntwo\n\nthree"),
    Recipe(title: "Long", ingredients: [String(repeating: "salt and ", count: 60) + "pepper"]),
  ]

  private static let values = [
    Recipe(
      title: "Times", ingredients: ["1 egg"], directions: ["Wait."], prepMinutes: 0,
      cookMinutes: 90, totalMinutes: 4000),
    Recipe(
      title: "Ranges", ingredients: ["1 egg"], directions: ["Wait."], yield: "4-6",
      prepMinutes: MinuteRange(10, 15), cookMinutes: MinuteRange(45, 90),
      totalMinutes: MinuteRange(55, 4000)),
    Recipe(
      title: "Odd best", ingredients: ["1 egg"], directions: ["Wait."],
      rating: WriterSamples.rating("7.50", of: "10", count: 0)),
    Recipe(
      title: "Rank", socialRank: ExactNumber("99.99999999999974"), ingredients: ["1 egg"],
      directions: ["Wait."], tags: ["a, b", "c; d", "e"], yield: "as many as you like",
      language: "zh-Hant", published: "2019-03-01T10:00:00Z"),
    Recipe(
      title: "Clashes", ingredients: ["1 egg"], directions: ["Wait."],
      extras: [
        "name", "@type", "recipeYield", "recipe_id", "f2f_url", "extras", "id", "source", "date",
        "nutrition", "no", "y", "recipes:extras", "text", "steps",
      ].map { ExtraField(name: $0, json: #"{"k": ["v", 1, null, true]}"#) }),
    Recipe(
      title: "Addresses", publisher: "P (Q) [R]", publisherURL: "https://p.example",
      sourceURL: "https://p.example/a(b)#c", f2fURL: "https://f.example/1",
      imageURL: "pictures/a b.jpg", ingredients: ["1 egg"], directions: ["Wait."]),
    WriterSamples.full,
  ]
}
