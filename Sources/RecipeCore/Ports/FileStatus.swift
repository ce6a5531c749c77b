/// The status of a path, with links followed.
public struct FileStatus: Sendable, Hashable {
  /// The kind: file, folder or other.
  public let kind: FileEntry.Kind
  /// The size of a file in bytes.
  public let size: Int
  /// The last change of the content, in nanoseconds since 1970; programs may set it to any value.
  public let modified: Int64
  /// The last change of the content or metadata, in nanoseconds since 1970; only the system sets
  /// it.
  public let changed: Int64
  /// The device and inode: equal for two paths of the same file.
  public let identity: FileIdentity
  /// The permission bits, as `chmod` takes them, with the sticky bit.
  public let permissions: UInt16
  /// The number of the owner.
  public let owner: UInt32

  /// The number of the group.
  public let group: UInt32

  /// True if others than the owner may write to it.
  ///
  /// Many systems give each user a group of that name and number, in which nobody else is, and let it
  /// write to new files.
  package var isWritableByOthers: Bool {
    permissions & 0o002 != 0 || permissions & 0o020 != 0 && group != owner
  }

  /// True for a folder in which everyone may replace the files of others: without the sticky bit (POSIX `S_ISVTX`).
  package var letsEveryoneReplaceFiles: Bool {
    kind == .folder && permissions & 0o002 != 0 && permissions & 0o1000 == 0
  }

  /// Creates a status from its parts.
  public init(
    kind: FileEntry.Kind, size: Int, modified: Int64, changed: Int64, identity: FileIdentity,
    permissions: UInt16, owner: UInt32 = 0, group: UInt32 = 0
  ) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.changed = changed
    self.identity = identity
    self.permissions = permissions
    self.owner = owner
    self.group = group
  }
}
