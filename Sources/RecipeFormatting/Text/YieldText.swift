/// A yield for people.
enum YieldText {
  /// Returns a yield with its unit: a number alone, as most programs store it, is of servings.
  static func shown(_ yield: String) -> String {
    guard !yield.isEmpty, yield.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D }),
      yield.utf8.first != 0x2D, yield.utf8.last != 0x2D
    else { return yield }
    return yield == "1" ? "1 serving" : yield + " servings"
  }
}
