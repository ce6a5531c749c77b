/// Tells most clean texts from the others eight bytes at a time.
enum ByteScreen {
  /// Whether there may be an `&`, a control character, two spaces, a space at either end, or a
  /// no-break space; may say so of a clean text, never the reverse.
  static func mayBeDirty(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if utf8.first == 0x20 || utf8.last == 0x20 { return true }
    let bytes = UnsafeRawBufferPointer(utf8)
    var offset = 0
    // Whether the byte before the word is a space, as its lowest mark.
    var carry: UInt64 = 0
    while offset < bytes.count {
      // The last word may begin among the bytes of the one before.
      let start = min(offset, bytes.count &- 8)
      guard start >= 0 else { break }
      if start < offset { carry = 0 }
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      let spaces = marks(ofZerosIn: word ^ 0x2020_2020_2020_2020)
      let controls = (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
      let ampersands = marks(ofZerosIn: word ^ 0x2626_2626_2626_2626)
      // U+00A0 is C2 A0 in UTF-8.
      let leads = marks(ofZerosIn: word ^ 0xC2C2_C2C2_C2C2_C2C2)
      let pairs = spaces & (spaces << 8 | carry)
      if controls | ampersands | leads | pairs != 0 { return true }
      carry = spaces >> 56
      offset &+= 8
    }
    return bytes.count < 8 && utf8.contains { $0 <= 0x20 || $0 == 0x26 || $0 == 0xC2 }
  }

  /// The high bit of every zero byte, and perhaps of bytes above one.
  @inline(__always)
  private static func marks(ofZerosIn word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
