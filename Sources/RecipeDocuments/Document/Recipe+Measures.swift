import RecipeCore

extension Recipe {
  /// Fills in the yield and the times from another reading of the same recipe, or a part of it.
  mutating func completeMeasures(from other: Recipe) {
    yield = yield ?? other.yield
    prepMinutes = prepMinutes ?? other.prepMinutes
    cookMinutes = cookMinutes ?? other.cookMinutes
    waitMinutes = waitMinutes ?? other.waitMinutes
    totalMinutes = totalMinutes ?? other.totalMinutes
  }
}
