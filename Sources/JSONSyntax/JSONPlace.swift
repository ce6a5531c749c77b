/// A line and column; counted only when asked for, because most texts are in order.
struct JSONPlace {
  /// The line, from 1.
  let line: Int
  /// The column, from 1, in Unicode scalars.
  let column: Int

  /// Counts from the beginning of a text; a byte order mark takes no column.
  init(of offset: Int, in bytes: [UInt8], part: Range<Int>) {
    let before = bytes[part.lowerBound..<min(offset, part.upperBound)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let marks = lineStart == nil && before.starts(with: JSONByteOrderMark.utf8) ? 1 : 0
    // Continuation bytes are 10xxxxxx: every other byte begins a scalar.
    let scalars = before[(lineStart ?? before.startIndex)...].count { $0 & 0xC0 != 0x80 }
    self.line = line
    self.column = scalars - marks + 1
  }
}

/// Byte order marks that a text may begin with.
enum JSONByteOrderMark {
  /// U+FEFF in UTF-8; skipped, as RFC 8259 (section 8.1) allows.
  static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
}
