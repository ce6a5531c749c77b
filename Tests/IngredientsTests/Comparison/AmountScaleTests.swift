import Testing

@testable import Ingredients

struct AmountScaleTests {
  private static let soup = ["3 leeks", "50 g butter", "1 l stock", "200 ml cream"]
  private static let double = ["6 leeks", "100 g butter", "2 l stock", "400 ml cream"]
  private static let cake = ["2 eggs", "100 g flour", "80 g sugar", "1 tsp salt", "1 cup milk"]
  private static let three = ["6 eggs", "300 g flour", "240 g sugar", "3 tsp salt", "3 cups milk"]

  /// Yields and lines of two recipes, and the scale that they are compared at.
  typealias Case = (
    yields: (String?, String?), lines: ([String], [String]), basis: AmountScale.Basis,
    factor: Double
  )

  private static let cases: [Case] = [
    (("4 servings", "4"), (soup, double), .equal, 1),
    (("4 servings", "8 servings"), (soup, double), .scaled, 2),
    (("4 servings", "8 servings"), (soup, soup), .asWritten, 1),
    (("4 servings", "8 servings"), ([], []), .scaled, 2),
    (("4 servings", "8 servings"), (soup, cake), .scaled, 2),
    (("2 loaves", "1 loaf"), (double, soup), .scaled, 0.5),
    (("2 loaves", "1 roll"), (soup, soup), .unlike, 1),
    (("2 loaves", "1 roll"), ([], []), .unlike, 1),
    (("4 servings", "2 loaves"), (soup, double), .unlike, 1),
    (("4 servings", "2 loaves"), (cake, three), .unlike, 3),
    ((nil, "4 servings"), (soup, double), .unknown, 1),
    ((nil, "4 servings"), (three, cake), .unknown, 1.0 / 3),
    ((nil, nil), (cake, cake), .unknown, 1),
  ]

  @Test("amounts are compared at one yield, or as written where more agree so", arguments: cases)
  func scale(_ sample: Case) {
    let (lefts, rights) = (sample.lines.0.map(LineAmount.init), sample.lines.1.map(LineAmount.init))
    let amounts = zip(lefts, rights).compactMap { left, right in
      left.flatMap { left in right.flatMap { AmountComparison(left, $0) } }
    }
    let yields = YieldComparison(
      sample.yields.0.map { YieldMeaning($0) }, sample.yields.1.map { YieldMeaning($0) })
    let scale = AmountScale(yields, amounts)
    #expect(scale.basis == sample.basis)
    #expect(abs(scale.factor - sample.factor) < 1e-9)
    #expect(abs(scale.rightFactor.value * sample.factor - 1) < 1e-9)
  }
}
