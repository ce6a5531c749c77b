/// A number as scanned, with what decides how it may be joined to others.
struct ScannedNumber {
  /// The value; for "1.000" the one with a decimal point.
  var value: Rational
  /// The value of "1.000" and "1,000" if the mark separates thousands.
  var grouped: Rational?
  /// True if `grouped` applies where nothing else decides, as in "1,000".
  var prefersGrouped = false
  /// True if it was written without a point, comma or fraction.
  var isPlain = false
  /// True if it is a fraction without a whole part: "1/2", "½".
  var isFraction = false

  /// Returns one number where a dash stands before the fraction of a whole number: "1 - 2/3", "1 -1/2".
  func mixed(with fraction: ScannedNumber) -> ScannedNumber? {
    guard isPlain, fraction.isFraction, fraction.value < Rational(1) else { return nil }
    return value.adding(fraction.value).map { ScannedNumber(value: $0) }
  }

  /// Returns the value in a unit.
  ///
  /// Three digits after a mark are thousands before grams and millilitres ("1.000 g"), and decimals before
  /// any other unit, of which no recipe has thousands: "1,250 kg", "2,500 lb", "1.125 cups". Elsewhere a
  /// comma separates thousands and a point does not: "1,000 people".
  func value(in unit: MeasureUnit?) -> Rational {
    guard let grouped else { return value }
    guard let unit else { return prefersGrouped ? grouped : value }
    return unit.isSmallMetric ? grouped : value
  }
}
