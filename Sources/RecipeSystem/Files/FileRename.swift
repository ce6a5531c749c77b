#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Moves of a file to another name, between paths that a `SystemPath` made.
enum FileRename {
  /// Moves a file, in the place of one that has the name.
  ///
  /// - Returns: 0, or the number of `errno`.
  static func replacing(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
    rename(old, new) == 0 ? 0 : errno
  }

  /// Moves a file to a name that nothing has.
  ///
  /// - Returns: 0, `EEXIST` when the name is taken, or another number of `errno`.
  static func toFreeName(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
    // A hard link refuses a name that is taken, on every system (POSIX, link).
    if link(old, new) == 0 { return unlink(old) == 0 ? 0 : errno }
    let code = errno
    guard code == EPERM || code == ENOTSUP || code == ENOSYS else { return code }
    return byClaim(old, new)
  }

  /// The same on file systems without hard links, such as FAT: an empty file claims the name first.
  private static func byClaim(
    _ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>
  ) -> Int32 {
    guard FileDescriptor.open(new, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600) != nil else {
      return errno
    }
    let code = replacing(old, new)
    if code != 0 { unlink(new) }
    return code
  }
}
