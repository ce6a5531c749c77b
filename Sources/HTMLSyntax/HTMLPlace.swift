/// A line and column of a page.
package struct HTMLPlace: Sendable, Hashable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int

  /// Counts from the beginning of a page; an offset behind its end means the end.
  package init(of offset: Int, in bytes: [UInt8]) {
    let end = min(max(offset, 0), bytes.count)
    line = 1 + ByteSearch.count(of: UInt8(ascii: "\n"), in: bytes, 0..<end)
    let lineStart = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Continuation bytes of UTF-8 are 10xxxxxx, all others begin a scalar.
    column = 1 + bytes[lineStart..<end].count { $0 & 0xC0 != 0x80 }
  }
}
