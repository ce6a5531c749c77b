/// Finds bytes eight at a time: pages are large, and nearly all of their bytes say nothing.
///
/// The bit tricks are those of "Bit Twiddling Hacks" (`haszero`).
enum ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The offset of the first such byte in a range, or the range's end.
  static func offset(of wanted: UInt8, in bytes: [UInt8], _ range: Range<Int>) -> Int {
    bytes.withUnsafeBytes { bytes in
      let pattern = ones &* UInt64(wanted)
      var offset = range.lowerBound
      while offset &+ 8 <= range.upperBound {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let marks = zeroMarks(UInt64(littleEndian: word) ^ pattern)
        // A borrow can mark a byte wrongly only above one that is marked rightly.
        guard marks == 0 else { return offset &+ (marks.trailingZeroBitCount &>> 3) }
        offset &+= 8
      }
      while offset < range.upperBound, bytes[offset] != wanted { offset &+= 1 }
      return offset
    }
  }

  /// How many such bytes of ASCII are in a range.
  static func count(of wanted: UInt8, in bytes: [UInt8], _ range: Range<Int>) -> Int {
    bytes.withUnsafeBytes { bytes in
      let pattern = ones &* UInt64(wanted)
      var offset = range.lowerBound
      var count = 0
      while offset &+ 8 <= range.upperBound {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ pattern
        // Exact, unlike the above: a carry never leaves its byte.
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
  /// Whether it is white space as HTML has it.
  @inline(__always)
  var isHTMLSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
  }

  /// Whether it is a letter of ASCII.
  @inline(__always)
  var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// The small letter of a capital one of ASCII; any other byte itself.
  @inline(__always)
  var asciiLowercased: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }
}
