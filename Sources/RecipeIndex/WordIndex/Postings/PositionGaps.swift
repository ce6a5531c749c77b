/// The delta encoding of ascending positions: the number of positions skipped each time (LEB128).
enum PositionGaps {
  /// Writes positions that follow another one.
  static func write(
    _ positions: some Sequence<UInt32>, after previous: UInt32, to bytes: inout ByteWriter
  ) {
    var next = UInt64(previous) + 1
    for position in positions {
      bytes.write(UInt64(position) - next)
      next = UInt64(position) + 1
    }
  }

  /// Inserts positions, of which the first is encoded as itself, into a set.
  ///
  /// - Throws: `IndexCorruption` if one is not a position of the set.
  static func read(
    _ bytes: UnsafeRawBufferPointer, into bits: inout PositionBits
  ) throws(IndexCorruption) {
    try forEach(in: bytes, below: bits.count) { bits.insert($0) }
  }

  /// Calls `body` with positions, of which the first is encoded as itself.
  ///
  /// - Throws: `IndexCorruption` if one is not less than `count`.
  @inline(__always)
  static func forEach(
    in bytes: UnsafeRawBufferPointer, below count: Int, _ body: (Int) -> Void
  ) throws(IndexCorruption) {
    var reader = ByteReader(bytes)
    var next = 0
    while !reader.isAtEnd {
      let gap = try reader.number()
      guard gap < UInt64(count - next) else { throw IndexCorruption() }
      body(next + Int(gap))
      next += Int(gap) + 1
    }
  }
}
