extension CollectionStatistics {
  /// The statistics as bytes: a checksum of the others; the lengths; how many sources have ranks,
  /// and for each, by their names, how many ranks occur, and these, each with how many recipes have
  /// it.
  var bytes: [UInt8] {
    var content = ByteWriter()
    for length in lengths { content.write(length) }
    content.write(ranks.count)
    for (source, spread) in ranks.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    {
      content.write(source)
      content.write(spread)
    }
    var bytes = ByteWriter(capacity: content.bytes.count + 8)
    bytes.write(fixed: Checksum.of(content.bytes))
    bytes.append(contentsOf: content.bytes)
    return bytes.bytes
  }

  /// Reads what `bytes` gave for so many recipes.
  init(_ bytes: UnsafeRawBufferPointer, recipeCount: Int) throws(ByteReader.Damage) {
    var reader = ByteReader(bytes)
    let checksum = try reader.fixed()
    let content = try reader.part(count: reader.left)
    guard checksum == Checksum.of(content) else { throw ByteReader.Damage() }
    reader = ByteReader(content)
    var lengths: [Int] = []
    for _ in RelevanceField.all { lengths.append(try reader.count()) }
    var ranks: [String: RankSpread] = [:]
    for _ in 0..<(try reader.countOfItems()) {
      let source = try reader.text()
      ranks[source] = try reader.spread(recipeCount: recipeCount)
    }
    guard reader.isAtEnd else { throw ByteReader.Damage() }
    self.init(lengths: lengths, ranks: ranks)
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ spread: RankSpread) {
    write(spread.values.count)
    var count = 0
    for (value, end) in zip(spread.values, spread.counts) {
      write(fixed: value.bitPattern)
      write(end - count)
      count = end
    }
  }
}

extension ByteReader {
  /// Reads the spread of the ranks of no more than so many recipes.
  fileprivate mutating func spread(recipeCount: Int) throws(Damage) -> RankSpread {
    let valueCount = try countOfItems()
    var values: [Double] = []
    var counts: [Int] = []
    values.reserveCapacity(valueCount)
    counts.reserveCapacity(valueCount)
    var count = 0
    for _ in 0..<valueCount {
      values.append(Double(bitPattern: try fixed()))
      let more = try self.count()
      guard more <= recipeCount - count else { throw Damage() }
      count += more
      counts.append(count)
    }
    return RankSpread(values: values, counts: counts)
  }
}
