/// A value on its way out, whatever the format.
package enum OutputValue: Sendable, Hashable {
  /// Absent: left out of JSON, an empty cell elsewhere.
  case absent
  case boolean(Bool)
  case integer(Int)
  /// A number by its exact text, in JSON's grammar.
  case number(String)
  case text(String)
  case list([OutputValue])
  case object([OutputMember])
  /// A JSON text known to be valid, written as it is.
  case json(String)
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
