/// A ZIP archive, read from its central directory (APPNOTE 6.3.10).
///
/// A problem of one entry is that entry's error: the others can still be unpacked.
package struct ZipArchive: Sendable {
  /// The entries, in the order of the directory.
  package let entries: [ZipEntry]
  /// The error that stopped the reading of the directory, or `nil` if it was read to its end.
  package let damage: ArchiveError?

  private let bytes: [UInt8]
  private let limits: ArchiveLimits

  /// True if the bytes start as a ZIP archive does, with or without entries.
  package static func isLikely(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// Reads the directory of an archive.
  ///
  /// - Throws: The reason why there is no directory.
  package init(
    _ bytes: [UInt8], limits: ArchiveLimits = .standard
  ) throws(ArchiveError) {
    self.bytes = bytes
    self.limits = limits
    let directory = try ZipDirectory(of: bytes)
    var listing = ZipListing(bytes, directory, limits: limits)
    listing.refuseOverlaps()
    entries = listing.entries
    damage = listing.damage
  }

  /// Unpacks an entry of this archive.
  ///
  /// - Throws: The reason why it cannot be unpacked, including a wrong checksum or size.
  package func content(of entry: ZipEntry) throws(ArchiveError) -> [UInt8] {
    if let problem = entry.problem { throw problem }
    let content = try unpack(entry)
    guard content.count == entry.size else { throw ArchiveError(.size, at: entry.start) }
    guard CRC32.of(content) == entry.crc else { throw ArchiveError(.checksum, at: entry.start) }
    return content
  }

  private func unpack(_ entry: ZipEntry) throws(ArchiveError) -> [UInt8] {
    guard entry.method != 0 else { return Array(bytes[entry.packed]) }
    do {
      let limits = limits.with(entrySize: entry.size)
      return try Inflate.unpack(bytes, in: entry.packed, limits: limits).bytes
    } catch {
      // An entry that exceeds its stated size has a wrong size, whatever the limit is.
      if case .tooLarge = error.reason { throw ArchiveError(.size, at: entry.start) }
      throw error
    }
  }
}
