import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging

@Suite("The yields, times and ratings that survive")
struct SurvivorshipNumbersTests {
  struct YieldCase: Sendable {
    let yields: [String?]
    var weights: [Double] = []
    let survivor: String
    let rule: String
  }

  @Test(
    "yields are compared by what they mean",
    arguments: [
      YieldCase(
        yields: ["6", "4", "Serves 4"], weights: [2, 1, 1], survivor: "Serves 4",
        rule: "what most say: 2 of 3"),
      YieldCase(
        yields: ["4", "4 servings"], survivor: "4 servings",
        rule: "all that have one say the same"),
      YieldCase(
        yields: ["4", nil, "6"], weights: [1, 1, 2], survivor: "6",
        rule: "c is trusted more: 2 against 1"),
      YieldCase(
        yields: ["2 dozen cookies", "24 cookies", "30 cookies"], weights: [1, 1, 9],
        survivor: "2 dozen cookies", rule: "what most say: 2 of 3"),
      YieldCase(
        yields: ["4 loaves", "4 servings"], weights: [1, 2], survivor: "4 servings",
        rule: "b is trusted more: 2 against 1"),
      YieldCase(
        yields: ["a few", "6 servings"], weights: [2, 1], survivor: "6 servings",
        rule: "a made-up value never wins"),
      YieldCase(
        yields: ["4", "6"], survivor: "4", rule: "the first by name, as nothing else decides"),
    ])
  func yield(_ sample: YieldCase) async {
    let recipes = sample.yields.map { Recipe(title: "Pie", yield: $0) }
    let merged = await MergedRecipe.sample(recipes, weights: sample.weights)
    #expect(merged.recipe.yield == sample.survivor)
    #expect(merged.rule(of: .yield) == sample.rule)
  }

  @Test("a yield in other words is kept as such")
  func otherWords() async {
    let merged = await MergedRecipe.sample(
      ["4", "4 servings", "4", "5"].map { Recipe(title: "Pie", yield: $0) })
    #expect(
      merged.origin(of: .yield)?.losers == [
        LosingValue(member: 0, relation: .otherWords),
        LosingValue(member: 2, relation: .otherWords), LosingValue(member: 3),
      ])
  }

  struct TimesCase: Sendable {
    /// Prep, cook and total of each member.
    let times: [[MinuteRange?]]
    var weights: [Double] = []
    let survivors: [MinuteRange?]
    /// The rule that decided the total.
    let rule: String?
  }

  @Test(
    "times are what most say, else the most trusted source's, and fit each other where they can",
    arguments: [
      TimesCase(
        times: [[nil, nil, 30], [nil, nil, 45], [nil, nil, 45]], weights: [2, 1, 1],
        survivors: [nil, nil, 45], rule: "what most say: 2 of 3"),
      TimesCase(
        times: [[nil, nil, 30], [nil, nil, 45]], weights: [1, 2], survivors: [nil, nil, 45],
        rule: "b is trusted more: 2 against 1"),
      TimesCase(
        times: [[0, 0, nil], [10, 20, nil]], weights: [2, 1], survivors: [10, 20, nil],
        rule: nil),
      TimesCase(
        times: [[10, 60, 70], [nil, nil, 30]], weights: [1, 2], survivors: [10, 60, 70],
        rule: "the times of one record, as they fit each other"),
      TimesCase(
        times: [[10, 60, nil], [nil, nil, 30]], survivors: [10, 60, 30],
        rule: "the only one that has one"),
      TimesCase(
        times: [[10, 20, 30], [15, 40, 90]], weights: [1, 1], survivors: [10, 20, 30],
        rule: "the first by name, as nothing else decides"),
      TimesCase(
        times: [[MinuteRange(.max), MinuteRange(.max), 1], [1, 1, 2]], weights: [2, 1],
        survivors: [1, 1, 2],
        rule: "the times of one record, as they fit each other"),
    ])
  func times(_ sample: TimesCase) async {
    let recipes = sample.times.map {
      Recipe(title: "Pie", prepMinutes: $0[0], cookMinutes: $0[1], totalMinutes: $0[2])
    }
    let merged = await MergedRecipe.sample(recipes, weights: sample.weights)
    let recipe = merged.recipe
    #expect([recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes] == sample.survivors)
    #expect(merged.rule(of: .totalMinutes) == sample.rule)
  }

  @Test("a time of 0 is set aside, and wins when there is no other")
  func zero() async {
    let merged = await MergedRecipe.sample(
      [0, 20].map { Recipe(title: "Pie", cookMinutes: $0) }, weights: [2, 1])
    #expect(merged.recipe.cookMinutes == 20)
    #expect(merged.reasons(of: .cookMinutes) == ["made up: it is zero"])
    let only = await MergedRecipe.sample([0, 0].map { Recipe(title: "Pie", cookMinutes: $0) })
    #expect(only.recipe.cookMinutes == 0)
  }

  private func rating(_ value: String, _ count: Int?) throws -> Rating {
    Rating(
      value: try #require(ExactNumber(value)), best: try #require(ExactNumber("5")), count: count)
  }

  @Test("the rating most people gave wins; ranks and ratings stay with their members")
  func rating() async throws {
    let recipes = try [rating("4.9", 3), rating("4.1", 900), rating("5", nil)].map {
      Recipe(title: "Pie", socialRank: ExactNumber("90"), rating: $0)
    }
    let merged = await MergedRecipe.sample(recipes, weights: [2, 1, 1])
    #expect(merged.recipe.rating?.value.text == "4.1")
    #expect(merged.rule(of: .rating) == "what most people gave: 900")
    #expect(merged.recipe.socialRank == nil)
    #expect(merged.members.allSatisfy { $0.recipe.socialRank?.text == "90" })
    #expect(merged.members.map(\.recipe.rating) == recipes.map(\.rating))
  }

  @Test(
    "a rating that nobody gave never wins",
    arguments: [("0", 900), ("4", 0), ("9", 900)] as [(String, Int)])
  func noRating(value: String, count: Int) async throws {
    let recipes = try [rating(value, count), rating("3", 2)].map {
      Recipe(title: "Pie", rating: $0)
    }
    let merged = await MergedRecipe.sample(recipes, weights: [2, 1])
    #expect(merged.recipe.rating?.value.text == "3")
    #expect(merged.rule(of: .rating) == "a made-up value never wins")
  }
}
