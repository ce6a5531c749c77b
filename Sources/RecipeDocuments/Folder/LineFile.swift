import RecipeCore

/// A file of a recipe a line that is too large to be held at once, cut into slices.
///
/// A slice has the lines that begin in it, the last of them whole; so slices can be read in any
/// order, and side by side.
struct LineFile: Sendable {
  /// The number of of the first bytes tell whether a file has a recipe a line.
  static let startLength = 1 << 20
  /// The greatest size of a file: memory ends before.
  static let sizeLimit = 1 << 40
  /// Bytes of a line beyond these are not read, and so it is no JSON.
  private static let lineLimit = FolderRecipeSource.fileSizeLimit
  /// The number of bytes are read at a time to reach the end of a line.
  private static let stride = 1 << 13

  /// The path, relative to the folder.
  let path: String
  /// The path as a user knows it.
  let absolute: String
  /// The number of slices.
  let sliceCount: Int

  private let sliceSize: Int
  private let reader: any RecipeLineReader
  private let files: any FileSystem

  /// Creates a file of its parts; `size` and `sliceSize` are in bytes.
  ///
  /// A slice is so small that its recipes stay in a processor's caches until they are packed.
  init(
    path: String, absolute: String, size: Int, sliceSize: Int = 1 << 18,
    reader: any RecipeLineReader, files: any FileSystem
  ) {
    self.path = path
    self.absolute = absolute
    self.reader = reader
    self.files = files
    self.sliceSize = max(1, sliceSize)
    sliceCount = (min(size, Self.sizeLimit) + self.sliceSize - 1) / self.sliceSize
  }

  /// What the lines of a slice gave; lines count from its first.
  struct Slice: Sendable {
    /// The recipes, packed as there are many of them, and the line each begins at.
    let recipes: [(recipe: PackedRecipe, line: Int)]
    /// What was odd.
    let diagnostics: [Diagnostic]
    /// The number of lines.
    let lineCount: Int
  }

  /// Reads a slice.
  func slice(_ index: Int, fields: RecipeFieldSet) throws(FileError) -> Slice {
    let bytes = try lines(ofSlice: index)
    let outcome = reader.readLines(bytes, path: absolute, fields: fields)
    let packed = RecordPacker.pack(outcome.entries.count, about: bytes.count) { index, writer in
      outcome.entries[index].recipe.write(to: &writer)
    }
    return Slice(
      recipes: zip(packed, outcome.entries).map { ($0, $1.line) },
      diagnostics: outcome.diagnostics, lineCount: Self.lineCount(of: bytes))
  }

  /// How many lines end in bytes, without a branch for each, so that many are looked at at a time.
  private static func lineCount(of bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.reduce(0) { $0 &+ ($1 == lineEnd ? 1 : 0) }
    }
  }

  private static let lineEnd = UInt8(ascii: "\n")

  private func lines(ofSlice index: Int) throws(FileError) -> [UInt8] {
    let start = index * sliceSize
    // The byte before the slice tells whether a line begins with it.
    let lead = min(start, 1)
    let size = sliceSize + lead
    // Nearly always the last line ends within a stride, so that nothing is read or moved twice.
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

  /// Reads the rest of a line that begins before `offset`, up to the limit of one.
  private func readLine(to bytes: inout [UInt8], from offset: Int) throws(FileError) {
    var next = offset
    while bytes.count < Self.lineLimit {
      let more = try files.read(absolute, from: next, count: Self.stride)
      guard !more.isEmpty else { return }
      let end = more.firstIndex(of: Self.lineEnd)
      bytes += more[..<(end.map { $0 + 1 } ?? more.count)]
      if end != nil { return }
      next += more.count
    }
    // The line ends here, so that those behind it keep their numbers.
    bytes.append(Self.lineEnd)
  }
}
