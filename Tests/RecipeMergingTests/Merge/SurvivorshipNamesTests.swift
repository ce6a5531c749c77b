import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging

@Suite("The names and addresses that survive")
struct SurvivorshipNamesTests {
  @Test("the most trusted source that has one decides, and its weight is said")
  func mostTrusted() async {
    let recipes = [
      Recipe(title: "Pie", publisher: "A", author: "Ann"), Recipe(title: "Pie", publisher: "B"),
      Recipe(title: "Pie", publisher: "B"),
    ]
    let merged = await MergedRecipe.sample(recipes, weights: [1, 1.5, 1.5])
    #expect(merged.recipe.publisher == "B")
    #expect(merged.recipe.author == "Ann")
    #expect(merged.origin(of: .publisher)?.winners == [1, 2])
    #expect(merged.origin(of: .publisher)?.losers == [LosingValue(member: 0)])
    #expect(merged.rule(of: .publisher) == "b is trusted more: 1.5 against 1")
    #expect(merged.rule(of: .author) == "the only one that has one")
    #expect(merged.origin(of: .language) == nil)
  }

  @Test("of equally trusted sources what most say survives, else the first by name")
  func equallyTrusted() async {
    let most = await MergedRecipe.sample(
      ["A", "B", "B"].map { Recipe(title: "Pie", publisher: $0) })
    #expect(most.recipe.publisher == "B")
    #expect(most.rule(of: .publisher) == "of equally trusted ones, what most say")
    let first = await MergedRecipe.sample(
      ["A", "B"].map { Recipe(title: "Pie", publisher: $0, language: "en") })
    #expect(first.recipe.publisher == "A")
    #expect(first.rule(of: .publisher) == "the first by name, as nothing else decides")
    #expect(first.rule(of: .language) == "all that have one say the same")
  }

  @Test("where neither trust nor number decides, values are of the record with the ingredients")
  func coherent() async {
    let recipes = [
      Recipe(title: "Pie", publisher: "A", sourceURL: "http://a.example/pie", author: "Ann"),
      Recipe(
        title: "Pie", publisher: "B", sourceURL: "http://b.example/pie", ingredients: ["plums"],
        author: "Bob"),
    ]
    let merged = await MergedRecipe.sample(recipes)
    #expect(merged.recipe.publisher == "B")
    #expect(merged.recipe.sourceURL == "http://b.example/pie")
    #expect(merged.recipe.author == "Bob")
    #expect(merged.rule(of: .author) == "from the record that gives the ingredients")
    #expect(await MergedRecipe.sample(recipes, weights: [2, 1]).recipe.author == "Ann")
  }

  struct MadeUp: Sendable {
    let field: RecipeField
    let recipe: Recipe
    let reason: String
  }

  @Test(
    "a made-up value never beats a real one, however trusted",
    arguments: [
      MadeUp(
        field: .publisher,
        recipe: Recipe(title: "Pie", publisher: "stove.example"), reason: "is a host, not a name"),
      MadeUp(
        field: .publisher,
        recipe: Recipe(
          title: "Pie", publisher: "Stove.Example", sourceURL: "http://www.stove.example/pie"),
        reason: "is a host, not a name"),
      MadeUp(
        field: .publisher, recipe: Recipe(title: "Pie", publisher: "Unknown"),
        reason: "names nobody"),
      MadeUp(
        field: .author,
        recipe: Recipe(title: "Pie", publisher: "Green Stove", author: "green stove"),
        reason: "is the site, not a person"),
      MadeUp(
        field: .author, recipe: Recipe(title: "Pie", author: "admin"), reason: "names nobody"),
      MadeUp(
        field: .sourceURL, recipe: Recipe(title: "Pie", sourceURL: "http://stove.example/"),
        reason: "leads to no recipe"),
      MadeUp(
        field: .description, recipe: Recipe(title: "Pie", description: "PIE!"),
        reason: "repeats the title"),
      MadeUp(
        field: .description, recipe: Recipe(title: "Pie", description: "N/A"),
        reason: "says nothing"),
      MadeUp(
        field: .language, recipe: Recipe(title: "Pie", language: "und"),
        reason: "names no language"),
      MadeUp(
        field: .published, recipe: Recipe(title: "Pie", published: "1970-01-01T00:00:00"),
        reason: "is a default date"),
      MadeUp(
        field: .yield, recipe: Recipe(title: "Pie", yield: "servings"), reason: "has no number"),
      MadeUp(
        field: .imageURL,
        recipe: Recipe(title: "Pie", imageURL: "https://a.example/placeholder.png"),
        reason: "is a placeholder"),
    ])
  func madeUp(_ sample: MadeUp) async {
    let real = Recipe(
      title: "Pie", publisher: "The Stove", sourceURL: "http://oven.example/pie",
      imageURL: "http://oven.example/pie.jpg", description: "A pie of plums.", yield: "6",
      author: "Ann", language: "en", published: "2016-01-14")
    let merged = await MergedRecipe.sample([sample.recipe, real], weights: [9, 1])
    #expect(merged.origin(of: sample.field)?.winners == [1])
    #expect(merged.rule(of: sample.field) == "a made-up value never wins")
    #expect(merged.reasons(of: sample.field) == ["made up: it \(sample.reason)"])
    let alone = await MergedRecipe.sample([sample.recipe, Recipe(title: "Pie")])
    #expect(alone.origin(of: sample.field)?.winners == [0])
  }

  @Test("addresses of one page do not contradict each other; the best written is shown")
  func addresses() async {
    let pages = [
      "http://www.stove.example/pie/", "https://stove.example/pie?utm_source=x",
      "https://stove.example/pie",
    ]
    let merged = await MergedRecipe.sample(pages.map { Recipe(title: "Pie", sourceURL: $0) })
    #expect(merged.recipe.sourceURL == pages[2])
    #expect(merged.rule(of: .sourceURL) == "all that have one say the same")
    #expect(merged.origin(of: .sourceURL)?.losers.map(\.relation) == [.otherWords, .otherWords])
    let plain = await MergedRecipe.sample(
      pages.prefix(2).map { Recipe(title: "Pie", sourceURL: $0) })
    #expect(plain.recipe.sourceURL == pages[0])
    let trusted = await MergedRecipe.sample(
      pages.map { Recipe(title: "Pie", sourceURL: $0) }, weights: [2, 1, 1])
    #expect(trusted.recipe.sourceURL == pages[0])
  }

  @Test("the publisher's address is that of the publisher")
  func publisherURL() async {
    let recipes = [
      Recipe(title: "Pie", publisher: "Oven", publisherURL: "https://oven.example"),
      Recipe(title: "Pie", publisher: "Stove"),
      Recipe(title: "Pie", publisher: "STOVE", publisherURL: "http://stove.example"),
    ]
    let merged = await MergedRecipe.sample(recipes, weights: [2, 3, 1])
    #expect(merged.recipe.publisher == "Stove")
    #expect(merged.recipe.publisherURL == "http://stove.example")
    #expect(merged.rule(of: .publisherURL) == "of those that name the same publisher")
  }

  @Test("the language is that of the directions")
  func language() async {
    let recipes = [
      Recipe(title: "Pie", ingredients: ["Mehl"], language: "de"),
      Recipe(title: "Pie", ingredients: ["flour"], directions: ["Bake."], language: "en"),
    ]
    let merged = await MergedRecipe.sample(recipes, weights: [2, 1])
    #expect(merged.recipe.language == "en")
    #expect(merged.rule(of: .language) == "from the record that gives the directions")
  }
}
