import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct LineAmountTests {
  @Test(
    "amounts of one kind of unit compare, whatever the unit",
    arguments: [
      ("1 kg flour", "500 g flour", 0.5), ("1 cup milk", "16 tbsp milk", 1.0),
      ("2 eggs", "3 eggs", 1.5), ("1 l stock", "1000 ml stock", 1), ("½ tsp salt", "1 tsp salt", 2),
      ("1 lb beef", "16 oz beef", 1), ("2-3 onions", "3 onions", 1),
      ("2 to 3 onions", "4 onions", 1.6),
      ("1 cup (240 ml) milk", "240 ml milk", 1), ("240 ml milk", "1 cup (240 ml) milk", 1),
      ("2 cans beans", "1 can beans", 0.5), ("1 clove garlic", "2 cloves of garlic", 2),
      ("1 1/2 cups flour", "3 cups flour", 2), ("2 (14 oz) cans beans", "28 oz beans", 1),
      ("1 (1.5 fluid ounce) jigger rum", "1 ounce rum", 0.667),
      ("1 (14 oz) can beans", "2 cans beans", 2),
    ])
  func ratios(left: String, right: String, ratio: Double) throws {
    let one = try #require(LineAmount(left))
    let other = try #require(LineAmount(right))
    let found = try #require(one.ratio(to: other))
    #expect(abs(found - ratio) < 0.02)
    let reverse = try #require(other.ratio(to: one))
    #expect(abs(reverse * found - 1) < 1e-9)
  }

  @Test("of units of different kinds only ounces say anything")
  func kinds() throws {
    let ounces = try #require(LineAmount("2 oz gin"))
    let ratios = ["2 fluid ounces gin", "3 fluid ounces gin", "2 eggs", "2 tsp gin"].compactMap {
      LineAmount($0).map { ounces.ratio(to: $0) }
    }
    #expect(ratios == [1, 1.5, nil, nil])
    #expect(ounces.isSame(as: ounces))
    #expect(LineAmount("2 eggs").map(ounces.isSame) == false)
  }

  @Test(
    "a line without an amount above nothing has none",
    arguments: ["", "salt", "salt and pepper to taste", "0 eggs", "0 g flour", "_____"])
  func none(line: String) {
    #expect(LineAmount(line) == nil)
  }

  @Test(
    "numbers beyond measure trap nowhere",
    arguments: [
      "99999999999999999999999 g flour", "1/0 cup milk", "1e400 eggs", "1-99999999999999999999 g x",
      "0.0000000000000000000000001 g saffron", "9223372036854775807 kg salt", "-5 eggs",
    ])
  func huge(line: String) throws {
    guard let amount = LineAmount(line) else { return }
    #expect(amount.measure.value > 0)
    let gram = try #require(LineAmount("1 g flour"))
    let ratio = amount.ratio(to: gram) ?? 1
    #expect(!ratio.isNaN)
  }
}
