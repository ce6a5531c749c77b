import RecipeCore

/// The sections of an index about files, while they are built.
struct FileTable {
  /// The entries of the files.
  private(set) var files = ByteWriter()
  /// The paths.
  private(set) var paths = ByteWriter()
  /// The numbers of the records, four bytes each.
  private(set) var records = ByteWriter()
  /// The number of files.
  private(set) var count = 0
  /// The diagnostics of files by their numbers.
  private(set) var diagnostics: [(file: Int, diagnostics: [Diagnostic])] = []

  private var recordCount = 0

  /// Adds the next file.
  mutating func add(
    path: String, stamp: FileStamp?, records numbers: [Int], isWithoutRecipe: Bool,
    diagnostics odd: [Diagnostic]
  ) {
    paths.append(contentsOf: path.utf8)
    for number in numbers { records.write(fixed32: UInt32(truncatingIfNeeded: number)) }
    recordCount += numbers.count
    IndexedFile(
      stamp: stamp, pathEnd: paths.bytes.count, recordsEnd: recordCount,
      isWithoutRecipe: isWithoutRecipe
    ).write(to: &files)
    if !odd.isEmpty { diagnostics.append((count, odd)) }
    count += 1
  }
}
