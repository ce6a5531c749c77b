extension CollectionStatistics {
  /// The statistics as bytes: a checksum of the others; the lengths; how many sources have ranks,
  /// and for each, by their names, how many ranks occur, these in eight bytes each, and how many
  /// recipes have each of them or a lower one, in four.
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
    for value in spread.values { write(fixed: value.bitPattern) }
    for count in spread.counts {
      withUnsafeBytes(of: count.littleEndian) { append(contentsOf: $0) }
    }
  }
}

extension ByteReader {
  /// Reads the spread of the ranks of no more than so many recipes.
  fileprivate mutating func spread(recipeCount: Int) throws(Damage) -> RankSpread {
    let count = try countOfItems()
    guard count <= left / 12 else { throw Damage() }
    let (values, counts) = (try part(count: 8 * count), try part(count: 4 * count))
    let spread = RankSpread(
      values: (0..<count).map { place in
        Double(
          bitPattern: UInt64(
            littleEndian: values.loadUnaligned(fromByteOffset: 8 * place, as: UInt64.self)))
      },
      counts: (0..<count).map { place in
        UInt32(littleEndian: counts.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self))
      })
    guard spread.count <= recipeCount, spread.areCountsAscending else { throw Damage() }
    return spread
  }
}

extension RankSpread {
  /// Whether every rank has as many recipes as the one before, or more.
  fileprivate var areCountsAscending: Bool {
    counts.indices.dropFirst().allSatisfy { counts[$0 - 1] <= counts[$0] }
  }
}
