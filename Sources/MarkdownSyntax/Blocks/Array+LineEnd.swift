extension [UInt8] {
  /// The offset of the first line feed from `start` on, or that after the last byte.
  func lineEnd(from start: Int) -> Int {
    withUnsafeBytes { bytes in
      var offset = start
      while offset &+ 8 <= bytes.count {
        // A line feed becomes a zero, and only a zero borrows into its own highest bit.
        let word =
          bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
        if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { break }
        offset &+= 8
      }
      while offset < bytes.count, bytes[offset] != 0x0A { offset &+= 1 }
      return offset
    }
  }
}
