import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging
@testable import RecipeSearch

struct RecipeLookupTests {
  private static let recipes: [RankedRecipe] = [
    .sample(
      .sample("api/35382", "Leek Soup", url: "http://www.site.example/leek/?utm_source=x"),
      .sample("notes/soup/leek.md", "Grandma's Leek Soup")),
    .sample(.sample("api/2", "Crème brûlée")),
    .sample(.sample("notes/pie.md", "Crème Brulee")),
    .sample(.sample("notes/beef.md", "Beef")),
  ]

  private func find(_ name: String) async -> RecipeLookup {
    await RecipeLookup.find(name, in: Self.recipes, work: ParallelMap(parallelism: 2))
  }

  private func titles(_ lookup: RecipeLookup) -> [String] {
    switch lookup {
    case .one(let recipe), .beginning(let recipe): [recipe.merged.recipe.title]
    case .many(let recipes): recipes.map(\.merged.recipe.title)
    case .none: []
    }
  }

  @Test(
    "a recipe is found by every name it has",
    arguments: [
      RecipeID.of(RecordReference(source: "api", id: "35382")),
      RecipeID.of(RecordReference(source: "notes", id: "soup/leek.md")),
      RecipeID.of(RecordReference(source: "api", id: "35382")).uppercased(),
      String(RecipeID.of(RecordReference(source: "api", id: "35382")).prefix(3)),
      "api:35382", "notes:soup/leek.md", "soup/leek.md", "https://site.example/leek", "leek SOUP",
      "grandmas leek soup",
    ])
  func finds(name: String) async {
    #expect(titles(await find(name)) == ["Leek Soup"])
  }

  @Test("a title that two recipes bear gives both")
  func ambiguous() async {
    #expect(titles(await find("creme brulee")) == ["Crème brûlée", "Crème Brulee"])
  }

  @Test("a title is preferred to the beginning of an id")
  func titleBeforePrefix() async {
    #expect(titles(await find("beef")) == ["Beef"])
  }

  @Test("what leads nowhere gives the titles most like it", arguments: ["leek sup", "Leek stew"])
  func nearest(name: String) async {
    guard case .none(let nearest) = await find(name) else {
      Issue.record("\(name) was found")
      return
    }
    #expect(nearest == ["Leek Soup"])
  }

  @Test("a title as it is written is preferred to those in other letters")
  func exactTitle() async {
    #expect(titles(await find("Crème brûlée")) == ["Crème brûlée"])
    #expect(titles(await find("Crème Brulee")) == ["Crème Brulee"])
  }

  @Test("the beginning of a title is told from a title")
  func beginning() async {
    guard case .beginning(let recipe) = await find("leek so") else {
      Issue.record("it was not taken for a beginning")
      return
    }
    #expect(recipe.merged.recipe.title == "Leek Soup")
  }

  @Test("the beginning of one title could be others in which a word begins with it")
  func beginningOfWords() async {
    let recipes: [RankedRecipe] = [
      .sample(.sample("notes/1", "Potato-Leek Soup")),
      .sample(.sample("notes/2", "Leek Soup, Without the Leek")),
      .sample(.sample("notes/3", "Fleek Soup")),
    ]
    let found = await RecipeLookup.find(
      "leek soup", in: recipes, work: ParallelMap(parallelism: 2))
    #expect(titles(found) == ["Potato-Leek Soup", "Leek Soup, Without the Leek"])
  }

  @Test(
    "nothing, no title and the beginning of no id lead nowhere",
    arguments: ["", " ", "abcdef012345", "abcdef0123456", "🍰"])
  func nowhere(name: String) async {
    #expect(titles(await find(name)).isEmpty)
  }
}
