/// A value in output, independent of the format.
public enum OutputValue: Sendable, Hashable {
  /// No value: omitted in JSON, an empty cell elsewhere.
  case absent
  /// An explicit null: `null` in JSON, an empty cell elsewhere.
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number as its exact text, in JSON's grammar.
  case number(String)
  case text(String)
  case list([OutputValue])
  case object([OutputMember])
  /// A valid JSON text, written without the white space between its tokens.
  case json(String)
}

extension OutputValue {
  /// Returns the text, or absent if it is missing or empty.
  public static func optional(_ text: String?) -> OutputValue {
    guard let text, !text.isEmpty else { return .absent }
    return .text(text)
  }

  /// Returns the number, or absent if it is missing.
  public static func optional(_ integer: Int?) -> OutputValue {
    integer.map { .integer($0) } ?? .absent
  }

  /// Returns the texts in order, or absent if there are none.
  public static func texts(_ texts: [String]) -> OutputValue {
    texts.isEmpty ? .absent : .list(texts.map { .text($0) })
  }
}
