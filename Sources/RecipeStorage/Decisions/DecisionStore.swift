package import RecipeCore

/// Reads and writes the decisions of a library folder.
///
/// The file is hidden, as the record of imports is: a source that reads the library passes hidden
/// files by whatever its globs say, and so does an import. People find it because every command
/// that writes it names it.
package struct DecisionStore: Sendable {
  /// Its name in the library folder: that of the command, with the ending that editors open.
  package static let name = ".duplicates.txt"
  /// The greatest size of the file, in bytes: some ten thousand decisions about files with long
  /// names.
  private static let sizeLimit = 4 << 20
  /// The greatest number of lines.
  private static let lineLimit = 50_000

  private let root: String
  private let files: any WritingFileSystem

  /// Makes the store of a library folder, which need not exist yet.
  package init(root: String, files: any WritingFileSystem) {
    self.root = root
    self.files = files
  }

  /// The file, absolute.
  package var path: String { "\(root)/\(Self.name)" }

  /// Reads the decisions; there are none before the first is written.
  package func load() throws(FileError) -> DecisionFile {
    let bytes: [UInt8]
    do {
      bytes = try files.read(path, limit: Self.sizeLimit)
    } catch {
      guard error.reason == .notFound else { throw error }
      return DecisionFile(parsing: [])
    }
    try check(bytes)
    return DecisionFile(parsing: bytes)
  }

  /// Refuses a file that is too large to be read, or would be once it is written.
  private func check(_ bytes: [UInt8]) throws(FileError) {
    guard bytes.count <= Self.sizeLimit else {
      throw FileError(.tooLarge(limit: Self.sizeLimit), path: path)
    }
    guard bytes.count(where: { $0 == 0x0A }) <= Self.lineLimit else {
      throw FileError(.other("more than \(Self.lineLimit) lines"), path: path)
    }
  }

  /// Changes the file as it is by then, while nobody else does.
  ///
  /// - Parameter waiting: Called once before it waits for another process.
  package func change(
    waiting: () -> Void, _ change: (inout DecisionFile) -> Void
  ) throws(FileError) {
    try files.createFolder(root)
    try files.whileLocked(root, waiting: waiting) { () throws(FileError) in
      try changeWhileLocked(change)
    }
  }

  /// Changes the file; the caller holds the lock of the folder.
  func changeWhileLocked(_ change: (inout DecisionFile) -> Void) throws(FileError) {
    var file = try load()
    change(&file)
    guard file.isChanged else { return }
    let bytes = file.bytes
    try check(bytes)
    try files.writeAtomically(bytes, to: path)
  }
}
