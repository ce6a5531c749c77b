/// The metadata of a file by which a change is detected without reading it.
public struct FileStamp: Sendable, Hashable {
  /// The size in bytes.
  public let size: Int
  /// The last change of the content, in nanoseconds since 1970.
  public let modified: Int64
  /// The last change of the content or metadata, in nanoseconds since 1970.
  public let changed: Int64
  /// The device and inode.
  public let identity: FileIdentity

  /// Creates a stamp from its values.
  public init(size: Int, modified: Int64, changed: Int64, identity: FileIdentity) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.identity = identity
  }

  /// Creates the stamp of a file.
  public init(_ status: FileStatus) {
    self.init(
      size: status.size, modified: status.modified, changed: status.changed,
      identity: status.identity)
  }

  /// The age at which a change counts as settled: FAT has a resolution of two seconds, and the
  /// clock of a file server may be a little behind.
  private static let leastAge: Int64 = 3_000_000_000

  /// True if any change after a moment will show in the stamp.
  ///
  /// A file that changed a moment ago may change again within one tick of the clock and keep its
  /// times: git calls that racy (git's Documentation/technical/racy-git.txt).
  ///
  /// - Parameter moment: The time when the stamp was taken, or an earlier one, in nanoseconds since
  ///   1970.
  public func isSettled(at moment: Int64) -> Bool {
    let (limit, overflow) = moment.subtractingReportingOverflow(Self.leastAge)
    return !overflow && max(modified, changed) < limit
  }
}
