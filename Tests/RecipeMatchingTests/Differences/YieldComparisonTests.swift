import RecipeCore
import Testing

@testable import Ingredients
@testable import RecipeMatching

@Suite("Yields beside one another")
struct YieldComparisonTests {
  /// Two yields, the ground on which amounts are compared, and what the right ones are scaled by.
  typealias Case = (left: String?, right: String?, basis: YieldComparison.Basis, scale: String)

  private static let cases: [Case] = [
    ("4 servings", "4", .equal, "1"),
    ("4 servings", "8 servings", .scaled, "1/2"),
    ("Serves 6", "4 Portionen", .scaled, "3/2"),
    ("24 cookies", "Makes 2 dozen cookies", .equal, "1"),
    ("2 loaves", "1 loaf", .unlike, "1"),
    ("12 muffins", "6 muffins", .scaled, "2"),
    ("12 muffins", "1 muffin", .scaled, "12"),
    ("4-6 servings", "6 servings", .equal, "1"),
    ("4-6 servings", "10 servings", .scaled, "1/2"),
    ("4 servings", "2 loaves", .unlike, "1"),
    ("4 servings", nil, .unknown, "1"),
    (nil, nil, .unknown, "1"),
    ("a crowd", "4 servings", .unknown, "1"),
  ]

  @Test("amounts are brought to one yield where both count the same things", arguments: cases)
  func basis(_ sample: Case) {
    let found = YieldComparison(sample.left, sample.right)
    #expect(found.basis == sample.basis)
    #expect(found.scale.description == sample.scale)
  }
}
