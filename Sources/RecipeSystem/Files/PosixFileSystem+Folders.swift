package import RecipeCore
import Text

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
    let parent = path.parentFolder
    guard parent != path else { throw FileError(.notFound, path: path) }
    try createFolder(parent)
    let code = SystemPath.withBytes(of: path) { mkdir($0, 0o777) == 0 ? 0 : errno }
    if let code, code != 0, code != EEXIST { throw FileError(code: code, path: path) }
  }
}
