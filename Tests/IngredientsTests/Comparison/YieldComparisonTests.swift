import Testing

@testable import Ingredients

struct YieldComparisonTests {
  /// Two yields, how they relate, and how many times more the right one is.
  typealias Case = (
    left: String?, right: String?, relation: YieldComparison.Relation, ratio: Double?
  )

  private static let cases: [Case] = [
    ("4 servings", "4", .equal, nil), ("4 servings", "8 servings", .different, 2),
    ("4", "2 servings", .different, 0.5), ("Serves 4", "6 Portionen", .different, 1.5),
    ("24 cookies", "Makes 2 dozen cookies", .equal, nil),
    ("12 muffins", "1 muffin", .different, 1.0 / 12),
    ("4-6 servings", "6 servings", .equal, nil), ("4-6 servings", "5 servings", .equal, nil),
    ("4-6 servings", "10 servings", .different, 2),
    ("2 loaves", "1 loaf", .different, 0.5), ("2 loaves", "2 rolls", .unlike, nil),
    ("4 servings", "2 loaves", .unlike, nil), ("4 servings", nil, .unknown, nil),
    (nil, nil, .unknown, nil), ("a crowd", "4 servings", .unknown, nil),
    ("0", "4 servings", .unknown, nil), ("", "4 servings", .unknown, nil),
  ]

  @Test("yields compare by their numbers and what they count", arguments: cases)
  func relation(_ sample: Case) throws {
    let (left, right) = (
      sample.left.map { YieldMeaning($0) }, sample.right.map { YieldMeaning($0) }
    )
    let found = YieldComparison(left, right)
    #expect(found.relation == sample.relation)
    #expect(found.ratio == sample.ratio)
    let back = YieldComparison(right, left)
    #expect(back.relation == found.relation)
    let product = try found.ratio.map { try #require(back.ratio) * $0 } ?? 1
    #expect(abs(product - 1) < 1e-9)
  }

  @Test(
    "yields in other words mean the same",
    arguments: [
      ("4", "Serves 4", true), ("24 cookies", "Makes 2 dozen cookies", true),
      ("a crowd", "A CROWD!", true), ("4", "4-6", false), ("2 loaves", "2 rolls", false),
      ("a crowd", "a pot", false), ("🥣", "🍞", false),
    ])
  func meaning(left: String, right: String, isSame: Bool) {
    #expect((YieldMeaning(left) == YieldMeaning(right)) == isSame)
  }
}
