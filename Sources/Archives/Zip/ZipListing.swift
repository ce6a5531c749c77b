/// The entries of an archive, listed and checked while its directory is read.
struct ZipListing {
  /// The entries read so far.
  private(set) var entries: [ZipEntry] = []
  /// The error that stopped the reading before the end of the directory.
  private(set) var damage: ArchiveError?

  private let bytes: [UInt8]
  private let directory: ZipDirectory
  private let limits: ArchiveLimits
  private var totalSize = 0

  private static let localSignature: UInt32 = 0x0403_4B50
  private static let localLength = 30

  /// Lists the entries of a directory.
  init(_ bytes: [UInt8], _ directory: ZipDirectory, limits: ArchiveLimits) {
    self.bytes = bytes
    self.directory = directory
    self.limits = limits
    list()
  }

  private mutating func list() {
    var place = directory.range.lowerBound
    while place < directory.range.upperBound {
      guard entries.count < limits.entryCount else {
        damage = ArchiveError(.tooManyEntries(limit: limits.entryCount), at: place)
        return
      }
      guard let header = ZipHeader(bytes, at: place), header.end <= directory.range.upperBound
      else {
        damage = ArchiveError(.cutOff, at: place)
        return
      }
      entries.append(entry(header))
      place = header.end
    }
  }

  private mutating func entry(_ header: ZipHeader) -> ZipEntry {
    let (start, overflow) = header.offset.addingReportingOverflow(directory.shift)
    var entry = ZipEntry(
      name: header.name, size: header.size, method: header.method, crc: header.crc, packed: 0..<0,
      start: overflow ? bytes.count : start)
    if let packed = packed(header, at: entry.start) { entry.packed = packed }
    entry.problem = problem(header, entry).map { ArchiveError($0, at: entry.start) }
    if entry.problem == nil { totalSize += entry.size }
    return entry
  }

  /// Returns the range of the compressed bytes after the local header (section 4.3.7), whose
  /// lengths may differ from those in the directory.
  private func packed(_ header: ZipHeader, at start: Int) -> Range<Int>? {
    guard bytes.uint32(at: start) == Self.localSignature,
      let nameLength = bytes.uint16(at: start + 26), let extraLength = bytes.uint16(at: start + 28)
    else { return nil }
    let first = start + Self.localLength + Int(nameLength) + Int(extraLength)
    guard first <= directory.range.lowerBound,
      header.packedSize <= directory.range.lowerBound - first
    else { return nil }
    return first..<first + header.packedSize
  }

  private func problem(_ header: ZipHeader, _ entry: ZipEntry) -> ArchiveError.Reason? {
    guard ZipEntry.isSafe(entry.name) else { return .unsafeName }
    if header.flags & 1 != 0 { return .encrypted }
    guard header.method == 0 || header.method == 8 else { return .method(header.method) }
    guard entry.packed != 0..<0 else { return .cutOff }
    guard header.method != 0 || header.size == header.packedSize else { return .size }
    if let refusal = limits.refusal(of: entry.size, compressed: entry.packed.count) {
      return refusal
    }
    return entry.size > limits.totalSize - totalSize ? .tooLarge(limit: limits.totalSize) : nil
  }

  /// Marks entries that share bytes as problems, as in "A better zip bomb" (Fifield, 2019).
  mutating func refuseOverlaps() {
    let order = entries.indices.filter { !entries[$0].packed.isEmpty }
      .sorted { entries[$0].start < entries[$1].start }
    guard var farthest = order.first else { return }
    for index in order.dropFirst() {
      if entries[index].start < entries[farthest].packed.upperBound {
        refuseOverlap(farthest)
        refuseOverlap(index)
      }
      if entries[index].packed.upperBound > entries[farthest].packed.upperBound {
        farthest = index
      }
    }
  }

  private mutating func refuseOverlap(_ index: Int) {
    guard entries[index].problem == nil else { return }
    entries[index].problem = ArchiveError(.overlapping, at: entries[index].start)
  }
}
