import RecipeMatching

extension RecordPair {
  /// The least size of a pair in bytes.
  static let leastBytes = 14

  /// Reads what `write` wrote.
  init(reading reader: inout ByteReader) throws(IndexCorruption) {
    let (first, second) = (try reader.count(), try reader.count())
    guard let verdict = Verdict(code: try reader.number()) else { throw IndexCorruption() }
    let score = Double(bitPattern: try reader.fixed())
    guard first < second, score.isFinite else { throw IndexCorruption() }
    self.init(
      first: first, second: second, verdict: verdict, score: score,
      grounds: try PairGrounds(reading: &reader))
  }

  /// Writes the indices, the verdict, the score and the grounds.
  func write(to writer: inout ByteWriter) {
    writer.write(first)
    writer.write(second)
    writer.write(verdict.code)
    writer.write(fixed: score.bitPattern)
    grounds.write(to: &writer)
  }
}

extension RecordPair.Verdict {
  fileprivate init?(code: UInt64) {
    switch code {
    case 0: self = .same
    case 1: self = .variant
    case 2: self = .different
    default: return nil
    }
  }

  fileprivate var code: UInt64 {
    switch self {
    case .same: 0
    case .variant: 1
    case .different: 2
    }
  }
}
