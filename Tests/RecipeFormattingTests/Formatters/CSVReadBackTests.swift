import RecipeCore
import RecipeDocuments
import RecipeFormatting
import Testing

@Suite("Our own CSV read back")
struct CSVReadBackTests {
  private static let full = Recipe(
    title: "=Leek \"soup\", hot", publisher: "@green", publisherURL: "https://green.example",
    sourceURL: "https://green.example/leek", f2fURL: "https://f2f.example/1",
    imageURL: "https://green.example/leek.jpg", socialRank: ExactNumber("99.99999999999974"),
    ingredients: ["2 leeks; washed | cut", "- salt", "50 ml cream"],
    ingredientGroups: [RecipeGroup(name: "To finish", start: 2)],
    directions: ["Wash; drain.", "Cook | blend."], description: "A soup.\nFor cold days.",
    tags: ["soup, thick", "winter"], yield: "4 servings", prepMinutes: 10, cookMinutes: 20,
    totalMinutes: 30,
    rating: ExactNumber("4.80").flatMap { value in
      ExactNumber("5").map { Rating(value: value, best: $0, count: 120) }
    }, author: "Ann", language: "en", published: "2019-03-01",
    extras: [ExtraField(name: "note", json: #"{"a":[1,"b"]}"#)])

  @Test(
    "every field comes back as it was",
    arguments: [
      full, Recipe(title: "A", ingredients: ["1 onion; chopped"], directions: ["Chop; serve."]),
    ])
  func readBack(recipe: Recipe) {
    let ranked = Samples.ranked(recipe, rank: recipe.socialRank?.text)
    let text = printed(
      .recipes(Samples.result([ranked])), by: CSVFormatter(options: FormatOptions()))
    let outcome = CSVRecipeReader().read(Array(text.utf8), path: "a.csv", fields: .all)
    #expect(outcome.entries.map(\.recipe) == [recipe])
    #expect(outcome.diagnostics == [])
  }
}
