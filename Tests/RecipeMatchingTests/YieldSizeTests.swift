import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct YieldSizeTests {
  @Test(
    "yields of one kind compare",
    arguments: [
      ("4 servings", "8 servings", 2.0), ("serves 4", "6 portions", 1.5), ("4", "2 servings", 0.5),
      ("4-6 servings", "5 servings", 1), ("12 muffins", "24 muffins", 2),
    ])
  func ratios(left: String, right: String, ratio: Double) throws {
    let one = try #require(YieldSize(left))
    let other = try #require(YieldSize(right))
    #expect(one.ratio(to: other) == ratio)
  }

  @Test("people and things do not compare")
  func kinds() throws {
    let people = try #require(YieldSize("4 servings"))
    let things = try #require(YieldSize("12 muffins"))
    #expect(people.ratio(to: things) == nil)
    #expect(things.ratio(to: people) == nil)
  }

  @Test("a yield without a number above nothing is none", arguments: ["", "a pot of soup", "0"])
  func none(text: String) {
    #expect(YieldSize(text) == nil)
  }
}
