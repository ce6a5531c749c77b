import RecipeCore
import TestSupport

/// A file system that refuses to write some files and to read others.
struct FailingFileSystem: FileSystem {
  /// What does the work.
  let base: InMemoryFileSystem
  /// Writing a path that contains one of these fails, as on a full disk.
  var unwritable: [String] = []
  /// Reading a path that contains one of these fails.
  var unreadable: [String] = []

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard !unreadable.contains(where: path.contains) else {
      throw FileError(.permissionDenied, path: path)
    }
    return try base.read(path, limit: limit)
  }

  func entries(of folder: String) throws(FileError) -> [FileEntry] {
    try base.entries(of: folder)
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

  func removeFile(_ path: String) throws(FileError) {
    try base.removeFile(path)
  }
}
