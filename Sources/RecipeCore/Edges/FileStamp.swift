/// What tells without reading whether a file is still the one that was read.
package struct FileStamp: Sendable, Hashable {
  /// Bytes.
  package let size: Int
  /// Last change of the content, in nanoseconds since 1970.
  package let modified: Int64
  /// Last change of anything the system keeps about the file, in nanoseconds since 1970.
  package let changed: Int64
  /// Device and inode.
  package let identity: FileIdentity

  /// Makes a stamp of its values.
  package init(size: Int, modified: Int64, changed: Int64, identity: FileIdentity) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.identity = identity
  }

  /// Takes the stamp of a file.
  package init(_ status: FileStatus) {
    self.init(
      size: status.size, modified: status.modified, changed: status.changed,
      identity: status.identity)
  }

  /// How far clocks of file systems are apart at most that count nanoseconds: they tick with the
  /// kernel, every 1 to 10 ms.
  private static let fineTick: Int64 = 100_000_000
  /// How far those are apart that count seconds, or two of them as FAT does.
  private static let coarseTick: Int64 = 3_000_000_000

  /// Whether any change after a moment shows in the stamp.
  ///
  /// A file that changed a moment ago may change again within one tick of the clock and keep its
  /// times: git calls that racy (git's Documentation/technical/racy-git.txt).
  ///
  /// - Parameter moment: When the stamp was taken, or before, in nanoseconds since 1970.
  package func isSettled(at moment: Int64) -> Bool {
    let second: Int64 = 1_000_000_000
    let isCoarse = modified % second == 0 || changed % second == 0
    let tick = isCoarse ? Self.coarseTick : Self.fineTick
    let latest = max(modified, changed)
    let (limit, overflow) = moment.subtractingReportingOverflow(tick)
    return !overflow && latest < limit
  }
}
