extension [UInt8] {
  /// Returns the offset of the first line feed from `start` on, or the end of the bytes.
  package func lineEnd(from start: Int) -> Int {
    withUnsafeBytes { bytes in
      var offset = start
      while offset &+ 8 <= bytes.count {
        // A line feed becomes zero, and the first zero is the first byte whose high bit is set
        // below.
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let zeros = UInt64(littleEndian: word) ^ 0x0A0A_0A0A_0A0A_0A0A
        let marks = (zeros &- 0x0101_0101_0101_0101) & ~zeros & 0x8080_8080_8080_8080
        if marks != 0 { return offset &+ marks.trailingZeroBitCount >> 3 }
        offset &+= 8
      }
      while offset < bytes.count, bytes[offset] != 0x0A { offset &+= 1 }
      return offset
    }
  }
}
