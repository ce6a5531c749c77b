import Text

/// The words of an index in blocks, ascending; see `WordDictionaryWriter`.
///
/// Nothing is believed that has not been checked: each block is, whenever it is read, so that
/// looking for one word reads about as many blocks as their number has bits.
struct WordDictionary {
  /// All bytes of the index.
  let index: UnsafeRawBufferPointer
  /// Where its parts are.
  let layout: WordIndexLayout

  /// A cursor at the first word that does not come before a word.
  func cursor(at word: [UInt8]) throws(ByteReader.Damage) -> WordCursor {
    var (low, high) = (0, layout.blockCount)
    // The first block is before the word; the one at `high` begins with it or behind it.
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
  func block(_ number: Int) throws(ByteReader.Damage) -> WordBlock {
    var starts = try ByteReader(index, layout.blockStarts)
    _ = try starts.part(count: 8 * number)
    let (start, end) = (try starts.fixed(), try starts.fixed())
    guard start <= end, end <= UInt64(layout.blocks.count) else { throw ByteReader.Damage() }
    let base = layout.blocks.lowerBound
    return try WordBlock(try ByteReader(index, base + Int(start)..<base + Int(end)), number)
  }
}
