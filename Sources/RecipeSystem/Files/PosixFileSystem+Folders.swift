package import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension PosixFileSystem {
  package func entries(of folder: String) throws(FileError) -> [FileEntry] {
    switch SystemPath.withBytes(of: folder, FolderListing.read) {
    case .success(let listing): return listing.sortedEntries()
    case .failure(let error): throw FileError(code: error.code, path: folder)
    case nil: throw FileError.impossiblePath(folder)
    }
  }

  package func createFolder(_ path: String) throws(FileError) {
    let code = SystemPath.withBytes(of: path) { mkdir($0, 0o777) == 0 ? 0 : errno }
    switch code {
    case 0: return
    case EEXIST: try requireFolder(path)
    case ENOENT: try createWithParents(path)
    case .some(let code): throw FileError(code: code, path: path)
    case nil: throw FileError.impossiblePath(path)
    }
  }

  private func requireFolder(_ path: String) throws(FileError) {
    guard try status(of: path)?.kind == .folder else {
      throw FileError(.notAFolder, path: path)
    }
  }

  private func createWithParents(_ path: String) throws(FileError) {
    let parent = Self.folder(of: path)
    guard parent != path else { throw FileError(.notFound, path: path) }
    try createFolder(parent)
    let code = SystemPath.withBytes(of: path) { mkdir($0, 0o777) == 0 ? 0 : errno }
    if let code, code != 0, code != EEXIST { throw FileError(code: code, path: path) }
  }

  /// Returns the parent of a path's last component; `/` for components of the root.
  static func folder(of path: String) -> String {
    let separator = UInt8(ascii: "/")
    var bytes = path.utf8[...]
    while bytes.last == separator, bytes.count > 1 { bytes.removeLast() }
    while let last = bytes.last, last != separator { bytes.removeLast() }
    while bytes.last == separator, bytes.count > 1 { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
