import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging

@Suite("The title that survives")
struct SurvivorshipTitlesTests {
  struct Case: Sendable {
    let titles: [String]
    var weights: [Double] = []
    let survivor: String
    let rule: String
  }

  @Test(
    "the most trusted source's, else the cleanest, else the one most like the others",
    arguments: [
      Case(
        titles: ["Leek Soup", "Leak Sop Deluxe", "Leek Soup!"], weights: [1, 2, 1],
        survivor: "Leak Sop Deluxe", rule: "b is trusted more: 2 against 1"),
      Case(
        titles: ["Leek Soup", "Leek Potato Soup", "Potato Soup"], survivor: "Leek Potato Soup",
        rule: "of equally trusted ones, most like the others"),
      Case(
        titles: ["LEEK AND POTATO SOUP", "Leek Soup"], survivor: "Leek Soup",
        rule: "of equally trusted ones, the cleanest"),
      Case(
        titles: ["Leek Soup - Home - Green Stove", "Soup of Leeks and Potatoes"],
        survivor: "Soup of Leeks and Potatoes", rule: "of equally trusted ones, the cleanest"),
      Case(
        titles: ["Leek &amp; Potato", "Leek and Potato Soup"], survivor: "Leek and Potato Soup",
        rule: "of equally trusted ones, the cleanest"),
      Case(
        titles: ["leek-soup-of-ann", "Soup of Ann's Leeks"], survivor: "Soup of Ann's Leeks",
        rule: "of equally trusted ones, the cleanest"),
      Case(
        titles: ["The Very Best Leek Soup", "Leek Soup"], survivor: "Leek Soup",
        rule: "of equally trusted ones, the shortest"),
      Case(
        titles: ["LEEK SOUP", "Leek Soup"], survivor: "Leek Soup",
        rule: "all that have one say the same"),
      Case(
        titles: ["Green Stove", "Leek Soup"], weights: [2, 1], survivor: "Leek Soup",
        rule: "a made-up value never wins"),
      Case(
        titles: ["Untitled", "Leek Soup"], weights: [2, 1], survivor: "Leek Soup",
        rule: "a made-up value never wins"),
      Case(
        titles: ["BLT", "Bacon Sandwich"], survivor: "BLT",
        rule: "of equally trusted ones, the shortest"),
      Case(
        titles: ["ネギのスープ", "Leek Soup"], survivor: "Leek Soup",
        rule: "of equally trusted ones, the shortest"),
    ])
  func title(_ sample: Case) async {
    let recipes = sample.titles.map { Recipe(title: $0, publisher: "Green Stove") }
    let merged = await MergedRecipe.sample(recipes, weights: sample.weights)
    #expect(merged.recipe.title == sample.survivor)
    #expect(merged.rule(of: .title) == sample.rule)
    let others = sample.titles.count - 1
    #expect(merged.origin(of: .title)?.losers.count == others)
  }

  @Test(
    "what spoils a title is said",
    arguments: [
      ("LEEK SOUP OF ANN", "it is in capitals"), ("leek soup of ann", "it has no capital letter"),
      ("Leek &#39;Soup&#39;", "it has traces of markup"),
      ("Soup of Ann | Green Stove", "it carries the site's name"),
      ("Green Stove", "made up: it is the site's name"), ("N/A", "made up: it names no dish"),
    ])
  func reason(title: String, reason: String) async {
    let merged = await MergedRecipe.sample(
      [title, "Leeks"].map { Recipe(title: $0, publisher: "Green Stove") })
    #expect(merged.recipe.title == "Leeks")
    #expect(merged.reasons(of: .title) == [reason])
  }

  @Test("of titles that are equal but not the same bytes, the most trusted source's stays")
  func canonicallyEqual() async {
    let (composed, decomposed) = ("Caf\u{E9} Cake", "Cafe\u{301} Cake")
    for titles in [[composed, decomposed], [decomposed, composed]] {
      let merged = await MergedRecipe.sample(
        titles.map { Recipe(title: $0) }, weights: [2, 1])
      #expect(Array(merged.recipe.title.utf8) == Array(titles[0].utf8))
      #expect(merged.origin(of: .title)?.winners == [0, 1])
    }
  }
}
