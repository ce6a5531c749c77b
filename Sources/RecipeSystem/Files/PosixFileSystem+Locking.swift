package import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension PosixFileSystem {
  /// Runs a closure while holding the lock of a folder: `flock` on the folder itself, so that no
  /// lock file remains.
  package func whileLocked<Value>(
    _ folder: String, waiting: () -> Void, _ body: () throws(FileError) -> Value
  ) throws(FileError) -> Value {
    let outcome = SystemPath.withBytes(of: folder) { name -> Result<Value, FileError> in
      guard let lock = FileDescriptor.open(name, O_RDONLY | O_DIRECTORY) else {
        return .failure(FileError(code: errno, path: folder))
      }
      Self.lock(lock.number, waiting)
      defer { flock(lock.number, LOCK_UN) }
      return Result(catching: body)
    }
    guard let outcome else { throw FileError.impossiblePath(folder) }
    return try outcome.get()
  }

  package func ifUnlocked<Value>(
    _ folder: String, _ body: () throws(FileError) -> Value
  ) throws(FileError) -> Value? {
    let outcome = SystemPath.withBytes(of: folder) { name -> Result<Value?, FileError> in
      guard let lock = FileDescriptor.open(name, O_RDONLY | O_DIRECTORY) else {
        return .failure(FileError(code: errno, path: folder))
      }
      guard flock(lock.number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
        return .success(nil)
      }
      defer { flock(lock.number, LOCK_UN) }
      return Result { () throws(FileError) in try body() }
    }
    guard let outcome else { throw FileError.impossiblePath(folder) }
    return try outcome.get()
  }

  package func lock(_ path: String) throws(FileError) -> (any HeldLock)? {
    let outcome = SystemPath.withBytes(of: path) { name -> Result<(any HeldLock)?, FileError> in
      guard let file = FileDescriptor.open(name, O_RDONLY | O_CREAT, mode: 0o600) else {
        return .failure(FileError(code: errno, path: path))
      }
      guard flock(file.number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
        return .success(nil)
      }
      return .success(PosixFileLock(file))
    }
    guard let outcome else { throw FileError.impossiblePath(path) }
    return try outcome.get()
  }

  private static func lock(_ number: Int32, _ waiting: () -> Void) {
    guard flock(number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
    waiting()
    while flock(number, LOCK_EX) != 0, errno == EINTR {}
  }
}
