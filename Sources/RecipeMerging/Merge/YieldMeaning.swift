import Ingredients

/// The meaning of a yield, whatever its words: "4", "4 servings" and "Serves 4" mean the same.
struct YieldMeaning: Hashable {
  private let lower: Rational?
  private let upper: Rational?
  /// The folded stems of the unit: none for servings, those of the whole text if it has no number.
  private let counted: [UInt8]

  /// Creates the meaning of a yield as written.
  init(_ text: String) {
    let yield = RecipeYield(text)
    lower = yield.quantity?.lower
    upper = yield.quantity?.upper
    counted =
      yield.isServings
      ? [] : WordMeaning.stems(yield.quantity == nil ? text : yield.unit ?? "")
  }
}
