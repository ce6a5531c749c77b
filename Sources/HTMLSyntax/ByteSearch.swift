/// Searches for bytes eight at a time: pages are large, and most of their bytes are irrelevant.
///
/// The bit tricks are those of "Bit Twiddling Hacks" (`haszero`).
enum ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Returns the offset of the first occurrence of a byte in a range, or the range's end.
  static func offset(of wanted: UInt8, in bytes: [UInt8], _ range: Range<Int>) -> Int {
    bytes.withUnsafeBytes { bytes in
      let pattern = ones &* UInt64(wanted)
      var offset = range.lowerBound
      while offset &+ 8 <= range.upperBound {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let marks = zeroMarks(UInt64(littleEndian: word) ^ pattern)
        // A borrow can mark a byte wrongly only above one that is marked correctly.
        guard marks == 0 else { return offset &+ (marks.trailingZeroBitCount &>> 3) }
        offset &+= 8
      }
      while offset < range.upperBound, bytes[offset] != wanted { offset &+= 1 }
      return offset
    }
  }

  /// Returns the number of occurrences of an ASCII byte in a range.
  static func count(of wanted: UInt8, in bytes: [UInt8], _ range: Range<Int>) -> Int {
    bytes.withUnsafeBytes { bytes in
      let pattern = ones &* UInt64(wanted)
      var offset = range.lowerBound
      var count = 0
      while offset &+ 8 <= range.upperBound {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ pattern
        // Exact, unlike `zeroMarks`: a carry never leaves its byte.
        let low = (word & ~highBits) &+ ~highBits
        count &+= (~(low | word) & highBits).nonzeroBitCount
        offset &+= 8
      }
      while offset < range.upperBound {
        if bytes[offset] == wanted { count &+= 1 }
        offset &+= 1
      }
      return count
    }
  }

  @inline(__always)
  private static func zeroMarks(_ word: UInt64) -> UInt64 {
    (word &- ones) & ~word & highBits
  }
}

extension UInt8 {
  /// True if the byte is HTML white space.
  @inline(__always)
  var isHTMLSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
  }

  /// True if the byte is an ASCII letter.
  @inline(__always)
  var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// The lowercase form of an uppercase ASCII letter; any other byte itself.
  @inline(__always)
  var asciiLowercased: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }
}
