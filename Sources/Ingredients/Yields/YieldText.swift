/// A yield for people.
package enum YieldText {
  /// Returns a yield with its unit: a number or a range alone, as most programs store it, is of
  /// servings.
  package static func shown(_ yield: String) -> String {
    if yield.hasSuffix("(s)") {
      let unit = yield.dropLast(3)
      let isOne = unit.hasPrefix("1 ") && !unit.dropFirst().contains(where: \.isNumber)
      return isOne ? String(unit) : "\(unit)s"
    }
    let range = yield.replacing(" to ", with: "-")
    let ends = range.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
      .map { $0.drop { $0 == " " } }.map { $0.last == " " ? $0.dropLast() : $0 }
    guard ends.count < 3, ends.allSatisfy(isNumber) else {
      // "6+"
      return yield.last == "+" && isNumber(yield.dropLast()) ? yield + " servings" : yield
    }
    return yield == "1" ? "1 serving" : yield + " servings"
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
