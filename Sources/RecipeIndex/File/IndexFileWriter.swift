import RecipeCore
import Text

/// A writer of the sections of an index file, one after the other.
struct IndexFileWriter: ~Copyable {
  private let append: ([UInt8]) throws(FileError) -> Void
  private var entries: [IndexLayout.Entry] = []
  private var end = 0

  /// Starts a file.
  ///
  /// - Parameter append: Appends bytes.
  init(append: @escaping ([UInt8]) throws(FileError) -> Void) throws(FileError) {
    self.append = append
    var mark = ByteWriter()
    mark.write(fixed: IndexLayout.mark)
    try write(mark.bytes)
  }

  /// Writes a complete section.
  mutating func add(_ section: IndexSection, _ bytes: [UInt8]) throws(FileError) {
    let start = end
    try write(bytes)
    entries.append(
      IndexLayout.Entry(
        section: section, range: start..<end,
        checksum: section.isReadInPieces ? 0 : Checksum.of(bytes)))
  }

  /// Writes a section of a few large parts, each after its checksum and its size.
  mutating func add<Part>(
    _ section: IndexSection, parts: [Part], encode: (Part) -> [UInt8]
  ) throws(FileError) {
    let start = end
    for part in parts {
      let bytes = encode(part)
      var head = ByteWriter(capacity: 16)
      head.write(fixed: Checksum.of(bytes))
      head.write(fixed: UInt64(bytes.count))
      try write(head.bytes)
      try write(bytes)
    }
    entries.append(IndexLayout.Entry(section: section, range: start..<end, checksum: 0))
  }

  /// Writes a section of many pieces, and the section of their ends.
  ///
  /// - Parameters:
  ///   - count: The number of pieces.
  ///   - encode: Writes one of them; called concurrently.
  mutating func add(
    _ section: IndexSection, ends endSection: IndexSection, count: Int,
    encode: @Sendable (Int, inout ByteWriter) -> Void
  ) throws(FileError) {
    let start = end
    var ends = ByteWriter(capacity: count * 8)
    var first = 0
    while first < count {
      let batch = PieceBatch(first..<min(count, first + PieceBatch.size), encode)
      for part in batch.parts {
        let offset = end - start
        for partEnd in part.ends { ends.write(fixed: UInt64(offset + partEnd)) }
        try write(part.bytes)
      }
      first += PieceBatch.size
    }
    entries.append(IndexLayout.Entry(section: section, range: start..<end, checksum: 0))
    try add(endSection, ends.bytes)
  }

  /// Ends the file.
  consuming func finish(fingerprint: UInt64) throws(FileError) {
    let layout = IndexLayout(fingerprint: fingerprint, entries: entries)
    try append(layout.tail(at: end))
  }

  private mutating func write(_ bytes: [UInt8]) throws(FileError) {
    try append(bytes)
    end += bytes.count
  }
}
