import YAMLSyntax

/// What a scalar means by the core schema (YAML 1.2.2, section 10.3.2).
enum YAMLCoreScalar: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
}

extension YAMLValue {
  /// What a scalar means by the core schema; `nil` for collections.
  var core: YAMLCoreScalar? {
    guard let text else { return nil }
    return style == .plain ? YAMLCoreScalar(plain: text) : .text(text)
  }
}

extension YAMLCoreScalar {
  /// The meaning of a scalar without quotes.
  init(plain text: String) {
    switch text {
    case "", "~", "null", "Null", "NULL": self = .null
    case "true", "True", "TRUE": self = .boolean(true)
    case "false", "False", "FALSE": self = .boolean(false)
    default: self = Self.number(text).map(YAMLCoreScalar.number) ?? .text(text)
    }
  }

  private static func number(_ text: String) -> Double? {
    guard let first = text.utf8.first, first < UInt8(ascii: ":") else { return nil }
    if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map { Double($0) } }
    if text.hasPrefix("0o") { return UInt64(text.dropFirst(2), radix: 8).map { Double($0) } }
    return special(text) ?? (isDecimal(text.utf8) ? Double(text) : nil)
  }

  private static func special(_ text: String) -> Double? {
    switch text {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": .infinity
    case "-.inf", "-.Inf", "-.INF": -.infinity
    case ".nan", ".NaN", ".NAN": .nan
    default: nil
    }
  }

  /// Whether a text is `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`.
  private static func isDecimal(_ text: String.UTF8View) -> Bool {
    var rest = text[...]
    if let first = rest.first, "+-".utf8.contains(first) { rest.removeFirst() }
    let whole = rest.dropDigits()
    var hasDigits = whole > 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      hasDigits = rest.dropDigits() > 0 || hasDigits
    }
    guard hasDigits, let mark = rest.first else { return hasDigits }
    guard mark | 0x20 == UInt8(ascii: "e") else { return false }
    rest.removeFirst()
    if let first = rest.first, "+-".utf8.contains(first) { rest.removeFirst() }
    return rest.dropDigits() > 0 && rest.isEmpty
  }
}

extension Substring.UTF8View {
  /// Drops the digits at the beginning; gives their number.
  fileprivate mutating func dropDigits() -> Int {
    let digits = prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
    removeFirst(digits)
    return digits
  }
}
