import RecipeCore
import TestSupport

/// A file system that refuses to write some files, to read others and to list yet others.
struct FailingFileSystem: WritingFileSystem {
  /// What does the work.
  let base: InMemoryFileSystem
  /// Writing a path that contains one of these fails, as on a full disk.
  var unwritable: [String] = []
  /// Reading a path that contains one of these fails.
  var unreadable: [String] = []
  /// Listing a folder leaves these names out, as if another program wrote them just afterwards.
  var unlisted: [String] = []
  /// Whether what was written reaches the disk.
  var isFlushable = true

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard !unreadable.contains(where: path.contains) else {
      throw FileError(.permissionDenied, path: path)
    }
    return try base.read(path, limit: limit)
  }

  func readWithoutFollowing(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard !unreadable.contains(where: path.contains) else {
      throw FileError(.permissionDenied, path: path)
    }
    return try base.readWithoutFollowing(path, limit: limit)
  }

  func entries(of folder: String) throws(FileError) -> [FileEntry] {
    try base.entries(of: folder).filter { !unlisted.contains($0.name) }
  }

  func status(of path: String) throws(FileError) -> FileStatus? {
    try base.status(of: path)
  }

  func realPath(of path: String) throws(FileError) -> String {
    try base.realPath(of: path)
  }

  func createFolder(_ path: String) throws(FileError) {
    try base.createFolder(path)
  }

  func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard !unwritable.contains(where: path.contains) else {
      throw FileError(.noSpace, path: path)
    }
    try base.writeAtomically(bytes, to: path)
  }

  func place(_ bytes: [UInt8], at path: String, replaces: Bool) throws(FileError) {
    guard !unwritable.contains(where: path.contains) else {
      throw FileError(.noSpace, path: path)
    }
    try base.place(bytes, at: path, replaces: replaces)
  }

  func touch(_ path: String) throws(FileError) { try base.touch(path) }

  func flush(_ names: [String], in folder: String) throws(FileError) {
    guard isFlushable else { throw FileError(.noSpace, path: folder) }
  }

  func whileLocked<Value>(
    _ folder: String, waiting: () -> Void, _ body: () throws(FileError) -> Value
  ) throws(FileError) -> Value {
    try base.whileLocked(folder, waiting: waiting, body)
  }

  func ifUnlocked<Value>(
    _ folder: String, _ body: () throws(FileError) -> Value
  ) throws(FileError) -> Value? {
    try base.ifUnlocked(folder, body)
  }

  func place(at path: String, pieces: PieceWriter) throws(FileError) {
    guard !unwritable.contains(where: path.contains) else {
      throw FileError(.noSpace, path: path)
    }
    try base.place(at: path, pieces: pieces)
  }

  func writeAtomically(to path: String, pieces: PieceWriter) throws(FileError) {
    try place(at: path, pieces: pieces)
  }

  func makeExecutable(_ path: String) throws(FileError) {
    try base.makeExecutable(path)
  }

  func map(_ path: String) throws(FileError) -> SharedBytes {
    SharedBytes(try read(path, limit: .max))
  }

  func drafts(in folder: String) -> [String] { base.drafts(in: folder) }

  func removeDrafts(in folder: String) {
    base.removeDrafts(in: folder)
  }

  func removeFile(_ path: String) throws(FileError) {
    try base.removeFile(path)
  }
}
