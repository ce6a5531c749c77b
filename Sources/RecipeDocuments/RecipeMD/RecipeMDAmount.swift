/// An amount of RecipeMD: a number and a unit.
package struct RecipeMDAmount: Sendable, Hashable {
  /// The amount as written; a number begins it.
  package let text: String

  /// The number.
  package var factor: Double {
    Self.parts(of: Array(text.utf8)[...])?.factor ?? 0
  }

  /// What follows the number.
  package var unit: String? {
    Self.parts(of: Array(text.utf8)[...])?.unit
  }

  /// Reads an amount (specification, "Parsing an Amount"); `nil` when no number begins it.
  init?(_ text: ArraySlice<UInt8>) {
    guard Self.begins(text) else { return nil }
    self.text = String(decoding: text, as: UTF8.self)
  }

  /// Whether a text begins with a number.
  static func begins(_ text: ArraySlice<UInt8>) -> Bool {
    // Any digit begins a number; only the rest needs a closer look.
    let startsWithDigit = text.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
    return startsWithDigit || parts(of: text) != nil
  }

  private static func parts(of text: ArraySlice<UInt8>) -> (factor: Double, unit: String?)? {
    var scanner = AmountScanner(bytes: text)
    scanner.skipSpace()
    let isNegative = scanner.take("-")
    scanner.skipSpace()
    guard let value = scanner.number(), value.isFinite else { return nil }
    return (isNegative ? -value : value, scanner.rest)
  }
}

/// Reads `1`, `1.5`, `1,5`, `.5`, `3/7`, `1 1/5`, `½` and `1 ½` at the beginning of a text.
private struct AmountScanner {
  private var bytes: ArraySlice<UInt8>

  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// What is left, without white space around it; `nil` when nothing is.
  var rest: String? {
    var rest = self
    rest.skipSpace()
    while let last = rest.bytes.last, last <= 0x20 { rest.bytes.removeLast() }
    return rest.bytes.isEmpty ? nil : String(decoding: rest.bytes, as: UTF8.self)
  }

  /// Moves over blanks and no-break spaces.
  mutating func skipSpace() {
    while let first = bytes.first {
      if first <= 0x20 {
        bytes.removeFirst()
      } else if first == 0xC2, bytes.dropFirst().first == 0xA0 {
        bytes.removeFirst(2)
      } else {
        return
      }
    }
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard bytes.first == UInt8(ascii: scalar) else { return false }
    bytes.removeFirst()
    return true
  }

  mutating func number() -> Double? {
    guard let first = decimal() else { return vulgarFraction() }
    guard first.isWhole else { return first.value }
    let afterFirst = bytes
    if let divisor = divisor() { return first.value / divisor }
    bytes = afterFirst
    skipSpace()
    if bytes.startIndex > afterFirst.startIndex, let part = fraction() { return first.value + part }
    bytes = afterFirst
    // "1½" has no white space.
    return first.value + (vulgarFraction() ?? 0)
  }

  private mutating func fraction() -> Double? {
    if let vulgar = vulgarFraction() { return vulgar }
    guard let top = decimal(), top.isWhole, let bottom = divisor() else { return nil }
    return top.value / bottom
  }

  private mutating func divisor() -> Double? {
    skipSpace()
    guard take("/") || takeFractionSlash() else { return nil }
    skipSpace()
    guard let bottom = decimal(), bottom.isWhole, bottom.value > 0 else { return nil }
    return bottom.value
  }

  private mutating func takeFractionSlash() -> Bool {
    guard bytes.starts(with: [0xE2, 0x81, 0x84]) else { return false }
    bytes.removeFirst(3)
    return true
  }

  private mutating func decimal() -> (value: Double, isWhole: Bool)? {
    let start = bytes
    let whole = digits()
    if let mark = bytes.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") {
      let beforeMark = bytes
      bytes.removeFirst()
      let part = digits()
      if !part.isEmpty {
        return Double("\(Self.text(whole)).\(Self.text(part))").map { ($0, false) }
      }
      bytes = beforeMark
    }
    guard !whole.isEmpty else {
      bytes = start
      return nil
    }
    guard whole.count > 15 else {
      return (Double(whole.reduce(0) { $0 * 10 + Int($1 - 0x30) }), true)
    }
    return Double(Self.text(whole)).map { ($0, true) }
  }

  private static func text(_ digits: ArraySlice<UInt8>) -> String {
    digits.isEmpty ? "0" : String(decoding: digits, as: UTF8.self)
  }

  private mutating func digits() -> ArraySlice<UInt8> {
    let digits = bytes.prefix(300).prefix { $0 >= 0x30 && $0 <= 0x39 }
    bytes.removeFirst(digits.count)
    return digits
  }

  private mutating func vulgarFraction() -> Double? {
    guard let first = bytes.first, first >= 0xC2,
      let scalar = String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first,
      scalar.properties.numericType == .numeric, let value = scalar.properties.numericValue,
      value < 1
    else { return nil }
    bytes.removeFirst(UTF8.width(scalar))
    return value
  }
}
