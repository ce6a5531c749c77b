import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct FoodComparisonTests {
  private static let likenesses: [([String], [String], Double)] = [
    (["leeks", "saffron"], ["saffron", "leek"], 1),
    (["leeks", "saffron"], ["leek", "sumac"], 1 / 3),
    (["leek", "salt"], ["leek", "butter"], 2 / 3), (["leek", "saffron"], ["leeek", "safron"], 1),
    (["leek", "saffron"], ["sumac", "quinoa"], 0),
    (["courgettes", "prawns"], ["zucchini", "shrimp"], 1),
  ]

  @Test("foods are as alike as the weight of those that both have", arguments: likenesses)
  func likeness(left: [String], right: [String], likeness: Double) throws {
    for (one, other) in [(left, right), (right, left)] {
      let foods = FoodComparison(tokens(one), tokens(other))
      #expect(abs(try #require(foods.likeness) - likeness) < 1e-6)
    }
  }

  @Test("equal foods alone are never more alike than with those misspelt", arguments: likenesses)
  func equalFoods(left: [String], right: [String], _: Double) throws {
    let value = try #require(FoodComparison(tokens(left), tokens(right)).value)
    let least = try #require(FoodComparison.valueOfEqualFoods(tokens(left), tokens(right)))
    #expect(least == (left.contains("saffron") && right.contains("safron") ? 0 : value))
  }

  @Test("a list that is part of the other one is a little more alike")
  func containment() throws {
    let foods = FoodComparison(
      tokens(["leek", "saffron"]), tokens(["leek", "saffron", "sumac", "quinoa"]))
    #expect(try #require(foods.likeness) == 0.5)
    #expect(abs(try #require(foods.value) - 0.6) < 1e-9)
  }

  @Test("lines that are joined afterwards count as shared")
  func joined() throws {
    let (left, right) = (tokens(["leek", "quinoa"]), tokens(["leek", "qnuinaoa"]))
    var foods = FoodComparison(left, right)
    #expect(abs(try #require(foods.likeness) - 1 / 3) < 1e-6)
    foods.join(1, of: left, 1, of: right)
    #expect(try #require(foods.likeness) == 1 && foods.value == 1)
    #expect(foods.onlyLeft.isEmpty && foods.onlyRight.isEmpty)
    foods.join(7, of: left, 7, of: right)
    #expect(foods.likeness == 1)
  }

  @Test("fewer than two foods tell nothing", arguments: [[], ["leek"], ["1 cup 1 cup"]])
  func few(lines: [String]) {
    let foods = FoodComparison(tokens(lines), tokens(["leek", "saffron"]))
    #expect(foods.likeness == nil && foods.value == nil)
  }

  @Test("three hundred lines are compared as far as lines are looked at")
  func manyLines() throws {
    let many = tokens((0..<300).map { "food\($0)x" })
    let foods = FoodComparison(many, many)
    #expect(foods.shared.count == FoodTokenizer.maximumLineCount)
    #expect(foods.likeness == 1)
    let dish = Dish("Feast", (0..<300).map { "\($0 + 1) g food\($0)x" })
    #expect(RecordMatcher.sample.explain(dish, dish).verdict == .same)
  }

  private func tokens(_ lines: [String]) -> FoodTokens { FoodTokens(lines, synonyms: .builtIn) }
}
