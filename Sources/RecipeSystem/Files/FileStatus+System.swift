import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileStatus {
  /// Makes a status of what the system says.
  init(_ status: stat) {
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    let (nanoseconds, _) = Int64(modified.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    self.init(
      kind: FileEntry.Kind(mode: status.st_mode),
      size: Int(status.st_size),
      modified: nanoseconds &+ Int64(modified.tv_nsec),
      identity: FileIdentity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        inode: UInt64(truncatingIfNeeded: status.st_ino)),
      permissions: UInt16(truncatingIfNeeded: status.st_mode) & 0o7777)
  }
}

extension FileEntry.Kind {
  /// Makes a kind of the type bits of a mode.
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symbolicLink
    default: self = .other
    }
  }
}
