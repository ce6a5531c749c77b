#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Renaming of files, between paths provided by `SystemPath`.
enum FileRename {
  /// Renames a file, replacing an existing one.
  ///
  /// - Returns: 0, or the `errno`.
  static func replacing(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
    rename(old, new) == 0 ? 0 : errno
  }

  /// Renames a file to an unused name.
  ///
  /// - Returns: 0, `EEXIST` if the name is taken, or another `errno`.
  static func toFreeName(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
    // A hard link fails if the name is taken, on every system (POSIX, link).
    if link(old, new) == 0 { return unlink(old) == 0 ? 0 : errno }
    let code = errno
    guard code == EPERM || code == ENOTSUP || code == ENOSYS else { return code }
    return byClaim(old, new)
  }

  /// Renames on file systems without hard links, such as FAT: an empty file reserves the name
  /// first.
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
