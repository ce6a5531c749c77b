/// What tells without reading whether a file is still the one that was read.
public struct FileStamp: Sendable, Hashable {
  /// Bytes.
  public let size: Int
  /// Last change of the content, in nanoseconds since 1970.
  public let modified: Int64
  /// Last change of anything the system keeps about the file, in nanoseconds since 1970.
  public let changed: Int64
  /// Device and inode.
  public let identity: FileIdentity

  /// Makes a stamp of its values.
  public init(size: Int, modified: Int64, changed: Int64, identity: FileIdentity) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.identity = identity
  }

  /// Takes the stamp of a file.
  public init(_ status: FileStatus) {
    self.init(
      size: status.size, modified: status.modified, changed: status.changed,
      identity: status.identity)
  }

  /// How long ago a file must have changed: FAT counts two seconds, and the clock of a file server
  /// may be a little behind.
  private static let leastAge: Int64 = 3_000_000_000

  /// Whether any change after a moment shows in the stamp.
  ///
  /// A file that changed a moment ago may change again within one tick of the clock and keep its
  /// times: git calls that racy (git's Documentation/technical/racy-git.txt).
  ///
  /// - Parameter moment: When the stamp was taken, or before, in nanoseconds since 1970.
  public func isSettled(at moment: Int64) -> Bool {
    let (limit, overflow) = moment.subtractingReportingOverflow(Self.leastAge)
    return !overflow && max(modified, changed) < limit
  }
}
