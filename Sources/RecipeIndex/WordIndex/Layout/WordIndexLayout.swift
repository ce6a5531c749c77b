import Text

/// The layout of a word index, at the end of its bytes: the ranges of its parts.
///
/// The bytes are, in this order: the posting lists; the blocks of the dictionary; the offset of
/// each block, eight bytes each, and the end of the last one; the statistics; the words indexed in
/// pairs; the columns of numbers; the layout.
struct WordIndexLayout: Equatable {
  /// The signature of the format and its version.
  ///
  /// Increase the digit if words are folded differently, or if fields, columns, their order or the
  /// inputs of scores change.
  private static let signature = "rwords07".utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  /// The size of the layout's size and checksum, the last bytes.
  private static let tailSize = 16

  /// The number of indexed recipes.
  var recipeCount: Int
  /// The blocks of the dictionary.
  var blocks = 0..<0
  /// The offset of each block in `blocks`.
  var blockStarts = 0..<0
  /// The statistics of all recipes for scores.
  var statistics = 0..<0
  /// The words indexed in pairs.
  var pairedWords = 0..<0
  /// The column of each number, in the order of `RecipeColumn.all`.
  var columns: [Range<Int>] = []

  /// The number of blocks in the dictionary.
  var blockCount: Int { blockStarts.count / 8 - 1 }

  // MARK: Writing

  /// Creates the layout of an index that is being written.
  init(recipeCount: Int) {
    self.recipeCount = recipeCount
  }

  /// Writes the layout after everything else.
  func write(to bytes: inout ByteWriter) {
    var layout = ByteWriter()
    layout.write(fixed: Self.signature)
    layout.write(recipeCount)
    for range in [blocks, blockStarts, statistics, pairedWords] + columns {
      layout.write(range.lowerBound)
      layout.write(range.count)
    }
    let size = layout.bytes.count
    layout.write(fixed: UInt64(size))
    bytes.append(contentsOf: layout.bytes)
    bytes.write(fixed: Checksum.of(layout.bytes))
  }

  // MARK: Reading

  /// Reads the layout at the end of a word index.
  init(of bytes: UnsafeRawBufferPointer) throws(IndexCorruption) {
    var reader = try Self.reader(of: bytes)
    guard try reader.fixed() == Self.signature else { throw IndexCorruption() }
    recipeCount = try reader.count()
    blocks = try Self.range(&reader, in: bytes)
    blockStarts = try Self.range(&reader, in: bytes)
    statistics = try Self.range(&reader, in: bytes)
    pairedWords = try Self.range(&reader, in: bytes)
    for _ in RecipeColumn.all { columns.append(try Self.range(&reader, in: bytes)) }
    // Every column has a byte for each recipe, so that a corrupt count cannot exhaust memory.
    guard blockStarts.count >= 8, blockStarts.count % 8 == 0, recipeCount <= UInt32.max,
      columns.allSatisfy({ $0.count >= recipeCount })
    else { throw IndexCorruption() }
  }

  private static func reader(
    of bytes: UnsafeRawBufferPointer
  ) throws(IndexCorruption) -> ByteReader {
    guard bytes.count >= tailSize else { throw IndexCorruption() }
    var tail = try ByteReader(bytes, bytes.count - tailSize..<bytes.count)
    let size = try tail.fixed()
    guard size <= UInt64(bytes.count - tailSize) else { throw IndexCorruption() }
    let end = bytes.count - tailSize
    let start = end - Int(size)
    let checked = UnsafeRawBufferPointer(rebasing: bytes[start..<end + 8])
    guard try tail.fixed() == Checksum.of(checked) else { throw IndexCorruption() }
    return try ByteReader(bytes, start..<end)
  }

  private static func range(
    _ reader: inout ByteReader, in bytes: UnsafeRawBufferPointer
  ) throws(IndexCorruption) -> Range<Int> {
    let start = try reader.count()
    let count = try reader.count()
    guard start <= bytes.count, count <= bytes.count - start else { throw IndexCorruption() }
    return start..<start + count
  }
}

extension ByteWriter {
  /// Writes a part of an index.
  ///
  /// - Returns: The range of the part.
  mutating func append(part: [UInt8]) -> Range<Int> {
    let start = bytes.count
    append(contentsOf: part)
    return start..<bytes.count
  }
}
