import RecipeCore
import Text

/// An index file in memory: its sections, and the pieces of large sections.
struct IndexFile: Sendable {
  /// The content of the file.
  let bytes: SharedBytes
  /// The fingerprint of the inputs.
  let fingerprint: UInt64

  private let sections: [IndexSection: Range<Int>]

  /// Opens a file.
  ///
  /// - Throws: An error if it is not an index, is truncated or corrupt.
  init(_ bytes: SharedBytes) throws(IndexCorruption) {
    self.bytes = bytes
    let layout = try bytes.withBytes { all throws(IndexCorruption) in
      let layout = try IndexLayout(of: all)
      for entry in layout.entries where !entry.section.isReadInPieces {
        let section = UnsafeRawBufferPointer(rebasing: all[entry.range])
        guard Checksum.of(section) == entry.checksum else { throw IndexCorruption() }
      }
      return layout
    }
    fingerprint = layout.fingerprint
    sections = Dictionary(layout.entries.map { ($0.section, $0.range) }) { first, _ in first }
  }

  /// Reads the table of sections.
  func layout() throws(IndexCorruption) -> IndexLayout {
    try bytes.withBytes { all throws(IndexCorruption) in try IndexLayout(of: all) }
  }

  /// Returns the range of a section; empty if the file lacks it.
  func range(of section: IndexSection) -> Range<Int> {
    sections[section] ?? 0..<0
  }

  /// Reads a whole section.
  func read<Value>(
    _ section: IndexSection,
    _ body: (inout ByteReader) throws(IndexCorruption) -> Value
  ) throws(IndexCorruption) -> Value {
    let range = range(of: section)
    return try bytes.withBytes { all throws(IndexCorruption) in
      var reader = try ByteReader(all, range)
      return try body(&reader)
    }
  }

  /// Returns the number of pieces of a section, from the section with their ends.
  func pieceCount(_ ends: IndexSection) -> Int { range(of: ends).count / 8 }

  /// Verifies every record and recipe, as each is when it is read.
  ///
  /// - Throws: An error if one is corrupt.
  func verifyPieces() throws(IndexCorruption) {
    let sections: [(IndexSection, ends: IndexSection)] = [
      (.records, .recordEnds), (.recipes, .recipeEnds),
    ]
    for (section, ends) in sections {
      for index in 0..<pieceCount(ends) { _ = try pieceRange(index, of: section, ends: ends) }
    }
  }

  /// Reads one piece of a section.
  ///
  /// - Throws: An error if there is no such piece, or it is corrupt.
  func readPiece<Value>(
    _ index: Int, of section: IndexSection, ends: IndexSection,
    _ body: (inout ByteReader) throws(IndexCorruption) -> Value
  ) throws(IndexCorruption) -> Value {
    let piece = try pieceRange(index, of: section, ends: ends)
    return try bytes.withBytes { all throws(IndexCorruption) in
      var reader = try ByteReader(all, piece)
      return try body(&reader)
    }
  }

  /// Returns the range of the bytes of one piece of a section, with their checksum verified.
  ///
  /// - Throws: An error if there is no such piece, or it is corrupt.
  func pieceRange(
    _ index: Int, of section: IndexSection, ends: IndexSection
  ) throws(IndexCorruption) -> Range<Int> {
    let (range, table) = (range(of: section), range(of: ends))
    guard index >= 0, index < table.count / 8 else { throw IndexCorruption() }
    return try bytes.withBytes { all throws(IndexCorruption) in
      let start = index == 0 ? 0 : try Self.end(index - 1, in: table, all)
      let end = try Self.end(index, in: table, all)
      guard start <= end, end <= range.count else { throw IndexCorruption() }
      let whole = (range.lowerBound + start)..<(range.lowerBound + end)
      let content = try Piece.content(UnsafeRawBufferPointer(rebasing: all[whole]))
      return (whole.upperBound - content.count)..<whole.upperBound
    }
  }

  /// Returns the range from the bytes of a piece to the end of its section, without a look at its
  /// checksum.
  ///
  /// - Throws: An error if there is no such piece.
  func unverifiedRange(
    from index: Int, of section: IndexSection, ends: IndexSection
  ) throws(IndexCorruption) -> Range<Int> {
    let (range, table) = (range(of: section), range(of: ends))
    guard index >= 0, index < table.count / 8 else { throw IndexCorruption() }
    return try bytes.withBytes { all throws(IndexCorruption) in
      let start = index == 0 ? 0 : try Self.end(index - 1, in: table, all)
      guard start >= 0, start <= range.count - Piece.checksumLength else { throw IndexCorruption() }
      return (range.lowerBound + start + Piece.checksumLength)..<range.upperBound
    }
  }

  private static func end(
    _ index: Int, in table: Range<Int>, _ all: UnsafeRawBufferPointer
  ) throws(IndexCorruption) -> Int {
    let number = all.number(at: table.lowerBound + 8 * index, as: UInt64.self)
    guard let end = Int(exactly: number) else { throw IndexCorruption() }
    return end
  }
}
