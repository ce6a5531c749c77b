import RecipeMatching

extension ClusterAnswers {
  /// Reads what `write` wrote for pairs of a number of records.
  init(reading reader: inout ByteReader, of count: Int) throws(IndexCorruption) {
    self.init(
      allowed: try Self.pairs(from: &reader, of: count),
      forbidden: try Self.pairs(from: &reader, of: count))
  }

  /// Writes the pairs that may share a cluster, then those that may not.
  func write(to writer: inout ByteWriter) {
    for pairs in [allowed, forbidden] {
      writer.write(pairs.count)
      writer.write(numbers: pairs.map(\.packed))
    }
  }

  private static func pairs(
    from reader: inout ByteReader, of count: Int
  ) throws(IndexCorruption) -> [CandidatePair] {
    let numbers: [UInt64] = try reader.numbers(try reader.countOfItems())
    var pairs: [CandidatePair] = []
    pairs.reserveCapacity(numbers.count)
    for number in numbers {
      guard let pair = CandidatePair(packed: number, of: count),
        pairs.last.map({ $0 < pair }) ?? true
      else { throw IndexCorruption() }
      pairs.append(pair)
    }
    return pairs
  }
}
