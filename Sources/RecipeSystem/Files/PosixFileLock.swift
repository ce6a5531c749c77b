import RecipeCore

/// A lock on an open file, which the system releases when the file is closed.
final class PosixFileLock: HeldLock {
  private let file: FileDescriptor

  /// Holds the lock of a file until this value is freed.
  init(_ file: consuming FileDescriptor) {
    self.file = file
  }
}
