import RecipeCore
import Text

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
    case _ where first.isASCIIDigit, UInt8(ascii: "-"):
      guard JSONNumberGrammar.accepts(text.utf8) else { return nil }
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
}
