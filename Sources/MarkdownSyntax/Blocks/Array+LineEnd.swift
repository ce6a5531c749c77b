extension [UInt8] {
  /// The offset of the first line feed from `start` on, or that after the last byte.
  package func lineEnd(from start: Int) -> Int {
    withUnsafeBytes { bytes in
      var offset = start
      while offset &+ 8 <= bytes.count {
        // A line feed becomes a zero, and the first zero is the first byte with its high bit set.
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
