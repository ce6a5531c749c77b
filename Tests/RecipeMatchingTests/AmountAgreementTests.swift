import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct AmountAgreementTests {
  private static let soup = ["3 leeks", "50 g butter", "1 l stock", "200 ml cream"]

  private static let changes: [([Int: String], Int, Bool, Bool)] = [
    ([:], 4, false, false), ([1: "2 oz butter"], 3, false, false),
    ([1: "51 g butter"], 4, false, false), ([1: "55 g butter"], 3, false, false),
    ([1: "75 g butter"], 3, false, false),
    ([1: "150 g butter"], 3, true, false), ([0: "9 leeks"], 3, true, true),
    ([0: "leeks", 1: "butter"], 2, false, false),
  ]

  @Test("equal amounts agree, those more than twice off are far", arguments: changes)
  func agreement(changes: [Int: String], agreeing: Int, isFar: Bool, isMainFar: Bool) throws {
    let lines = Self.soup.replacing(changes)
    let found = try #require(agreement(lines))
    #expect(found.agreeing == agreeing)
    #expect(agreement(lines, yield: "4 servings")?.isFarAtKnownYield == isFar)
    #expect(!found.isFarAtKnownYield)
    #expect(found.isMainFar == isMainFar)
    #expect(found.scale == 1)
    #expect(found.agreement == Double(agreeing) / Double(found.count))
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

  @Test("amounts in other units are told apart from those that are equal")
  func unknown() throws {
    let found = try #require(agreement(["2 cups leeks", "a handful butter", "1 l stock"]))
    #expect(found.count == 1 && found.agreeing == 1 && found.unknown >= 1)
  }

  @Test("two kinds of things are not equal, whatever their numbers")
  func unlike() throws {
    let found = try #require(agreement(["3 leeks", "1 bunch butter", "3 bunches stock"]))
    #expect(found.count == 1 && found.unknown == 2)
    let left = Dish("Soup", ["1 bunch parsley", "2 leeks"]).compared
    let right = Dish("Soup", ["8 sprigs parsley", "2 leeks"]).compared
    let lines = PairEvidence(left, right).lines.pairs
    let herbs = try #require(AmountAgreement(left, right, lines: lines))
    #expect(herbs.count == 2 && herbs.agreeing == 1 && herbs.unknown == 0)
  }

  @Test("without amounts to compare there is no agreement")
  func none() {
    #expect(agreement(["leeks", "butter"]) == nil)
    #expect(agreement(["3 carrots"]) == nil)
  }

  private func agreement(_ lines: [String], yield: String? = nil) -> AmountAgreement? {
    let left = Dish("Leek Soup", Self.soup, yield: "4 servings").compared
    let right = Dish("Leek Soup", lines, yield: yield).compared
    let foods = FoodComparison(left.foods, right.foods)
    let matching = LineMatching(left.foods, right.foods, sharing: foods.shared)
    return AmountAgreement(left, right, lines: matching.pairs)
  }
}
