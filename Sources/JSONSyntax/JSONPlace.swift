/// A line and column; counted only when asked for, because most texts are in order.
package struct JSONPlace: Sendable, Hashable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int

  /// Makes a place of its numbers.
  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Counts from the beginning of a text; a byte order mark takes no column.
  init(of offset: Int, in bytes: [UInt8], part: Range<Int>) {
    let end = min(offset, part.upperBound)
    let start = min(JSONByteOrderMark.end(in: bytes, part), end)
    self = JSONPlace.start.moved(over: bytes[start..<end])
  }

  /// Counts from the beginning of a whole text; a byte order mark takes no column.
  package init(of offset: Int, in bytes: [UInt8]) {
    self.init(of: offset, in: bytes, part: 0..<bytes.count)
  }

  /// The first place of a text.
  static let start = JSONPlace(line: 1, column: 1)

  /// The place after some bytes that begin here.
  func moved(over passed: ArraySlice<UInt8>) -> JSONPlace {
    guard let lineEnd = passed.lastIndex(of: UInt8(ascii: "\n")) else {
      return JSONPlace(line: line, column: column + passed.scalarCount)
    }
    return JSONPlace(
      line: line + passed.count { $0 == UInt8(ascii: "\n") },
      column: passed[(lineEnd + 1)...].scalarCount + 1)
  }
}

extension ArraySlice<UInt8> {
  /// How many scalars of UTF-8 begin in it: continuation bytes are 10xxxxxx, all others begin one.
  var scalarCount: Int { count { $0 & 0xC0 != 0x80 } }
}

/// Byte order marks that a text may begin with.
enum JSONByteOrderMark {
  /// U+FEFF in UTF-8; skipped, as RFC 8259 (section 8.1) allows.
  static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The index after the mark that a part of some bytes may begin with.
  static func end(in bytes: [UInt8], _ part: Range<Int>) -> Int {
    part.lowerBound + (bytes[part].starts(with: utf8) ? utf8.count : 0)
  }
}
