/// A tracker of the line and column of an advancing offset, which reads each byte once.
struct TOMLPositionTracker {
  private var offset: Int
  /// The line of the offset.
  private(set) var line: Int
  /// The column of the offset, from 1, in Unicode scalars.
  private(set) var column = 1

  /// Creates a tracker at an offset that is the start of a line.
  init(offset: Int, line: Int) {
    self.offset = offset
    self.line = line
  }

  /// Advances to a later offset; does nothing for an earlier one.
  mutating func advance(to target: Int, in bytes: [UInt8]) {
    while offset < min(target, bytes.count) {
      count(bytes[offset])
      offset += 1
    }
  }

  private mutating func count(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if byte.beginsScalar {
      column += 1
    }
  }
}
