import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct AmountAgreementTests {
  private static let soup = ["3 leeks", "50 g butter", "1 l stock", "200 ml cream"]

  private static let changes: [([Int: String], agreeing: Int, count: Int)] = [
    ([:], 4, 4), ([1: "2 oz butter"], 3, 4), ([1: "51 g butter"], 4, 4), ([1: "55 g butter"], 3, 4),
    ([1: "150 g butter"], 3, 4), ([0: "9 leeks"], 3, 4), ([0: "leeks", 1: "butter"], 2, 2),
    ([1: ""], 3, 4), ([1: "40 g barley"], 3, 5), ([1: "barley"], 3, 4),
  ]

  @Test(
    "amounts are equal or not, and a food without a counterpart has an unequal one",
    arguments: changes)
  func agreement(changes: [Int: String], agreeing: Int, count: Int) throws {
    let found = try #require(agreement(Self.soup.replacing(changes)))
    #expect(found.agreeing == agreeing && found.count == count, "\(found)")
    #expect(found.scale == 1)
  }

  private static let yields: [(String?, [String], Double, Int)] = [
    ("8 servings", ["6 leeks", "100 g butter", "2 l stock", "400 ml cream"], 2, 4),
    ("8 servings", soup, 1, 4), ("8 servings", ["9 leeks", "75 g butter"], 2, 0),
    ("12 bowls", ["6 leeks", "100 g butter"], 1, 0),
    (nil, ["6 leeks", "100 g butter", "2 l stock", "400 ml cream"], 1, 0),
  ]

  @Test("another yield scales the amounts only when more of them agree so", arguments: yields)
  func scale(yield: String?, lines: [String], scale: Double, agreeing: Int) throws {
    let found = try #require(agreement(lines, yield: yield))
    #expect(found.scale == scale)
    #expect(found.agreeing == agreeing)
  }

  @Test("amounts in other units are neither equal nor unequal")
  func unknown() throws {
    let lines = ["2 cups leeks", "a handful butter", "1 l stock", "200 ml cream"]
    let found = try #require(agreement(lines))
    #expect(found.count == 2 && found.agreeing == 2 && found.unknown == 2, "\(found)")
  }

  @Test("two kinds of things cannot be compared, whatever their numbers")
  func unlike() throws {
    let found = try #require(
      agreement(["3 leeks", "1 bunch butter", "3 bunches stock", "200 ml cream"]))
    #expect(found.count == 2 && found.unknown == 2)
    let herbs = try #require(
      PairComparison(
        Dish("Soup", ["1 bunch parsley", "2 leeks"]).compared,
        Dish("Soup", ["8 sprigs parsley", "2 leeks"]).compared
      ).evidence.amounts)
    #expect(herbs.count == 1 && herbs.agreeing == 1 && herbs.unknown == 1)
  }

  @Test("without amounts to compare there is no agreement")
  func none() {
    #expect(agreement(["leeks", "butter"]) == nil)
    #expect(agreement(["3 carrots"]) == nil)
  }

  private func agreement(_ lines: [String], yield: String? = nil) -> AmountAgreement? {
    PairComparison(
      Dish("Leek Soup", Self.soup, yield: "4 servings").compared,
      Dish("Leek Soup", lines, yield: yield).compared
    ).evidence.amounts
  }
}
