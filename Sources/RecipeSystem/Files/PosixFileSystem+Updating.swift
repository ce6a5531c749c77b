package import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension PosixFileSystem {
  /// Changes a small file in place while holding the file's own `flock`.
  package func update(
    _ path: String, limit: Int, _ change: ([UInt8]) -> [UInt8]?
  ) throws(FileError) {
    let outcome = SystemPath.withBytes(of: path) { name -> Result<Void, FileError> in
      let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
      guard let file = FileDescriptor.open(name, flags, mode: 0o600), Self.lock(file) else {
        return .failure(FileError(code: errno, path: path))
      }
      switch FileContent.read(file, limit: limit) {
      case .refused(let reason): return .failure(FileError(reason, path: path))
      case .failed(let code): return .failure(FileError(code: code, path: path))
      case .bytes(let old):
        guard let new = change(old), new != old else { return .success(()) }
        Interruption.hold()
        return Self.replaceContent(of: file, with: new)
          ? .success(()) : .failure(FileError(code: errno, path: path))
      }
    }
    guard let outcome else { throw FileError.impossiblePath(path) }
    try outcome.get()
  }

  package func touch(_ path: String) throws(FileError) {
    let code = SystemPath.withBytes(of: path) { name in
      utimensat(AT_FDCWD, name, nil, AT_SYMLINK_NOFOLLOW) == 0 ? 0 : errno
    }
    guard let code else { throw FileError.impossiblePath(path) }
    if code != 0 { throw FileError(code: code, path: path) }
  }

  /// Waits for the lock, which closing the file releases.
  private static func lock(_ file: borrowing FileDescriptor) -> Bool {
    while flock(file.number, LOCK_EX) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  /// Writes before truncating, so that a process killed between leaves no empty file.
  private static func replaceContent(
    of file: borrowing FileDescriptor, with bytes: [UInt8]
  ) -> Bool {
    let number = file.number
    return lseek(number, 0, SEEK_SET) == 0
      && bytes.withUnsafeBytes { FileDescriptor.write($0, to: number) }
      && ftruncate(number, off_t(bytes.count)) == 0
  }
}
