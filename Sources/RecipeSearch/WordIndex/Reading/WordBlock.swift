import Text

/// Some words that stand one after the other in a dictionary.
///
/// The bytes are a checksum of the others; the number of the block; where the lists that stand apart
/// begin for its words; how many words there are, and the words.
struct WordBlock {
  /// How many words there are, one at least.
  let wordCount: Int
  /// Where the lists of its words begin.
  let listsStart: Int
  /// What stands behind these numbers.
  let words: ByteReader

  /// Reads a block.
  ///
  /// - Throws: That its bytes are not what was written, or are those of another block.
  init(_ bytes: ByteReader, _ number: Int) throws(ByteReader.Damage) {
    var reader = bytes
    let checksum = try reader.fixed()
    let rest = try reader.part(count: reader.left)
    guard checksum == Checksum.of(rest) else { throw ByteReader.Damage() }
    reader = ByteReader(rest)
    guard try reader.count() == number else { throw ByteReader.Damage() }
    listsStart = try reader.count()
    wordCount = try reader.countOfItems()
    guard wordCount > 0 else { throw ByteReader.Damage() }
    words = reader
  }

  /// Whether its first word comes before another word.
  func begins(before other: [UInt8]) throws(ByteReader.Damage) -> Bool {
    var reader = words
    guard try reader.count() == 0 else { throw ByteReader.Damage() }
    let first = try reader.part(count: try reader.count())
    return first.lexicographicallyPrecedes(other)
  }
}
