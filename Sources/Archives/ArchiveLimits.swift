/// The limits that keep a malicious archive from filling the memory.
package struct ArchiveLimits: Sendable, Hashable {
  /// The maximum number of entries of an archive.
  package let entryCount: Int
  /// The maximum size of one unpacked entry, in bytes.
  package let entrySize: Int
  /// The maximum total size of the unpacked entries, in bytes.
  package let totalSize: Int
  /// The maximum compression ratio, checked beyond the first 256 KiB of an entry.
  package let ratio: Int

  /// Creates limits from their values.
  package init(entryCount: Int, entrySize: Int, totalSize: Int, ratio: Int) {
    self.entryCount = entryCount
    self.entrySize = entrySize
    self.totalSize = totalSize
    self.ratio = ratio
  }

  /// The default limits: 200,000 entries, 256 MiB each, 1 GiB together, a ratio of 100 to 1.
  package static let standard = ArchiveLimits(
    entryCount: 200_000, entrySize: 256 << 20, totalSize: 1 << 30, ratio: 100)

  /// The size up to which the compression ratio is not checked.
  private static let freeSize = 256 << 10

  /// Returns the reason why content of this size is refused, or `nil` if it is accepted.
  ///
  /// - Parameter compressed: The compressed size in bytes.
  func refusal(of size: Int, compressed: Int) -> ArchiveError.Reason? {
    if size > entrySize { return .tooLarge(limit: entrySize) }
    let (dense, overflow) = compressed.multipliedReportingOverflow(by: ratio)
    guard !overflow, size > Self.freeSize, size > dense else { return nil }
    return .tooDense(limit: ratio)
  }

  /// Returns the largest size that this compressed size may unpack to, in bytes.
  func maximumSize(compressed: Int) -> Int {
    let (dense, overflow) = compressed.multipliedReportingOverflow(by: ratio)
    return min(entrySize, overflow ? .max : max(dense, Self.freeSize))
  }

  /// Returns the same limits, with the maximum size of an entry lowered to `entrySize`.
  func with(entrySize: Int) -> ArchiveLimits {
    ArchiveLimits(
      entryCount: entryCount, entrySize: min(entrySize, self.entrySize), totalSize: totalSize,
      ratio: ratio)
  }
}
