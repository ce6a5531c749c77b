/// The byte order mark that a text may start with.
enum JSONByteOrderMark {
  /// U+FEFF in UTF-8; skipped, as RFC 8259 (section 8.1) allows.
  static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the index past the mark that a range of bytes may start with.
  static func end(in bytes: [UInt8], _ part: Range<Int>) -> Int {
    part.lowerBound + (bytes[part].starts(with: utf8) ? utf8.count : 0)
  }
}
