/// A value on its way out, whatever the format.
package enum OutputValue: Sendable, Hashable {
  /// Absent: left out of JSON, an empty cell elsewhere.
  case absent
  /// Nothing, and said so: `null` in JSON, an empty cell elsewhere.
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number by its exact text, in JSON's grammar.
  case number(String)
  case text(String)
  case list([OutputValue])
  case object([OutputMember])
  /// A JSON text known to be valid, written without the white space around its tokens.
  case json(String)
}

extension OutputValue {
  /// The text, or absent when there is none or it is empty.
  package static func optional(_ text: String?) -> OutputValue {
    guard let text, !text.isEmpty else { return .absent }
    return .text(text)
  }

  /// The number, or absent when there is none.
  package static func optional(_ integer: Int?) -> OutputValue {
    integer.map { .integer($0) } ?? .absent
  }

  /// The texts in order, or absent when there are none.
  package static func texts(_ texts: [String]) -> OutputValue {
    texts.isEmpty ? .absent : .list(texts.map { .text($0) })
  }
}

/// A named value inside an object.
package struct OutputMember: Sendable, Hashable {
  /// Its name.
  package let name: String
  /// Its value.
  package let value: OutputValue

  /// Makes a member of its parts.
  package init(_ name: String, _ value: OutputValue) {
    self.name = name
    self.value = value
  }
}
