/// A parsed JSON text (RFC 8259): bytes, and a flat table of where each value begins and ends.
package struct JSONDocument: Sendable {
  /// Parses a whole text, strictly.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; a byte order mark is skipped.
  ///   - limits: What is refused as too deep or too large.
  /// - Throws: The first offence against the grammar or a limit, with its place.
  package init(parsing bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONSyntaxError) {
  }

  /// The outermost value.
  package var root: JSONValue { JSONValue() }
}

/// What a reader of JSON refuses.
package struct JSONLimits: Sendable, Hashable {
  /// How deep arrays and objects may be nested.
  package let depth: Int
  /// How many bytes a text may have.
  package let size: Int

  /// Makes limits of their values.
  package init(depth: Int, size: Int) {
    self.depth = depth
    self.size = size
  }

  /// 512 levels and 256 MiB.
  package static let standard = JSONLimits(depth: 512, size: 256 << 20)
}

/// One value of a document: a cheap handle, decoded only when asked.
package struct JSONValue: Sendable {
  /// What a value is.
  package enum Kind: Sendable, Hashable {
    case null
    case boolean
    case number
    case string
    case array
    case object
  }

  /// One member of an object.
  package struct Member: Sendable {
    /// The decoded name.
    package var name: String { "" }
    /// The value.
    package var value: JSONValue { JSONValue() }
  }

  /// What the value is.
  package var kind: Kind { .null }
  /// The decoded string; `nil` for other kinds.
  package var string: String? { nil }
  /// The number as written; `nil` for other kinds.
  package var numberText: String? { nil }
  /// The number's nearest finite double; `nil` for other kinds.
  package var double: Double? { nil }
  /// The number when it is whole and fits; `nil` otherwise.
  package var integer: Int? { nil }
  /// `true` or `false`; `nil` for other kinds.
  package var boolean: Bool? { nil }
  /// The elements of an array in order; empty for other kinds.
  package var elements: [JSONValue] { [] }
  /// The members of an object in order, repeats included; empty for other kinds.
  package var members: [Member] { [] }
  /// The first member of that name; `nil` for other kinds.
  package subscript(name: String) -> JSONValue? { nil }
  /// The value's JSON text as written.
  package var text: String { "" }
  /// The line, from 1, the value begins at.
  package var line: Int { 1 }
  /// The column, from 1, in Unicode scalars, the value begins at.
  package var column: Int { 1 }
}
