import RecipeCore
import RecipeFormatting
import TestSupport
import Testing

@testable import RecipeMerging

@Suite("The tags and unknown fields that survive")
struct SurvivorshipUnionsTests {
  @Test("tags that fold to the same words are one, and each knows where it came from")
  func tags() async {
    let recipes = [
      Recipe(title: "Pie", tags: ["Desserts", "fall", "🌶️"]),
      Recipe(title: "Pie", tags: ["dessert", "Été", "dessert", "🥧"]), Recipe(title: "Pie"),
      Recipe(title: "Pie", tags: ["ete", "dessert"]),
    ]
    let merged = await MergedRecipe.sample(recipes, weights: [1, 2, 1])
    #expect(merged.recipe.tags == ["dessert", "Été", "🥧", "fall", "🌶️"])
    let origin = merged.origin(of: .tags)
    #expect(origin?.winners == [0, 1, 3])
    #expect(origin?.rule.words == "all tags of all sources")
    #expect(origin?.parts.map(\.winners) == [[1, 3], [1], [1], [0], [0]])
    #expect(
      origin?.parts[0].losers == [
        .init(member: 0, text: "Desserts", relation: .otherWords)
      ])
    #expect(origin?.parts[1].losers.map(\.text) == ["ete"])
  }

  @Test("of each unknown field one value survives, by trust and then by number")
  func extras() async {
    let values: [[(String, String)]] = [
      [("x", "1"), ("y", "2")], [("x", "3"), ("x", "4")], [("y", "5")], [("y", "5")],
    ]
    let recipes = values.map { fields in
      Recipe(title: "Pie", extras: fields.map { ExtraField(name: $0.0, json: $0.1) })
    }
    let merged = await MergedRecipe.sample(recipes, weights: [1, 2, 1, 1])
    #expect(merged.recipe.extras.map(\.name) == ["x", "y"])
    #expect(merged.recipe.extras.map(\.json) == ["3", "5"])
    let parts = merged.origin(of: .extras)?.parts
    #expect(
      parts?.map(\.rule.words) == [
        "b is trusted more: 2 against 1", "of equally trusted ones, what most say",
      ])
    #expect(parts?[1].winners == [2, 3])
    #expect(parts?[1].losers == [.init(member: 0, text: "2", relation: .other)])
  }
}
