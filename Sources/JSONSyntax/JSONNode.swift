/// The kind and range of a value: an entry of 16 bytes in the table.
struct JSONNode: Sendable {
  /// The kinds of values that the parser distinguishes at no extra cost.
  enum Kind: UInt8, Sendable {
    case null
    case `true`
    case `false`
    case number
    /// A string without escapes.
    case plainString
    /// A string with at least one escape.
    case escapedString
    case array
    case object
  }

  /// The kind of value.
  let kind: Kind
  /// True if the value is a string.
  var isString: Bool { kind == .plainString || kind == .escapedString }
  /// The offset of its first byte.
  let start: UInt32
  /// The offset past its last byte.
  var end: UInt32
  /// The index of the node after this value and its descendants.
  ///
  /// While an array or object is open, the index of the enclosing one.
  var next: UInt32
}
