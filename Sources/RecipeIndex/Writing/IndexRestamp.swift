import RecipeCore
import Text

/// A copy of an index with newer file stamps, for a run that had to read files to find them
/// unchanged.
///
/// The stamp of a file that changed just before the index was written proves nothing, see
/// `FileStamp.isSettled`; nor does that of a file that was only touched.
struct IndexRestamp: Sendable {
  /// The minimum number of files that makes a copy worthwhile: fewer are read as fast.
  private static let leastFiles = 32
  /// The minimum number of bytes that makes a copy worthwhile, in any number of files.
  private static let leastBytes = 256 << 10
  /// The number of bytes copied at a time.
  private static let stride = 4 << 20

  private let index: IndexSnapshot
  private let stamps: [Int: FileStamp]

  /// Finds the stamps.
  ///
  /// - Parameters:
  ///   - sources: The content of each source.
  ///   - index: The index of the same content.
  ///   - moment: The start of the run, in nanoseconds since 1970, or an earlier time.
  /// - Returns: `nil` if a copy is not worthwhile.
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

  /// Writes the index with the stamps to a draft, which then replaces the file.
  func write(to path: String, _ files: any WritingFileSystem) throws(FileError) {
    guard let table = try? table(), let layout = try? index.file.layout() else {
      throw FileError.corruptIndex(at: path)
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

  /// Returns the section of files with the new stamps.
  private func table() throws(IndexCorruption) -> [UInt8] {
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
