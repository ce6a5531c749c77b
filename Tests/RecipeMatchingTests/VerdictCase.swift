import RecipeCore
import RecipeFormatting
import TestSupport
import Testing

@testable import RecipeMatching

/// Two dishes, what they are to each other, and why.
struct VerdictCase: Sendable, CustomTestStringConvertible {
  let name: String
  let left: Dish
  let right: Dish
  /// The start of a reason that is among those given; for the apart the first one.
  let reason: String

  init(_ name: String, _ left: Dish, _ right: Dish, _ reason: String) {
    self.name = name
    self.left = left
    self.right = right
    self.reason = reason
  }

  var testDescription: String { name }

  /// Expects a verdict of an explanation and of matching the two alone, in both orders.
  func expect(_ verdict: RecordPair.Verdict) async {
    let explanation = RecordMatcher.sample.explain(left, right)
    #expect(explanation.verdict == verdict, "\(explanation.score) \(explanation.reasons)")
    let telling = verdict == .same ? explanation.reasons : Array(explanation.reasons.prefix(1))
    #expect(telling.contains { $0.words.hasPrefix(reason) }, "\(explanation.reasons)")
    let reverse = RecordMatcher.sample.explain(right, left)
    #expect(reverse.verdict == verdict)
    #expect(reverse.score == explanation.score)
    #expect(await RecordMatcher.sample.verdict(left, right) == verdict)
    #expect(await RecordMatcher.sample.verdict(right, left) == verdict)
  }
}

extension [String] {
  /// Lines with some of them, by their place, replaced; an empty one is left out.
  func replacing(_ changes: [Int: String]) -> [String] {
    indices.map { changes[$0] ?? self[$0] }.filter { !$0.isEmpty }
  }

  /// What a few dishes of the tables are made of.
  static let carrotCake = [
    "250 g flour", "200 g carrots, grated", "150 g brown sugar", "3 eggs", "120 ml sunflower oil",
    "2 tsp baking powder", "80 g walnuts, chopped", "1 tsp cinnamon",
  ]
  static let beanChili = [
    "2 cans black beans", "1 cup quinoa", "1 onion, chopped", "2 cloves garlic", "1 tbsp cumin",
    "3 cups vegetable broth", "1 can tomatoes", "2 tsp chipotle", "1/2 cup cilantro",
  ]
  static let peanutButterCookies = ["1 cup peanut butter", "1 cup sugar", "1 egg", "1 tsp vanilla"]
  static let batter = [
    "2 cups flour", "2 eggs", "1 1/2 cups milk", "1/4 cup sugar", "1/2 tsp salt",
  ]
  static let gazpacho = [
    "1 kg tomatoes", "1 cucumber", "1 green pepper", "2 cloves garlic", "50 ml olive oil",
    "2 tbsp sherry vinegar", "100 g stale bread",
  ]
}
