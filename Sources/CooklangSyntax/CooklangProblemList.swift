/// The problems found during parsing, by offset, limited to as many as a person reads.
struct CooklangProblemList {
  private var found: [(kind: CooklangProblem.Kind, offset: Int)] = []
  /// The number of problems beyond the limit.
  private(set) var leftOut = 0

  private static let limit = 50

  /// Records a problem, or only counts it beyond the limit.
  mutating func add(_ kind: CooklangProblem.Kind, at offset: Int) {
    if found.count < Self.limit { found.append((kind, offset)) } else { leftOut += 1 }
  }

  /// Returns the problems with lines and columns, computed in one pass over the text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: The offset of the start of a line before all problems.
  ///   - line: The number of that line.
  func placed(in bytes: [UInt8], from start: Int, line: Int) -> [CooklangProblem] {
    guard !found.isEmpty else { return [] }
    var line = line
    var (lineStart, offset) = (start, start)
    return found.sorted { $0.offset < $1.offset }.map { problem in
      while offset < problem.offset {
        if bytes.endsLine(at: offset) { (line, lineStart) = (line + 1, offset + 1) }
        offset += 1
      }
      // Continuation bytes are 10xxxxxx: every other byte starts a scalar.
      let column = bytes[lineStart..<offset].count { $0 & 0xC0 != 0x80 } + 1
      return CooklangProblem(kind: problem.kind, line: line, column: column)
    }
  }
}

extension [UInt8] {
  /// True if a byte ends a line: a line feed, or a carriage return without one.
  func endsLine(at offset: Int) -> Bool {
    switch self[offset] {
    case 0x0A: true
    case 0x0D: offset + 1 == count || self[offset + 1] != 0x0A
    default: false
    }
  }
}
