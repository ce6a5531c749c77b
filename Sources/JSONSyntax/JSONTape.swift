/// The bytes of a text and the table of its values, shared by all handles to the values.
///
/// A value's descendants follow it in the table, depth first; in an object, the string node of each
/// name precedes the member's value.
final class JSONTape: Sendable {
  /// The bytes, of which the range `part` is the text.
  let bytes: [UInt8]
  /// The range of the text in `bytes`.
  let part: Range<Int>
  /// The values, at least one.
  let nodes: ContiguousArray<JSONNode>

  /// Creates a tape from a parser's result.
  init(bytes: [UInt8], part: Range<Int>, nodes: ContiguousArray<JSONNode>) {
    self.bytes = bytes
    self.part = part
    self.nodes = nodes
  }

  /// The index of the text's first byte, past a byte order mark.
  var textStart: Int { JSONByteOrderMark.end(in: bytes, part) }

  /// Returns the bytes of a value as written, including the quotes of a string.
  func text(of node: JSONNode) -> ArraySlice<UInt8> {
    bytes[Int(node.start)..<Int(node.end)]
  }

  /// Returns the bytes between the quotes of a string.
  func content(of node: JSONNode) -> ArraySlice<UInt8> {
    bytes[contentRange(of: node)]
  }

  /// Returns the range of the bytes between the quotes of a string.
  func contentRange(of node: JSONNode) -> Range<Int> {
    Int(node.start) + 1..<Int(node.end) - 1
  }

  /// Returns the decoded text of a string.
  func string(of node: JSONNode) -> String {
    guard node.kind == .plainString else { return JSONStringDecoder.decode(content(of: node)) }
    return text(in: contentRange(of: node))
  }

  /// Returns a range of the bytes as text.
  func text(in range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }
}
