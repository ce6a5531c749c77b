import RecipeCore

/// A file with a recipe per line that is too large for memory, divided into slices.
///
/// A slice consists of the lines that start in it, the last of them whole; so slices can be read in
/// any order, and concurrently.
struct LineFile: Sendable {
  /// The number of bytes at the start that tell whether a file has a recipe per line.
  static let startLength = 1 << 20
  /// The maximum size of a file, beyond any memory.
  static let maximumSize = 1 << 40
  /// The maximum length of a line in bytes; a longer one is truncated and so invalid.
  private static let maximumLineLength = FolderRecipeSource.maximumFileSize
  /// The number of bytes read at a time to reach the end of a line.
  private static let stride = 1 << 13

  /// The path, relative to the folder.
  let path: String
  /// The path as the user knows it.
  let absolute: String
  /// The number of slices.
  let sliceCount: Int

  private let sliceSize: Int
  private let reader: any RecipeLineReader
  private let files: any FileSystem

  /// Creates a file from its parts; `size` and `sliceSize` are in bytes.
  ///
  /// A slice is so small that its recipes stay in a processor's caches until they are delivered.
  init(
    path: String, absolute: String, size: Int, sliceSize: Int = 1 << 18,
    reader: any RecipeLineReader, files: any FileSystem
  ) {
    self.path = path
    self.absolute = absolute
    self.reader = reader
    self.files = files
    self.sliceSize = max(1, sliceSize)
    sliceCount = (min(size, Self.maximumSize) + self.sliceSize - 1) / self.sliceSize
  }

  /// The result of reading a slice; line numbers count from its first.
  struct Slice: Sendable {
    /// The recipes and the lines at which they start.
    let entries: [DocumentOutcome.Entry]
    /// The problems.
    let diagnostics: [Diagnostic]
    /// The number of lines.
    let lineCount: Int
    /// The coverage, if the request asks for it.
    let coverage: ReadingCoverage?
  }

  /// Reads a slice.
  func slice(_ index: Int, _ request: SourceRequest) throws(FileError) -> Slice {
    let bytes = try lines(ofSlice: index)
    let outcome = reader.readLines(bytes, path: absolute, fields: request.neededFields)
    return Slice(
      entries: outcome.entries, diagnostics: outcome.diagnostics,
      lineCount: Self.lineCount(of: bytes),
      coverage: reader.coverage(
        ofLines: outcome, in: bytes, path: absolute, request.coverage))
  }

  /// Returns the number of line ends, counted without branches, so that it is vectorised.
  private static func lineCount(of bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.reduce(0) { $0 &+ ($1 == lineEnd ? 1 : 0) }
    }
  }

  private static let lineEnd = UInt8(ascii: "\n")

  private func lines(ofSlice index: Int) throws(FileError) -> [UInt8] {
    let start = index * sliceSize
    // The byte before the slice tells whether a line starts with it.
    let lead = min(start, 1)
    let size = sliceSize + lead
    // Nearly always, the last line ends within a stride, so that nothing is read or moved twice.
    var bytes = try files.read(absolute, from: start - lead, count: size + Self.stride)
    guard lead == 0 || bytes.prefix(size).contains(Self.lineEnd) else { return [] }
    if bytes.count >= size {
      if let end = bytes[(size - 1)...].firstIndex(of: Self.lineEnd) {
        bytes.removeSubrange((end + 1)...)
      } else {
        try readLine(to: &bytes, from: start - lead + bytes.count)
      }
    }
    if lead > 0, let end = bytes.firstIndex(of: Self.lineEnd) { bytes.removeSubrange(...end) }
    return bytes
  }

  /// Reads the rest of a line that starts before `offset`, up to the limit of its length.
  private func readLine(to bytes: inout [UInt8], from offset: Int) throws(FileError) {
    var next = offset
    while bytes.count < Self.maximumLineLength {
      let more = try files.read(absolute, from: next, count: Self.stride)
      guard !more.isEmpty else { return }
      let end = more.firstIndex(of: Self.lineEnd)
      bytes += more[..<(end.map { $0 + 1 } ?? more.count)]
      if end != nil { return }
      next += more.count
    }
    // A line end here keeps the numbers of the following lines.
    bytes.append(Self.lineEnd)
  }
}
