/// The encoding of the recipes that have a word more than once, after the positions of all that
/// have it: most words occur once in most recipes.
///
/// Each is encoded as the number of positions since the previous one, then the frequency beyond two
/// (LEB128).
enum WordRepeats {
  /// Writes those of some recipes, ascending, that have the word more than once.
  static func write(_ counts: some Sequence<WordCount>, to bytes: inout ByteWriter) {
    var next: UInt64 = 0
    for count in counts where count.times > 1 {
      bytes.write(UInt64(count.position) - next)
      bytes.write(UInt64(count.times - 2))
      next = UInt64(count.position) + 1
    }
  }

  /// Calls `body` with each recipe.
  ///
  /// - Throws: `IndexCorruption` if a position is not less than `recipeCount` or a frequency is too
  ///   great.
  @inline(__always)
  static func forEach(
    in bytes: UnsafeRawBufferPointer, below recipeCount: Int, _ body: (WordCount) -> Void
  ) throws(IndexCorruption) {
    var reader = ByteReader(bytes)
    var next = 0
    while !reader.isAtEnd {
      let (gap, beyondTwo) = (try reader.number(), try reader.number())
      guard gap < UInt64(recipeCount - next), beyondTwo <= UInt64(UInt16.max - 2) else {
        throw IndexCorruption()
      }
      let position = next + Int(gap)
      body(WordCount(position: UInt32(truncatingIfNeeded: position), times: UInt16(beyondTwo) + 2))
      next = position + 1
    }
  }
}
