/// The bytes of a text and the table of its values: what all handles to the values share.
///
/// A value's descendants follow it in the table, depth first; an object has the string node of a
/// name before each member's value.
final class JSONTape: Sendable {
  /// The bytes; `part` of them are the text.
  let bytes: [UInt8]
  /// Where the text lies in `bytes`.
  let part: Range<Int>
  /// The values, at least one.
  let nodes: ContiguousArray<JSONNode>

  /// Makes a tape of a parser's result.
  init(bytes: [UInt8], part: Range<Int>, nodes: ContiguousArray<JSONNode>) {
    self.bytes = bytes
    self.part = part
    self.nodes = nodes
  }

  /// The index of the text's first byte, after a byte order mark.
  var textStart: Int { JSONByteOrderMark.end(in: bytes, part) }

  /// The bytes of a value as written, the quotes of a string included.
  func text(of node: JSONNode) -> ArraySlice<UInt8> {
    bytes[Int(node.start)..<Int(node.end)]
  }

  /// The bytes between the quotes of a string.
  func content(of node: JSONNode) -> ArraySlice<UInt8> {
    bytes[contentRange(of: node)]
  }

  /// Where the bytes between the quotes of a string lie.
  func contentRange(of node: JSONNode) -> Range<Int> {
    Int(node.start) + 1..<Int(node.end) - 1
  }

  /// The decoded text of a string.
  func string(of node: JSONNode) -> String {
    guard node.kind == .plainString else { return JSONStringDecoder.decode(content(of: node)) }
    return text(in: contentRange(of: node))
  }

  /// A part of the bytes as text.
  func text(in range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }
}

/// Where one value lies: 16 bytes of the table.
struct JSONNode: Sendable {
  /// What a value is, as far as the first pass can tell at no cost.
  enum Kind: UInt8, Sendable {
    case null
    case `true`
    case `false`
    case number
    /// A string whose content is its bytes.
    case plainString
    /// A string with at least one escape.
    case escapedString
    case array
    case object
  }

  /// What the value is.
  let kind: Kind
  /// Whether the value is a string.
  var isString: Bool { kind == .plainString || kind == .escapedString }
  /// Offset of its first byte.
  let start: UInt32
  /// Offset after its last byte.
  var end: UInt32
  /// Index of the node after this value and all its descendants.
  ///
  /// While an array or object is open, the index of the one around it.
  var next: UInt32
}
