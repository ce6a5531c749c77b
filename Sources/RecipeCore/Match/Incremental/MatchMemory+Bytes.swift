extension MatchMemory {
  /// Reads what `write` wrote.
  ///
  /// - Throws: That the bytes are not what it wrote. Numbers that were damaged and still can be
  ///   those of records are not noticed: that takes a checksum.
  package init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
    let settings = try reader.fixed()
    let index = try RecordIndex(reading: &reader)
    let count = index.keys.count
    self.init(
      settings: settings, index: index, pairs: try Self.pairs(from: &reader, of: count),
      answers: try ClusterAnswers(reading: &reader, of: count))
  }

  /// How many bytes are written for a record and its foods, more or less.
  private static let bytesOfRecord = 256

  /// What `write` writes.
  package var bytes: [UInt8] {
    var writer = ByteWriter(capacity: recordCount * Self.bytesOfRecord)
    write(to: &writer)
    return writer.bytes
  }

  /// Writes all of it.
  package func write(to writer: inout ByteWriter) {
    writer.write(fixed: settings)
    index.write(to: &writer)
    writer.write(pairs.count)
    for pair in pairs { pair.write(to: &writer) }
    answers.write(to: &writer)
  }

  private static func pairs(
    from reader: inout ByteReader, of count: Int
  ) throws(ByteReader.Damage) -> [RecordPair] {
    let pairCount = try reader.countOfItems()
    guard pairCount <= reader.left / RecordPair.leastBytes else { throw ByteReader.Damage() }
    var pairs: [RecordPair] = []
    pairs.reserveCapacity(pairCount)
    var last = (-1, -1)
    for _ in 0..<pairCount {
      let pair = try RecordPair(reading: &reader)
      guard last < (pair.first, pair.second), pair.second < count, pair.verdict != .different
      else { throw ByteReader.Damage() }
      last = (pair.first, pair.second)
      pairs.append(pair)
    }
    return pairs
  }
}
