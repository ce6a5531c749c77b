import Testing

@testable import RecipeCore
@testable import RecipeSearch

struct LogTests {
  @Test(
    "the logarithm is right to twelve digits", arguments: [(1.0, 0.0), (2.718281828459045, 1.0)])
  func logarithm(number: Double, log: Double) {
    #expect(abs(Log.natural(number) - log) < 1e-12)
    #expect(abs(Log.natural(number * 1e10) - log - 23.025850929940457) < 1e-10)
  }
}
