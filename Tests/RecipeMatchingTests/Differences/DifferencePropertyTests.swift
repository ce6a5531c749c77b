import RecipeCore
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("Differences of recipes of every kind")
struct DifferencePropertyTests {
  private let finder = DifferenceFinder()

  @Test("every line has one row, from whichever side one looks", arguments: 0..<6)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let left = Self.recipe(&generator)
      let right = Self.recipe(&generator)
      let there = finder.differences(between: left, and: right).ingredients
      let back = finder.differences(between: right, and: left).ingredients
      #expect(there.isComplete == back.isComplete)
      guard there.isComplete else { continue }
      #expect(there.rows.compactMap(\.left) == left.ingredients)
      #expect(there.rows.compactMap(\.right).sorted() == right.ingredients.sorted())
      #expect(there.count(of: .onlyLeft) == back.count(of: .onlyRight))
      #expect(there.rows.filter { $0.change == .same }.allSatisfy { $0.left == $0.right })
    }
  }

  @Test("a recipe does not differ from itself", arguments: 0..<6)
  func itself(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let recipe = Self.recipe(&generator)
      let differences = finder.differences(between: recipe, and: recipe)
      #expect(differences.fields.isEmpty)
      #expect(differences.ingredients.rows.allSatisfy { $0.change == .same })
      #expect(differences.ingredients.commonRatio == nil)
    }
  }

  private static func recipe(_ generator: inout SeededGenerator) -> Recipe {
    let count = Int.random(in: 0..<8, using: &generator)
    return Recipe(
      title: "A", ingredients: (0..<count).map { _ in words(&generator) },
      yield: Bool.random(using: &generator) ? words(&generator) : nil)
  }

  /// Words that mean something to the parser, put together at random, and sometimes others.
  private static func words(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0..<6, using: &generator)
    let words = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }
    let line = words.joined(separator: " ")
    guard Int.random(in: 0..<5, using: &generator) == 0 else { return line }
    return line + generator.text(length: Int.random(in: 0..<12, using: &generator))
  }

  private static let pieces = [
    "1", "2", "400", "1/2", "999999", "0.000001", "1/999999", "3-4", "(14 oz)", "oz", "fl oz", "lb",
    "g", "kg", "cups", "cans", "cloves", "inch", "garlic", "olive oil", "flour", "salt", "sugar",
    "servings", "loaves", "dozen", "鸡蛋", "克", "half", "about", ",", "/", "\u{0}", "🥕",
  ]
}
