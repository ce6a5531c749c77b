/// A converter of offsets in a page to lines and columns, which reads each byte once.
///
/// Offsets should ascend; an offset before the last one restarts from the beginning.
package struct HTMLPositionCounter: Sendable {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1

  /// Creates a counter at the beginning of a page in UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the position of an offset, clamped to the end of the page.
  package mutating func place(of target: Int) -> HTMLPosition {
    let target = min(max(target, 0), bytes.count)
    if target < offset { (offset, line, column) = (0, 1, 1) }
    let newline = UInt8(ascii: "\n")
    let lineEnds = ByteSearch.count(of: newline, in: bytes, offset..<target)
    if lineEnds > 0 {
      line += lineEnds
      column = 1
      offset = bytes[offset..<target].lastIndex(of: newline).map { $0 + 1 } ?? offset
    }
    // Continuation bytes of UTF-8 are 10xxxxxx; all others start a scalar.
    column += bytes[offset..<target].count { $0 & 0xC0 != 0x80 }
    offset = target
    return HTMLPosition(line: line, column: column)
  }
}
