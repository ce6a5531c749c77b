package import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file system of the machine.
///
/// Names that are not UTF-8 are escaped as `SystemPath` describes.
package struct PosixFileSystem: WritingFileSystem {
  /// Creates the file system.
  package init() {}

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try bytes(SystemPath.withBytes(of: path) { FileContent.read($0, limit: limit) }, of: path)
  }

  package func readWithoutFollowing(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let content = SystemPath.withBytes(of: path) {
      FileContent.read($0, limit: limit, followsLink: false)
    }
    // The system fails as it does for too many links in the folders of the path.
    if case .failed(ELOOP)? = content, Self.isLink(path) {
      throw FileError(.unfollowedLink, path: path)
    }
    return try bytes(content, of: path)
  }

  package func readStamped(
    _ path: String, limit: Int
  ) throws(FileError) -> (bytes: [UInt8], stamp: FileStamp?) {
    var stamp: FileStamp?
    let content = SystemPath.withBytes(of: path) {
      FileContent.read($0, limit: limit) { stamp = $0 }
    }
    return (try bytes(content, of: path), stamp)
  }

  package func read(
    _ path: String, from offset: Int, count: Int
  ) throws(FileError) -> [UInt8] {
    try bytes(
      SystemPath.withBytes(of: path) { FileContent.read($0, from: offset, count: count) }, of: path)
  }

  package func readStream(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try bytes(SystemPath.withBytes(of: path) { FileContent.readStream($0, limit: limit) }, of: path)
  }

  package func status(of path: String) throws(FileError) -> FileStatus? {
    var status = stat()
    let code = SystemPath.withBytes(of: path) { stat($0, &status) == 0 ? 0 : errno }
    switch code {
    case 0: return FileStatus(status)
    case ENOENT, ENOTDIR: return nil
    case .some(let code): throw FileError(code: code, path: path)
    case nil: throw FileError.impossiblePath(path)
    }
  }

  package func realPath(of path: String) throws(FileError) -> String {
    let outcome = SystemPath.withBytes(of: path, resolved)
    switch outcome {
    case .success(let path): return path
    case .failure(let error): throw FileError(code: error.code, path: path)
    case nil: throw FileError.impossiblePath(path)
    }
  }

  package func removeFile(_ path: String) throws(FileError) {
    Interruption.hold()
    let code = SystemPath.withBytes(of: path) { unlink($0) == 0 ? 0 : errno }
    switch code {
    case 0, ENOENT, ENOTDIR: return
    case .some(let code): throw FileError(code: code, path: path)
    case nil: throw FileError.impossiblePath(path)
    }
  }

  private func bytes(_ content: FileContent?, of path: String) throws(FileError) -> [UInt8] {
    switch content {
    case .bytes(let bytes): return bytes
    case .refused(let reason): throw FileError(reason, path: path)
    case .failed(let code): throw FileError(code: code, path: path)
    case nil: throw FileError.impossiblePath(path)
    }
  }

  private func resolved(_ path: UnsafePointer<CChar>) -> Result<String, SystemError> {
    guard let real = realpath(path, nil) else { return .failure(SystemError(code: errno)) }
    defer { free(real) }
    let bytes = SystemPath.escaped(UnsafeRawBufferPointer(start: real, count: strlen(real)))
    return .success(String(decoding: bytes, as: UTF8.self))
  }
}

/// An `errno`.
struct SystemError: Error {
  /// The number.
  let code: Int32
}
