import Text

/// A block of consecutive words in a dictionary.
///
/// The bytes are a checksum of the others; the number of the block; the offset of the separate
/// lists of its words; the number of words, and the words.
struct WordBlock {
  /// The number of words, at least one.
  let wordCount: Int
  /// The offset of the lists of its words.
  let listsStart: Int
  /// The reader of the words.
  let words: ByteReader

  /// Reads a block.
  ///
  /// - Throws: `IndexCorruption` if its bytes are corrupt, or are those of another block.
  init(_ bytes: ByteReader, _ number: Int) throws(IndexCorruption) {
    var reader = bytes
    let checksum = try reader.fixed()
    let rest = try reader.part(count: reader.left)
    guard checksum == Checksum.of(rest) else { throw IndexCorruption() }
    reader = ByteReader(rest)
    guard try reader.count() == number else { throw IndexCorruption() }
    listsStart = try reader.count()
    wordCount = try reader.countOfItems()
    guard wordCount > 0 else { throw IndexCorruption() }
    words = reader
  }

  /// True if its first word precedes another word.
  func begins(before other: [UInt8]) throws(IndexCorruption) -> Bool {
    var reader = words
    guard try reader.count() == 0 else { throw IndexCorruption() }
    let first = try reader.part(count: try reader.count())
    return first.lexicographicallyPrecedes(other)
  }
}
