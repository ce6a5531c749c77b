/// The meaning of an unquoted scalar of front matter for which JSON has a value.
enum FrontMatterLiteral: Sendable, Hashable {
  case null
  case boolean(Bool)
  /// A number in the grammar of JSON, so that `007`, `1_000` and `1:30` remain texts.
  case number(String)

  /// Creates the meaning of a scalar, or returns `nil` for texts, such as `yes`, and empty scalars.
  init?(_ text: String) {
    guard let first = text.utf8.first else { return nil }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      guard Self.isNumber(text.utf8) else { return nil }
      self = .number(text)
    case UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: "F"), UInt8(ascii: "f"),
      UInt8(ascii: "N"), UInt8(ascii: "n"), UInt8(ascii: "~"):
      guard let word = Self.words[text] else { return nil }
      self = word
    default: return nil
    }
  }

  /// The words of YAML's core schema (YAML 1.2.2, section 10.3.2).
  private static let words: [String: FrontMatterLiteral] = [
    "~": .null, "null": .null, "Null": .null, "NULL": .null,
    "true": .boolean(true), "True": .boolean(true), "TRUE": .boolean(true),
    "false": .boolean(false), "False": .boolean(false), "FALSE": .boolean(false),
  ]

  /// The literal as JSON text.
  var json: String {
    switch self {
    case .null: "null"
    case .boolean(let boolean): boolean ? "true" : "false"
    case .number(let number): number
    }
  }

  /// True if a text is `-? int frac? exp?` (RFC 8259, section 6).
  private static func isNumber(_ text: String.UTF8View) -> Bool {
    var rest = text[...]
    rest.drop(one: "-")
    let first = rest.first
    let whole = rest.dropDigits()
    guard whole > 0, whole == 1 || first != UInt8(ascii: "0") else { return false }
    if rest.drop(one: "."), rest.dropDigits() == 0 { return false }
    guard rest.drop(one: "eE") else { return rest.isEmpty }
    rest.drop(one: "+-")
    return rest.dropDigits() > 0 && rest.isEmpty
  }
}

extension Substring.UTF8View {
  /// Drops the leading digits and returns their number.
  fileprivate mutating func dropDigits() -> Int {
    let digits = prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
    removeFirst(digits)
    return digits
  }

  /// Drops the first byte if it is one of `bytes`, or returns `false`.
  @discardableResult
  fileprivate mutating func drop(one bytes: StaticString) -> Bool {
    guard let first, bytes.withUTF8Buffer({ $0.contains(first) }) else { return false }
    removeFirst()
    return true
  }
}
