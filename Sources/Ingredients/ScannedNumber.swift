/// A number as it was read, with what decides how it may be joined to others.
struct ScannedNumber {
  /// Its value; of "1.000" that with a decimal point.
  var value: Rational
  /// Of "1.000" and "1,000" the value when the mark divides thousands.
  var grouped: Rational?
  /// Whether `grouped` is meant where nothing else decides, as in "1,000".
  var prefersGrouped = false
  /// Whether it was written without point, comma or fraction.
  var isPlain = false
  /// Whether it is a fraction and nothing before it: "1/2", "½".
  var isFraction = false

  /// The value in a unit.
  ///
  /// Three digits behind a mark are thousands before grams and millilitres ("1.000 g") and decimals
  /// before kilograms and litres ("1,250 kg"). Elsewhere a comma divides thousands and a point does
  /// not: "1,000 people", "1.125 cups".
  func value(in unit: MeasureUnit?) -> Rational {
    guard let grouped else { return value }
    if unit?.isSmallMetric == true { return grouped }
    if unit?.isLargeMetric == true { return value }
    return prefersGrouped ? grouped : value
  }
}
