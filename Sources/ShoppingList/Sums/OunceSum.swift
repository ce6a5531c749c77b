import Ingredients

/// A sum of pounds and ounces, exactly: "1 1/2 lb", "2 lb 1/2 oz".
struct OunceSum {
  private let isLong: Bool

  /// Creates a sum in the style of a unit as written: "pounds" or "lb".
  init(_ unit: String?) {
    isLong =
      unit.map { $0.lowercased().hasPrefix("pound") || $0.lowercased().hasPrefix("ounce") } ?? false
  }

  /// Returns a sum in grams as text; `nil` if it does not fit.
  func text(_ total: Rational) -> String? {
    guard let pounds = MeasureUnit.pound.factor.flatMap(total.divided(by:)),
      let ounces = MeasureUnit.ounce.factor.flatMap(total.divided(by:))
    else { return nil }
    let whole = Rational(pounds.floor)
    if pounds.denominator <= 4, pounds >= Rational(1) { return pound(pounds) }
    guard whole.isPositive, let taken = whole.multiplied(by: Rational(16)),
      let rest = ounces.subtracting(taken)
    else { return ounce(ounces) }
    return "\(pound(whole)) \(ounce(rest))"
  }

  private func pound(_ number: Rational) -> String {
    let name = isLong ? (number > Rational(1) ? "pounds" : "pound") : "lb"
    return "\(CookFraction.text(number)) \(name)"
  }

  private func ounce(_ number: Rational) -> String {
    let name = isLong ? (number > Rational(1) ? "ounces" : "ounce") : "oz"
    return "\(CookFraction.text(number)) \(name)"
  }
}
