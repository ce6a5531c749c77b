import Ingredients

/// How many people or things a recipe is for, as far as two recipes can be compared by it.
struct YieldSize: Sendable, Hashable {
  /// How many; more than 0.
  let count: Double
  /// Whether people or portions are counted.
  let isServings: Bool

  /// Reads a yield; `nil` when it has no number.
  init?(_ text: String) {
    let yield = RecipeYield(text)
    guard let quantity = yield.quantity else { return nil }
    count = (quantity.lower.value + quantity.upper.value) / 2
    isServings = yield.isServings
    guard count > 0, count.isFinite else { return nil }
  }

  /// How many times more `other` makes; `nil` when they count different things.
  func ratio(to other: YieldSize) -> Double? {
    isServings == other.isServings ? other.count / count : nil
  }
}
