/// A fast check that recognises most clean texts, eight bytes at a time.
///
/// It may report a clean text as dirty, but never the reverse: it marks the high bit of every byte
/// searched for, and perhaps of bytes above one ("Bit Twiddling Hacks", `haszero`).
enum ByteScreen {
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// True if the text may contain an `&`, a control character, two spaces, a space at either end,
  /// or a no-break space.
  static func mayBeDirty(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if utf8.first == 0x20 || utf8.last == 0x20 { return true }
    guard utf8.count >= 8 else { return utf8.contains { $0 <= 0x20 || $0 == 0x26 || $0 == 0xC2 } }
    // The marks of a space and of the lead byte of a no-break space at the end of the previous
    // word.
    var (space, lead): (UInt64, UInt64) = (0, 0)
    return hasWord(utf8) { word in
      let spaces = marks(of: 0x20, in: word)
      let pairs = spaces & (spaces << 8 | space)
      space = spaces >> 56
      if (controls(in: word) | marks(of: 0x26, in: word)) | pairs != 0 { return true }
      return word & highBits | lead != 0 && hasNoBreakSpace(word, &lead)
    }
  }

  /// Searches for U+00A0, which is C2 A0 in UTF-8; "½", which many recipes contain, is C2 BD.
  private static func hasNoBreakSpace(_ word: UInt64, _ lead: inout UInt64) -> Bool {
    let leads = highMarks(of: 0xC2, in: word)
    defer { lead = leads >> 56 }
    return highMarks(of: 0xA0, in: word) & (leads << 8 | lead) != 0
  }

  /// True if the text may contain a control character, an `&` or a `<`.
  static func mayHaveMarkup(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard utf8.count >= 8 else { return utf8.contains { $0 < 0x20 || $0 == 0x26 || $0 == 0x3C } }
    return hasWord(utf8) { word in
      controls(in: word) | marks(of: 0x26, in: word) | marks(of: 0x3C, in: word) != 0
    }
  }

  /// Examines at least eight bytes; the last word overlaps the one before it.
  @inline(__always)
  private static func hasWord(
    _ utf8: UnsafeBufferPointer<UInt8>, _ isFound: (UInt64) -> Bool
  ) -> Bool {
    let bytes = UnsafeRawBufferPointer(utf8)
    let last = bytes.count - 8
    var offset = 0
    while true {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if isFound(UInt64(littleEndian: word)) { return true }
      if offset == last { return false }
      offset = min(offset &+ 8, last)
    }
  }

  @inline(__always)
  private static func controls(in word: UInt64) -> UInt64 {
    (word &- 0x2020_2020_2020_2020) & ~word & highBits
  }

  /// Marks an ASCII byte, whose high bit stays clear whatever is subtracted from it.
  @inline(__always)
  private static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
    let zeros = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (zeros &- 0x0101_0101_0101_0101) & ~word & highBits
  }

  /// Marks a non-ASCII byte.
  private static func highMarks(of byte: UInt8, in word: UInt64) -> UInt64 {
    let zeros = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (zeros &- 0x0101_0101_0101_0101) & ~zeros & highBits
  }
}
