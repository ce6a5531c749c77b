import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileStatus {
  /// Creates a status from the system's.
  init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      kind: FileEntry.Kind(mode: status.st_mode),
      size: Int(status.st_size),
      modified: Self.nanoseconds(modified), changed: Self.nanoseconds(changed),
      identity: FileIdentity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        inode: UInt64(truncatingIfNeeded: status.st_ino)),
      permissions: UInt16(truncatingIfNeeded: status.st_mode) & 0o7777,
      owner: UInt32(truncatingIfNeeded: status.st_uid),
      group: UInt32(truncatingIfNeeded: status.st_gid))
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

extension FileEntry.Kind {
  /// Creates a kind from the type bits of a mode.
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symbolicLink
    default: self = .other
    }
  }
}
