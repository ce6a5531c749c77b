import Testing

@testable import Ingredients

struct AmountComparisonTests {
  private func comparison(_ left: String, _ right: String) -> AmountComparison? {
    LineAmount(left).flatMap { one in LineAmount(right).flatMap { AmountComparison(one, $0) } }
  }

  @Test(
    "amounts of one kind of unit compare, whatever the unit",
    arguments: [
      ("1 kg flour", "500 g flour", 0.5), ("1 cup milk", "16 tbsp milk", 1.0),
      ("2 eggs", "3 eggs", 1.5), ("1 l stock", "1000 ml stock", 1), ("½ tsp salt", "1 tsp salt", 2),
      ("1 lb beef", "16 oz beef", 1), ("2-3 onions", "3 onions", 1.2),
      ("2 to 3 onions", "4 onions", 1.6),
      ("1 cup (240 ml) milk", "240 ml milk", 1), ("240 ml milk", "1 cup (240 ml) milk", 1),
      ("2 cans beans", "1 can beans", 0.5), ("1 clove garlic", "2 cloves of garlic", 2),
      ("1 1/2 cups flour", "3 cups flour", 2), ("2 (14 oz) cans beans", "28 oz beans", 1),
      ("1 (1.5 fluid ounce) jigger rum", "1 ounce rum", 0.667),
      ("1 (14 oz) can beans", "2 cans beans", 2), ("2 oz gin", "3 fluid ounces gin", 1.5),
      ("1 bulb garlic", "2 heads garlic", 2), ("2 slices bacon", "4 strips bacon", 2),
    ])
  func ratios(left: String, right: String, ratio: Double) throws {
    let found = try #require(comparison(left, right)).ratio
    #expect(abs(found - ratio) < 0.02)
    let reverse = try #require(comparison(right, left)).ratio
    #expect(abs(reverse * found - 1) < 1e-9)
  }

  @Test(
    "amounts of two kinds do not compare",
    arguments: [
      ("2 oz gin", "2 eggs"), ("2 oz gin", "2 tsp gin"), ("1 cup flour", "120 g flour"),
      ("1 bunch parsley", "1 sprig parsley"), ("1 head garlic", "4 cloves garlic"),
      ("1 stick butter", "8 tbsp butter"),
    ])
  func kinds(left: String, right: String) {
    #expect(comparison(left, right) == nil)
  }

  @Test(
    "amounts are equal but for rounding, and far when one is more than twice the other",
    arguments: [
      ("1 lb beef", "500 g beef", true, false), ("1 lb beef", "450 g beef", true, false),
      ("1 cup milk", "250 ml milk", true, false), ("2 eggs", "3 eggs", false, false),
      ("450 g beef", "500 g beef", false, false), ("10 eggs", "11 eggs", false, false),
      ("1/3 cup oil", "0.33 cup oil", true, false),
      ("2-3 onions", "3 onions", true, false), ("1-10 onions", "10 onions", true, false),
      ("1 egg", "2 eggs", false, false), ("1 egg", "3 eggs", false, true),
      ("2 (14 oz) cans beans", "1 (28 oz) can beans", true, false),
      ("1 cup (120 g) flour", "122 g flour", true, false),
    ])
  func equality(left: String, right: String, isEqual: Bool, isFar: Bool) throws {
    for (one, other) in [(left, right), (right, left)] {
      let found = try #require(comparison(one, other))
      #expect(found.isEqual(at: 1) == isEqual)
      #expect(found.isFar(at: 1) == isFar)
    }
  }

  @Test("amounts of another yield are equal at its scale")
  func scales() throws {
    let found = try #require(comparison("2-3 eggs", "4-6 eggs"))
    #expect(found.isEqual(at: 2))
    #expect(!found.isEqual(at: 1.0 / 2))
    #expect(found.best(at: 2).ratio.isExact(at: 2))
    #expect(!found.best(at: 1.9).ratio.isExact(at: 1.9))
  }

  @Test("amounts that were brought to another yield are rounded more than those as written")
  func rounding() throws {
    let found = try #require(comparison("65 g rice", "100 g rice"))
    #expect(found.isEqual(at: 1.5))
    #expect(try #require(comparison("50 g butter", "55 g butter")).isEqual(at: 1) == false)
  }

  @Test("one amount in units of two kinds is not the same")
  func sameAmount() throws {
    let ounces = try #require(LineAmount("2 oz gin"))
    #expect(ounces.isSame(as: ounces))
    for line in ["2 eggs", "2 fl oz gin", "60 g gin"] {
      #expect(LineAmount(line).map(ounces.isSame) == false, "\(line)")
    }
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
  func huge(line: String) {
    guard let found = comparison("1 g flour", line) else { return }
    #expect(found.ratio > 0 && found.ratio.isFinite)
    #expect(!AmountScale(YieldComparison(nil, nil), Array(repeating: found, count: 5)).factor.isNaN)
  }
}
