/// An amount of RecipeMD: a number and a unit.
package struct RecipeMDAmount: Sendable, Hashable {
  /// The number.
  package let factor: Double
  /// What follows the number.
  package let unit: String?

  /// The number without needless digits: "5", "0.25".
  package var factorText: String {
    if let whole = Int64(exactly: factor) { String(whole) } else { factor.description }
  }

  /// Reads an amount (specification, "Parsing an Amount"); `nil` when no number begins it.
  init?(_ text: String) {
    var scanner = AmountScanner(scalars: Array(text.unicodeScalars))
    scanner.skipSpace()
    let isNegative = scanner.take("-")
    scanner.skipSpace()
    guard let value = scanner.number(), value.isFinite else { return nil }
    factor = isNegative ? -value : value
    unit = scanner.rest
  }
}

/// Reads `1`, `1.5`, `1,5`, `.5`, `3/7`, `1 1/5`, `½` and `1 ½` at the beginning of a text.
private struct AmountScanner {
  let scalars: [Unicode.Scalar]
  var position = 0

  init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  private var current: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  /// What is left, without white space around it; `nil` when nothing is.
  var rest: String? {
    var rest = scalars[position...]
    while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
    rest = rest.drop { $0.properties.isWhitespace }
    guard !rest.isEmpty else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: rest)
    return String(text)
  }

  mutating func skipSpace() {
    while current?.properties.isWhitespace == true { position += 1 }
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    position += 1
    return true
  }

  mutating func number() -> Double? {
    guard let first = decimal() else { return vulgarFraction() }
    guard first.isWhole else { return first.value }
    let afterFirst = position
    if let divisor = divisor() { return first.value / divisor }
    position = afterFirst
    skipSpace()
    guard position > afterFirst, let part = fraction() else {
      position = afterFirst
      // "1½" has no white space.
      return first.value + (vulgarFraction() ?? 0)
    }
    return first.value + part
  }

  private mutating func fraction() -> Double? {
    if let vulgar = vulgarFraction() { return vulgar }
    guard let top = decimal(), top.isWhole, let bottom = divisor() else { return nil }
    return top.value / bottom
  }

  private mutating func divisor() -> Double? {
    skipSpace()
    guard take("/") || take("\u{2044}") else { return nil }
    skipSpace()
    guard let bottom = decimal(), bottom.isWhole, bottom.value > 0 else { return nil }
    return bottom.value
  }

  private mutating func decimal() -> (value: Double, isWhole: Bool)? {
    let whole = digits()
    let afterWhole = position
    if take(".") || take(",") {
      let fraction = digits()
      if !fraction.isEmpty {
        return Double("\(whole.isEmpty ? "0" : whole).\(fraction)").map { ($0, false) }
      }
      position = afterWhole
    }
    return Double(whole).map { ($0, true) }
  }

  private mutating func digits() -> String {
    var digits = ""
    while let scalar = current, ("0"..."9").contains(scalar), digits.utf8.count < 300 {
      digits.unicodeScalars.append(scalar)
      position += 1
    }
    return digits
  }

  private mutating func vulgarFraction() -> Double? {
    guard let scalar = current, scalar.value >= 0x80,
      scalar.properties.numericType == .numeric, let value = scalar.properties.numericValue,
      value < 1
    else { return nil }
    position += 1
    return value
  }
}
