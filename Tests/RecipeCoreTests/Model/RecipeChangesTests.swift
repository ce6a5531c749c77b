import RecipeCore
import Testing

@Suite("Changes of recipes")
struct RecipeChangesTests {
  private static let rating = ExactNumber("4").flatMap { value in
    ExactNumber("5").map { Rating(value: value, best: $0, count: 7) }
  }
  private static let recipe = Recipe(
    title: "Pie", publisher: "Pots", publisherURL: "https://pots.example/",
    sourceURL: "https://pots.example/pie", f2fURL: "https://f2f.example/1", imageURL: "p.jpg",
    socialRank: ExactNumber("90"), ingredients: ["flour"],
    ingredientGroups: [IngredientGroup(name: "Dough", start: 0)], directions: ["Bake."],
    description: "Good.", tags: ["sweet"], yield: "4", prepMinutes: 1, cookMinutes: 2,
    totalMinutes: 3, rating: rating, author: "Jo", language: "en", published: "2019-03-01",
    extras: [ExtraField(name: "oven", json: "200")])

  @Test("a change of one field leaves all others as they are")
  func changes() {
    #expect(Self.names(changedIn: Self.recipe.with(socialRank: nil)) == ["socialRank"])
    #expect(
      Self.names(changedIn: Self.recipe.with(sourceURL: "https://a.example/")) == ["sourceURL"])
    #expect(Self.recipe.with(sourceURL: "https://a.example/").sourceURL == "https://a.example/")
    #expect(Self.recipe.with(socialRank: ExactNumber("1")).socialRank == ExactNumber("1"))
    #expect(Self.names(changedIn: Recipe(title: "")).count == 21)
  }

  private static func names(changedIn other: Recipe) -> [String] {
    zip(Mirror(reflecting: recipe).children, Mirror(reflecting: other).children)
      .filter { String(describing: $0.value) != String(describing: $1.value) }
      .compactMap { $0.0.label }
  }
}
