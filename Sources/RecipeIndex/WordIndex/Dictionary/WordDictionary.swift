/// The dictionary of an index: its words in blocks, ascending; see `WordDictionaryWriter`.
///
/// Each block is verified whenever it is read, so that finding a word reads only about as many
/// blocks as their number has bits.
struct WordDictionary {
  /// All bytes of the index.
  let index: UnsafeRawBufferPointer
  /// The layout of the index.
  let layout: WordIndexLayout

  /// Returns a cursor at the first word that is not before a word.
  func cursor(at word: [UInt8]) throws(IndexCorruption) -> WordCursor {
    var (low, high) = (0, layout.blockCount)
    // Block `low` begins before the word, or is the first one; block `high` does not.
    while low + 1 < high {
      let middle = (low + high) / 2
      if try block(middle).begins(before: word) { low = middle } else { high = middle }
    }
    var cursor = WordCursor(self, blocks: low..<layout.blockCount)
    try cursor.advance()
    while !cursor.isAtEnd, cursor.word.lexicographicallyPrecedes(word) { try cursor.advance() }
    return cursor
  }

  /// Reads a block.
  func block(_ number: Int) throws(IndexCorruption) -> WordBlock {
    var starts = try ByteReader(index, layout.blockStarts)
    _ = try starts.part(count: 8 * number)
    let (start, end) = (try starts.fixed(), try starts.fixed())
    guard start <= end, end <= UInt64(layout.blocks.count) else { throw IndexCorruption() }
    let base = layout.blocks.lowerBound
    return try WordBlock(try ByteReader(index, base + Int(start)..<base + Int(end)), number)
  }
}
