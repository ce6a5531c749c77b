import RecipeCore

/// A file of a recipe a line that is too large to be held at once, cut into slices.
///
/// A slice has the lines that begin in it, the last of them whole; so slices can be read in any
/// order, and side by side.
struct LineFile: Sendable {
  /// How many of the first bytes tell whether a file has a recipe a line.
  static let startLength = 1 << 20
  /// The greatest size of a file: memory ends before.
  static let sizeLimit = 1 << 40
  /// Bytes of a line beyond these are not read, and so it is no JSON.
  private static let lineLimit = FolderRecipeSource.fileSizeLimit
  /// How many bytes are read at a time to reach the end of a line.
  private static let stride = 1 << 16

  /// The path, relative to the folder.
  let path: String
  /// The path as a user knows it.
  let absolute: String
  /// How many slices there are.
  let sliceCount: Int

  private let sliceSize: Int
  private let reader: any RecipeLineReader
  private let files: any FileSystem

  /// Makes a file of its parts; `size` and `sliceSize` are in bytes.
  init(
    path: String, absolute: String, size: Int, sliceSize: Int = 4 << 20,
    reader: any RecipeLineReader, files: any FileSystem
  ) {
    self.path = path
    self.absolute = absolute
    self.reader = reader
    self.files = files
    self.sliceSize = max(1, sliceSize)
    sliceCount = (min(size, Self.sizeLimit) + self.sliceSize - 1) / self.sliceSize
  }

  /// What the lines of a slice gave.
  struct Slice: Sendable {
    /// The recipes, their lines counted from the first of the slice.
    let outcome: DocumentOutcome
    /// How many lines there are.
    let lineCount: Int
  }

  /// Reads a slice.
  func slice(_ index: Int, fields: RecipeFieldSet) throws(FileError) -> Slice {
    let bytes = try lines(ofSlice: index)
    let outcome = reader.readLines(bytes, path: absolute, fields: fields)
    return Slice(outcome: outcome, lineCount: bytes.count { $0 == Self.lineEnd })
  }

  private static let lineEnd = UInt8(ascii: "\n")

  private func lines(ofSlice index: Int) throws(FileError) -> [UInt8] {
    let start = index * sliceSize
    // The byte before the slice tells whether a line begins with it.
    let lead = min(start, 1)
    var bytes = try files.read(absolute, from: start - lead, count: sliceSize + lead)
    if lead > 0 {
      guard let end = bytes.firstIndex(of: Self.lineEnd) else { return [] }
      bytes.removeSubrange(...end)
    }
    var next = start + sliceSize
    while let last = bytes.last, last != Self.lineEnd, bytes.count < Self.lineLimit {
      let more = try files.read(absolute, from: next, count: Self.stride)
      guard !more.isEmpty else { break }
      let end = more.firstIndex(of: Self.lineEnd).map { $0 + 1 } ?? more.count
      bytes += more[..<end]
      next += more.count
    }
    return bytes
  }
}
