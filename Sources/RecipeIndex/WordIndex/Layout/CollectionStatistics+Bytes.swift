import RecipeCore
import RecipeSearch
import Text

extension CollectionStatistics {
  /// The statistics as bytes: a checksum of the others; the lengths; the number of sources with
  /// ranks, and for each, by name, the number of distinct ranks, these in eight bytes each, and the
  /// cumulative counts of recipes in four.
  var bytes: [UInt8] {
    var content = ByteWriter()
    for length in lengths { content.write(length) }
    content.write(ranks.count)
    for (source, spread) in ranks.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    {
      content.write(source)
      content.write(spread.valueCount)
      content.append(contentsOf: spread.bytes)
    }
    var bytes = ByteWriter(capacity: content.bytes.count + 8)
    bytes.write(fixed: Checksum.of(content.bytes))
    bytes.append(contentsOf: content.bytes)
    return bytes.bytes
  }

  /// Reads what `bytes` returned for a number of recipes; the ranks are used in place.
  ///
  /// - Parameter range: The range of the statistics in the bytes.
  init(
    _ bytes: SharedBytes, _ range: Range<Int>, recipeCount: Int
  ) throws(IndexCorruption) {
    let (lengths, places) = try bytes.withBytes { all throws(IndexCorruption) in
      try Self.read(ByteReader(all, range), recipeCount: recipeCount)
    }
    var ranks: [String: RankSpread] = [:]
    for place in places {
      let start = range.lowerBound + place.start
      guard let spread = RankSpread(bytes, at: start, count: place.valueCount),
        spread.count <= recipeCount
      else { throw IndexCorruption() }
      ranks[place.source] = spread
    }
    self.init(lengths: lengths, ranks: ranks)
  }

  /// The offset of a source's ranks, and the number of distinct ones.
  private typealias Place = (source: String, start: Int, valueCount: Int)

  private static func read(
    _ whole: ByteReader, recipeCount: Int
  ) throws(IndexCorruption) -> (lengths: [Int], ranks: [Place]) {
    var reader = whole
    let checksum = try reader.fixed()
    var rest = reader
    guard checksum == Checksum.of(try rest.part(count: rest.left)) else {
      throw IndexCorruption()
    }
    var lengths: [Int] = []
    for _ in RelevanceField.all { lengths.append(try reader.count()) }
    var places: [Place] = []
    for _ in 0..<(try reader.countOfItems()) {
      let source = try reader.text()
      let valueCount = try reader.countOfItems()
      guard valueCount <= reader.left / RankSpread.byteCount else { throw IndexCorruption() }
      places.append((source, reader.position, valueCount))
      _ = try reader.part(count: valueCount * RankSpread.byteCount)
    }
    guard reader.isAtEnd else { throw IndexCorruption() }
    return (lengths, places)
  }
}
