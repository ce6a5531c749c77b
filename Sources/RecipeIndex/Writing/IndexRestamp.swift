import RecipeCore
import Text

/// The index of a run that found everything unchanged, but had to read files to know that: with
/// stamps by which the next run knows it without.
///
/// A file that changed just before an index was written has a stamp that proves nothing, see
/// `FileStamp.isSettled`; when it was written long after, so do all files that were only touched.
struct IndexRestamp: Sendable {
  /// From how many files on it is worth the writing: fewer are read as fast as an index is written.
  private static let leastFiles = 32
  /// From how many bytes on it is, however few files they are in.
  private static let leastBytes = 256 << 10
  /// How many bytes are copied at a time.
  private static let stride = 4 << 20

  private let index: IndexSnapshot
  private let stamps: [Int: FileStamp]

  /// Finds the stamps.
  ///
  /// - Parameters:
  ///   - sources: What each source gave.
  ///   - index: The index that has all of it.
  ///   - moment: When the run began, in nanoseconds since 1970, or before.
  /// - Returns: `nil` when it is not worth the writing.
  init?(_ sources: [SourceContent], of index: IndexSnapshot, moment: Int64) {
    var stamps: [Int: FileStamp] = [:]
    for seen in sources.compactMap(\.seen) {
      for place in seen.readings.keys {
        guard let number = seen.matches[place]?.number, let stamp = seen.readings[place]?.stamp,
          stamp.isSettled(at: moment)
        else { continue }
        stamps[number] = stamp
      }
    }
    let isMuch = stamps.values.contains { $0.size >= Self.leastBytes }
    guard stamps.count >= Self.leastFiles || isMuch else { return nil }
    self.index = index
    self.stamps = stamps
  }

  /// Writes the index with the stamps, aside and then in place.
  func write(to path: String, _ files: any WritingFileSystem) throws(FileError) {
    guard let table = try? table(), let layout = try? index.file.layout() else {
      throw FileError(.other("the index is damaged"), path: path)
    }
    let section = index.file.range(of: .files)
    let end = layout.entries.reduce(0) { max($0, $1.range.upperBound) }
    let entries = layout.entries.map { entry in
      entry.section == .files
        ? IndexLayout.Entry(
          section: .files, range: entry.range, checksum: Checksum.of(table)) : entry
    }
    let tail = IndexLayout(fingerprint: layout.fingerprint, entries: entries).tail(at: end)
    try files.place(at: path) { append throws(FileError) in
      try copy(0..<section.lowerBound, append)
      try append(table)
      try copy(section.upperBound..<end, append)
      try append(tail)
    }
  }

  /// The section of files, with the new stamps.
  private func table() throws(ByteReader.Damage) -> [UInt8] {
    var table = ByteWriter(capacity: index.file.range(of: .files).count)
    for number in 0..<index.fileCount {
      let file = try index.indexedFile(number)
      IndexedFile(
        stamp: stamps[number] ?? file.stamp, pathEnd: file.pathEnd, recordsEnd: file.recordsEnd,
        isWithoutRecipe: file.isWithoutRecipe
      ).write(to: &table)
    }
    return table.bytes
  }

  private func copy(
    _ range: Range<Int>, _ append: ([UInt8]) throws(FileError) -> Void
  ) throws(FileError) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(range.upperBound, start + Self.stride)
      try append(index.file.bytes.withBytes { Array($0[start..<end]) })
      start = end
    }
  }
}
