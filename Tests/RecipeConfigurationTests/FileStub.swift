import RecipeCore

/// A file system of a few paths, for the locator.
struct FileStub: FileSystem {
  /// Paths and contents; a path that ends in `/` is a folder.
  let contents: [String: String]

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let text = contents[path] else { throw FileError(.permissionDenied, path: path) }
    return Array(text.utf8)
  }

  func read(
    _ path: String, from offset: Int, count: Int
  ) throws(FileError) -> [UInt8] {
    Array(try read(path, limit: .max).dropFirst(offset).prefix(count))
  }

  func status(of path: String) throws(FileError) -> FileStatus? {
    if path.hasPrefix("/locked/") { throw FileError(.permissionDenied, path: path) }
    if contents[path + "/"] != nil { return status(.folder, 0) }
    return contents[path].map { status(.file, $0.utf8.count) }
  }

  private func status(_ kind: FileEntry.Kind, _ size: Int) -> FileStatus {
    FileStatus(
      kind: kind, size: size, modified: 0, changed: 0,
      identity: FileIdentity(device: 1, inode: 1), permissions: 0o644)
  }

  func entries(of folder: String) throws(FileError) -> [FileEntry] { [] }
  func realPath(of path: String) throws(FileError) -> String { path }
  func createFolder(_ path: String) throws(FileError) {}
  func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError) {}
  func update(
    _ path: String, limit: Int, _ change: ([UInt8]) -> [UInt8]?
  ) throws(FileError) {}
  func removeFile(_ path: String) throws(FileError) {}
}
