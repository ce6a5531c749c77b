import RecipeMatching

extension MatchMemory {
  /// Reads what `bytes` returned.
  ///
  /// - Parameter part: Returns the bytes of a part.
  /// - Throws: `IndexCorruption` if the bytes are invalid. Corrupt numbers that are still valid ones
  ///   of records are not detected: that takes a checksum.
  init(
    reading part: (Part) throws(IndexCorruption) -> UnsafeRawBufferPointer
  ) throws(IndexCorruption) {
    var reader = ByteReader(try part(.keys))
    let settings = try reader.fixed()
    let count = try reader.countOfItems()
    guard Int32(exactly: count) != nil else { throw IndexCorruption() }
    let keys = try RecordKeys.all(count, from: &reader)
    try reader.end()
    reader = ByteReader(try part(.foods))
    let foods = try FoodIndex(count, from: &reader)
    try reader.end()
    reader = ByteReader(try part(.findings))
    self.init(
      settings: settings, index: RecordIndex(keys: keys, foods: foods),
      pairs: try Self.pairs(from: &reader, of: count),
      answers: try ClusterAnswers(reading: &reader, of: count))
    try reader.end()
  }

  /// The parts, written one after another so that only one of them is in memory twice.
  enum Part: CaseIterable, Sendable {
    /// The settings, the number of records, and their keys.
    case keys
    /// The foods of the records.
    case foods
    /// The pairs and answers.
    case findings
  }

  /// The estimated size of a record's keys or foods in bytes.
  private static let bytesOfRecord = 128

  /// Returns a part as bytes.
  func bytes(of part: Part) -> [UInt8] {
    var writer = ByteWriter(capacity: recordCount * Self.bytesOfRecord)
    switch part {
    case .keys:
      writer.write(fixed: settings)
      writer.write(index.keys.count)
      RecordKeys.write(index.keys, to: &writer)
    case .foods: index.foods.write(to: &writer)
    case .findings:
      writer.write(pairs.count)
      for pair in pairs { pair.write(to: &writer) }
      answers.write(to: &writer)
    }
    return writer.bytes
  }

  private static func pairs(
    from reader: inout ByteReader, of count: Int
  ) throws(IndexCorruption) -> [RecordPair] {
    let pairCount = try reader.countOfItems()
    guard pairCount <= reader.left / RecordPair.leastBytes else { throw IndexCorruption() }
    var pairs: [RecordPair] = []
    pairs.reserveCapacity(pairCount)
    var last = (-1, -1)
    for _ in 0..<pairCount {
      let pair = try RecordPair(reading: &reader)
      guard last < (pair.first, pair.second), pair.second < count, pair.verdict != .different
      else { throw IndexCorruption() }
      last = (pair.first, pair.second)
      pairs.append(pair)
    }
    return pairs
  }
}
