/// A scanner of one ingredient line, byte by byte; a method that fails leaves `index` unchanged.
struct LineScanner {
  /// The line's UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The end of the line, or of the part of it to scan.
  var end: Int
  /// The offset of the next byte.
  var index: Int
  /// The offset of the word that was looked up ahead, or -1 for none.
  var aheadStart = -1
  /// The meaning of that word.
  var ahead: LineWord?

  /// Creates a scanner at the beginning of a line.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    end = bytes.count
    index = 0
  }

  /// Returns a scanner of a part of the line.
  func part(_ range: Range<Int>) -> LineScanner {
    var part = self
    part.index = range.lowerBound
    part.end = range.upperBound
    part.aheadStart = -1
    return part
  }

  /// True if everything has been read.
  var isAtEnd: Bool { index >= end }

  /// The byte at `index`; 0 at the end.
  var current: UInt8 { self[index] }

  /// The byte at an offset; 0 outside the part to scan.
  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    offset >= 0 && offset < end && offset < bytes.count ? bytes[offset] : 0
  }

  /// Returns three bytes as one number, to compare scalars that UTF-8 encodes in three bytes.
  @inline(__always)
  func triple(at offset: Int) -> UInt32 {
    UInt32(self[offset]) << 16 | UInt32(self[offset + 1]) << 8 | UInt32(self[offset + 2])
  }

  /// Consumes one ASCII character.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard UInt32(current) == character.value, !isAtEnd else { return false }
    index += 1
    return true
  }

  /// Skips white space of every kind.
  @inline(__always)
  mutating func skipSpaces() {
    while index < end {
      let length = spaceLength(at: index)
      guard length > 0 else { return }
      index += length
    }
  }

  /// True if the next byte is an ASCII letter or a space, which only a word can begin with.
  @inline(__always)
  var isAtPlainByte: Bool {
    let byte = current
    return byte == 0x20 || (byte | 0x20) &- 0x61 < 26
  }

  /// True if the next character is white space or there is none.
  var isAtSpaceOrEnd: Bool { isAtEnd || spaceLength(at: index) > 0 }

  /// Returns the length in bytes of the white space at an offset, or 0 if there is none.
  func spaceLength(at offset: Int) -> Int {
    switch self[offset] {
    case 0x01...0x20: 1
    case 0xC2: self[offset + 1] == 0xA0 ? 2 : 0
    case 0xE2, 0xE3, 0xEF: isWideSpace(triple(at: offset)) ? 3 : 0
    default: 0
    }
  }

  /// Returns the range without white space at either end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var part = part(range)
    part.skipSpaces()
    let start = min(part.index, range.upperBound)
    var upper = range.upperBound
    while upper > start, let length = spaceLength(before: upper) { upper -= length }
    return start..<max(start, upper)
  }

  private func spaceLength(before offset: Int) -> Int? {
    if self[offset - 1] <= 0x20 { return 1 }
    if offset >= 2, spaceLength(at: offset - 2) == 2 { return 2 }
    return offset >= 3 && spaceLength(at: offset - 3) == 3 ? 3 : nil
  }

  /// True for the spaces from en quad to zero width, narrow and ideographic ones, and the BOM.
  private func isWideSpace(_ triple: UInt32) -> Bool {
    switch triple {
    case 0xE2_80_80...0xE2_80_8B, 0xE2_80_AF, 0xE2_81_9F, 0xE3_80_80, 0xEF_BB_BF: true
    default: false
    }
  }
}
