/// A writer of ZIP archives without compression, entry by entry (APPNOTE 6.3.10).
///
/// Equal entries give equal bytes: every entry is dated to the first day that the format can store.
package struct ZipWriter: Sendable {
  private var directory: [UInt8] = []
  private var count: UInt64 = 0
  private var offset: UInt64 = 0

  /// Creates a writer of an empty archive.
  package init() {}

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - name: The path in the archive in UTF-8, truncated to 65,535 bytes.
  ///   - content: The content, which must be smaller than 4 GiB.
  /// - Returns: The next bytes of the archive.
  package mutating func add(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let name = Array(name.utf8.prefix(0xFFFF))
    let facts = Self.facts(name, content)
    var entry: [UInt8] = []
    entry.reserveCapacity(30 + name.count + content.count)
    entry.append(number: 0x0403_4B50 as UInt32)
    entry.append(number: Self.version)
    entry += facts
    entry.append(number: 0 as UInt16)
    entry += name
    entry += content
    describe(name, facts)
    count += 1
    offset += UInt64(entry.count)
    return entry
  }

  /// Returns the bytes that end the archive.
  package func end() -> [UInt8] {
    let isLarge = count >= UInt64(UInt16.max) || offset >= Self.saturated
    var bytes = directory
    if isLarge { bytes += end64() }
    bytes.append(number: 0x0605_4B50 as UInt32)
    bytes.append(number: 0 as UInt32)
    let shortCount = UInt16(clamping: count)
    bytes.append(number: shortCount)
    bytes.append(number: shortCount)
    bytes.append(number: UInt32(clamping: directory.count))
    bytes.append(number: UInt32(clamping: offset))
    bytes.append(number: 0 as UInt16)
    return bytes
  }

  /// The version needed to unpack, 2.0, the smallest that supports folders and DEFLATE.
  private static let version: UInt16 = 20
  private static let saturated = UInt64(UInt32.max)
  /// Bit 11: the names are UTF-8.
  private static let flags: UInt16 = 0x800
  /// 1 January 1980, the first day of the MS-DOS epoch.
  private static let date: UInt16 = 0x21

  /// Returns the fields that the local header and the directory share, from flags to name length.
  private static func facts(_ name: [UInt8], _ content: [UInt8]) -> [UInt8] {
    var facts: [UInt8] = []
    // The flags, the method "stored", midnight, the date.
    for number in [flags, 0, 0, date] { facts.append(number: number) }
    facts.append(number: CRC32.of(content))
    facts.append(number: UInt32(clamping: content.count))
    facts.append(number: UInt32(clamping: content.count))
    facts.append(number: UInt16(clamping: name.count))
    return facts
  }

  /// Appends the entry that is about to be written to the directory (section 4.3.12).
  private mutating func describe(_ name: [UInt8], _ facts: [UInt8]) {
    let isLarge = offset >= Self.saturated
    directory.append(number: 0x0201_4B50 as UInt32)
    directory.append(number: Self.version)
    directory.append(number: Self.version)
    directory += facts
    // The lengths of the extra field and the comment, the disk, and the attributes.
    for number in [isLarge ? 12 : 0, 0, 0, 0] as [UInt16] { directory.append(number: number) }
    directory.append(number: 0 as UInt32)
    directory.append(number: UInt32(clamping: offset))
    directory += name
    guard isLarge else { return }
    for number in [1, 8] as [UInt16] { directory.append(number: number) }
    directory.append(number: offset)
  }

  /// Returns the Zip64 end of central directory record and its locator (sections 4.3.14 and 4.3.15).
  private func end64() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(number: 0x0606_4B50 as UInt32)
    bytes.append(number: 44 as UInt64)
    bytes.append(number: 45 as UInt16)
    bytes.append(number: 45 as UInt16)
    bytes.append(number: 0 as UInt64)
    for number in [count, count, UInt64(directory.count), offset] { bytes.append(number: number) }
    bytes.append(number: 0x0706_4B50 as UInt32)
    bytes.append(number: 0 as UInt32)
    bytes.append(number: offset + UInt64(directory.count))
    bytes.append(number: 1 as UInt32)
    return bytes
  }
}
