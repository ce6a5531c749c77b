/// A value of a document: a cheap handle that is decoded on demand.
package struct JSONValue: Sendable {
  /// The kinds of values.
  package enum Kind: Sendable, Hashable {
    case null
    case boolean
    case number
    case string
    case array
    case object
  }

  /// The text and table that contain the value.
  let tape: JSONTape
  /// The value's index in the table.
  let index: Int

  /// The value's entry in the table.
  var node: JSONNode { tape.nodes[index] }

  /// True if a value is of the same text as another one, so that their places can be compared.
  package func isOfText(of other: JSONValue) -> Bool { tape === other.tape }

  /// The kind of value.
  package var kind: Kind {
    switch node.kind {
    case .null: .null
    case .true, .false: .boolean
    case .number: .number
    case .plainString, .escapedString: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The value's JSON text as written.
  package var text: String {
    let node = node
    return tape.text(in: Int(node.start)..<Int(node.end))
  }

  /// The value's JSON text as written, as bytes.
  package var bytes: ArraySlice<UInt8> { tape.text(of: node) }
}
