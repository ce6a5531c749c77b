/// A position as line and column; computed only on demand, since most texts are valid.
package struct JSONPosition: Sendable, Hashable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int

  /// Creates a position from its numbers.
  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Computes the position of an offset in a range of bytes; a byte order mark takes no column.
  init(of offset: Int, in bytes: [UInt8], part: Range<Int>) {
    let end = min(offset, part.upperBound)
    let start = min(JSONByteOrderMark.end(in: bytes, part), end)
    self = JSONPosition.start.moved(over: bytes[start..<end])
  }

  /// Computes the position of an offset in a whole text; a byte order mark takes no column.
  package init(of offset: Int, in bytes: [UInt8]) {
    self.init(of: offset, in: bytes, part: 0..<bytes.count)
  }

  /// The first position of a text.
  static let start = JSONPosition(line: 1, column: 1)

  /// Returns the position after bytes that start here.
  func moved(over passed: ArraySlice<UInt8>) -> JSONPosition {
    guard let lineEnd = passed.lastIndex(of: UInt8(ascii: "\n")) else {
      return JSONPosition(line: line, column: column + passed.scalarCount)
    }
    return JSONPosition(
      line: line + passed.count { $0 == UInt8(ascii: "\n") },
      column: passed[(lineEnd + 1)...].scalarCount + 1)
  }
}

extension ArraySlice<UInt8> {
  /// The number of UTF-8 scalars: continuation bytes are 10xxxxxx, all others start a scalar.
  var scalarCount: Int { count { $0 & 0xC0 != 0x80 } }
}
