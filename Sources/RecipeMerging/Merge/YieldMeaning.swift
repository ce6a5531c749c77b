import Ingredients

/// What a yield says, whatever its words: "4", "4 servings" and "Serves 4" mean the same.
struct YieldMeaning: Hashable {
  private let lower: Rational?
  private let upper: Rational?
  /// The folded stems of what is counted; those of the whole text when it has no number, and none
  /// for servings.
  private let counted: [UInt8]

  /// Finds the meaning of a yield as written.
  init(_ text: String) {
    let yield = RecipeYield(text)
    lower = yield.quantity?.lower
    upper = yield.quantity?.upper
    counted =
      yield.isServings
      ? [] : WordMeaning.stems(yield.quantity == nil ? text : yield.unit ?? "")
  }
}
