/// One name in a folder.
public struct FileEntry: Sendable, Hashable {
  /// What a name stands for, without following links.
  public enum Kind: Sendable, Hashable {
    case file
    case folder
    case symbolicLink
    case other
  }

  /// The name, without a folder.
  public let name: String
  /// What it stands for.
  public let kind: Kind

  /// Makes an entry of its parts.
  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// What is at a path, links followed.
public struct FileStatus: Sendable, Hashable {
  /// File, folder or other.
  public let kind: FileEntry.Kind
  /// Bytes of a file.
  public let size: Int
  /// Last change of the content, in nanoseconds since 1970; programs may set it to anything.
  public let modified: Int64
  /// Last change of the content or of what the system keeps about the file, in nanoseconds since
  /// 1970; only the system sets it.
  public let changed: Int64
  /// Device and inode: equal for two paths of one thing.
  public let identity: FileIdentity
  /// The permission bits, as `chmod` takes them.
  public let permissions: UInt16

  /// Makes a status of its parts.
  public init(
    kind: FileEntry.Kind, size: Int, modified: Int64, changed: Int64, identity: FileIdentity,
    permissions: UInt16
  ) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.changed = changed
    self.identity = identity
    self.permissions = permissions
  }
}

/// What makes a file or folder the same one under two paths.
public struct FileIdentity: Sendable, Hashable {
  /// The device's number.
  public let device: UInt64
  /// The inode's number on that device.
  public let inode: UInt64

  /// Makes an identity of its numbers.
  public init(device: UInt64, inode: UInt64) {
    self.device = device
    self.inode = inode
  }
}
