/// What a reader of archives refuses, so that no archive fills the memory.
package struct ArchiveLimits: Sendable, Hashable {
  /// How many entries an archive may have.
  package let entryCount: Int
  /// How many bytes one entry may unpack to.
  package let entrySize: Int
  /// How many bytes all entries together may unpack to.
  package let totalSize: Int
  /// How many bytes a compressed byte may unpack to, beyond the first 256 KiB of an entry.
  package let ratio: Int

  /// Makes limits of their values.
  package init(entryCount: Int, entrySize: Int, totalSize: Int, ratio: Int) {
    self.entryCount = entryCount
    self.entrySize = entrySize
    self.totalSize = totalSize
    self.ratio = ratio
  }

  /// 200,000 entries, 256 MiB each, 1 GiB together, 100 to 1.
  package static let standard = ArchiveLimits(
    entryCount: 200_000, entrySize: 256 << 20, totalSize: 1 << 30, ratio: 100)

  /// What an entry may unpack to however small it is.
  private static let freeSize = 256 << 10

  /// Why content of this size is refused; `nil` when it is not.
  ///
  /// - Parameter compressed: How many bytes it is compressed to.
  func refusal(of size: Int, compressed: Int) -> ArchiveError.Reason? {
    if size > entrySize { return .tooLarge(limit: entrySize) }
    let (dense, overflow) = compressed.multipliedReportingOverflow(by: ratio)
    guard !overflow, size > Self.freeSize, size > dense else { return nil }
    return .tooDense(limit: ratio)
  }

  /// How many bytes a compressed size may unpack to.
  func largestSize(compressed: Int) -> Int {
    let (dense, overflow) = compressed.multipliedReportingOverflow(by: ratio)
    return min(entrySize, overflow ? .max : max(dense, Self.freeSize))
  }

  /// The same limits with at most this many bytes for an entry.
  func with(entrySize: Int) -> ArchiveLimits {
    ArchiveLimits(
      entryCount: entryCount, entrySize: min(entrySize, self.entrySize), totalSize: totalSize,
      ratio: ratio)
  }
}
