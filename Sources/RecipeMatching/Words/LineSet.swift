/// A set of line numbers, of which there are at most 256.
struct LineSet {
  private var bits = SIMD4<UInt64>(repeating: 0)

  /// The number of lines.
  var count: Int { (0..<4).reduce(0) { $0 + bits[$1].nonzeroBitCount } }

  /// True if it contains a line.
  func contains(_ line: UInt8) -> Bool { bits[Int(line >> 6)] >> UInt64(line & 63) & 1 == 1 }

  /// Adds a line.
  mutating func insert(_ line: UInt8) { bits[Int(line >> 6)] |= 1 << UInt64(line & 63) }
}
