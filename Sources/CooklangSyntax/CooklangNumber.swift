/// A quantity that is a number or a range of numbers.
package enum CooklangNumber: Sendable, Hashable {
  case one(Double)
  /// `2-4`, as in the range extension of the language.
  case range(Double, Double)

  /// Parses `2`, `1.5`, `1/2`, `1 / 2`, `1 1/2` or `2-4`.
  ///
  /// - Returns: `nil` for any other text, including numbers with a leading zero such as `01/2`, and
  ///   fractions with the denominator zero.
  package init?(_ text: String) {
    let text = Array(text.utf8)
    let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    switch parts.count {
    case 1:
      guard let number = Self.number(parts[0]) else { return nil }
      self = .one(number)
    case 2:
      guard let least = Self.number(parts[0]), let most = Self.number(parts[1]) else { return nil }
      self = .range(least, most)
    default: return nil
    }
  }

  private static func number(_ text: ArraySlice<UInt8>) -> Double? {
    let text = text.trimmingBlanks()
    guard let slash = text.firstIndex(of: UInt8(ascii: "/")) else { return decimal(text) }
    let whole = text[..<slash].trimmingBlanks()
    guard let divisor = integer(text[(slash + 1)...].trimmingBlanks()), divisor > 0 else {
      return nil
    }
    if let numerator = integer(whole) { return numerator / divisor }
    guard let space = whole.firstIndex(where: \.isBlank), let integer = integer(whole[..<space]),
      let numerator = Self.integer(whole[space...].trimmingBlanks())
    else { return nil }
    return integer + numerator / divisor
  }

  private static func decimal(_ text: ArraySlice<UInt8>) -> Double? {
    guard let point = text.firstIndex(of: UInt8(ascii: ".")) else { return integer(text) }
    let fraction = text[(point + 1)...]
    guard integer(text[..<point]) != nil, !fraction.isEmpty, fraction.allSatisfy(\.isDigit) else {
      return nil
    }
    return Double(String(decoding: text, as: UTF8.self))
  }

  /// Parses a whole number of up to 15 digits, which a double represents exactly.
  private static func integer(_ text: ArraySlice<UInt8>) -> Double? {
    guard let first = text.first, text.count <= 15, text.allSatisfy(\.isDigit),
      first != UInt8(ascii: "0") || text.count == 1
    else { return nil }
    return Double(text.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
  }
}
