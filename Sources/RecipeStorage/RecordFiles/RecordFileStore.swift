package import RecipeCore

/// The store of a file of lines about records, in a library folder.
///
/// The file is hidden, like the manifest: sources and imports that read the library skip hidden
/// files, whatever their globs say. People find it because every command that writes it names it.
package struct RecordFileStore<Content: RecordFile>: Sendable {
  /// The file's name.
  package static var name: String { Content.name }
  /// The maximum size of the file in bytes: some ten thousand lines about files with long names.
  private static var maximumSize: Int { 4 << 20 }
  /// The maximum number of lines.
  private static var maximumLineCount: Int { 50_000 }

  private let root: String
  private let files: any WritingFileSystem

  /// Creates the store of a library folder, which may not exist yet.
  package init(root: String, files: any WritingFileSystem) {
    self.root = root
    self.files = files
  }

  /// The path of the file, absolute.
  package var path: String { "\(root)/\(Self.name)" }

  /// Reads the file; without one, or in a library that is a file itself, it is empty.
  package func load() throws(FileError) -> Content {
    let bytes: [UInt8]
    do {
      bytes = try files.readWithoutFollowing(path, limit: Self.maximumSize)
    } catch {
      // A single file that a person names takes the place of the library.
      guard error.reason == .notFound || error.reason == .notAFolder else { throw error }
      return Content(parsing: [])
    }
    try check(bytes)
    return Content(parsing: bytes)
  }

  /// Rejects a file that is too large to read, or would be once written.
  private func check(_ bytes: [UInt8]) throws(FileError) {
    guard bytes.count <= Self.maximumSize else {
      throw FileError(.tooLarge(limit: Self.maximumSize), path: path)
    }
    guard bytes.count(where: { $0 == 0x0A }) <= Self.maximumLineCount else {
      throw FileError(.other("more than \(Self.maximumLineCount) lines"), path: path)
    }
  }

  /// Changes the current file under a lock.
  ///
  /// - Parameter waiting: Called once before waiting for another process.
  package func change(
    waiting: () -> Void, _ change: (inout Content) -> Void
  ) throws(FileError) {
    try files.createFolder(root)
    try files.whileLocked(root, waiting: waiting) { () throws(FileError) in
      // The drafts of commands that were killed.
      files.removeDrafts(in: root)
      try changeWhileLocked(change)
    }
  }

  /// Changes the file; the caller holds the lock of the folder.
  func changeWhileLocked(_ change: (inout Content) -> Void) throws(FileError) {
    var file = try load()
    change(&file)
    guard file.isChanged else { return }
    let bytes = file.bytes
    try check(bytes)
    try files.writeAtomically(bytes, to: path)
  }
}
