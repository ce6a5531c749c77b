import RecipeCore
import Text

/// The table of sections at the end of an index file.
///
/// A file is written from start to end, so the table follows the sections:
///
///     mark | sections … | fingerprint, then number, start, length and checksum of each section |
///     start of this table, its checksum, mark — eight bytes each
struct IndexLayout {
  /// The first and last eight bytes of a file, different for each version of the format.
  static let mark: UInt64 = 0x3730_7844_4943_4552  // "RECIDx07"

  /// A section in the table.
  struct Entry {
    /// The section.
    let section: IndexSection
    /// The range of its bytes.
    let range: Range<Int>
    /// The checksum, or 0 if each piece has its own.
    let checksum: UInt64
  }

  /// The fingerprint of the inputs.
  let fingerprint: UInt64
  /// The sections.
  let entries: [Entry]

  /// Creates a layout from its parts.
  init(fingerprint: UInt64, entries: [Entry]) {
    self.fingerprint = fingerprint
    self.entries = entries
  }

  /// True if a file is an index in another version of the format.
  static func isOfAnotherVersion(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count >= 8 else { return false }
    let start = bytes.loadUnaligned(as: UInt64.self).littleEndian
    return start != mark && start & nameBits == mark & nameBits
  }

  /// The part of the mark that all versions have, "RECIDx".
  private static let nameBits: UInt64 = (1 << 48) - 1

  /// Reads the layout of a file.
  ///
  /// - Throws: An error if it is not an index, is truncated or corrupt.
  init(of bytes: UnsafeRawBufferPointer) throws(IndexCorruption) {
    let tail = 24
    guard bytes.count >= tail + 8 else { throw IndexCorruption() }
    var head = try ByteReader(bytes, 0..<8)
    var end = try ByteReader(bytes, (bytes.count - tail)..<bytes.count)
    guard try head.fixed() == Self.mark, let start = Int(exactly: try end.fixed()), start >= 8,
      start <= bytes.count - tail
    else { throw IndexCorruption() }
    let table = UnsafeRawBufferPointer(rebasing: bytes[start..<(bytes.count - tail)])
    guard try end.fixed() == Checksum.of(table), try end.fixed() == Self.mark else {
      throw IndexCorruption()
    }
    var reader = ByteReader(table)
    fingerprint = try reader.fixed()
    var entries: [Entry] = []
    while !reader.isAtEnd {
      let entry = try Self.entry(&reader, before: start)
      guard !entries.contains(where: { $0.section == entry.section }) else {
        throw IndexCorruption()
      }
      entries.append(entry)
    }
    self.entries = entries
  }

  private static func entry(
    _ reader: inout ByteReader, before end: Int
  ) throws(IndexCorruption) -> Entry {
    guard let section = IndexSection(rawValue: try reader.fixed()),
      let start = Int(exactly: try reader.fixed()), let count = Int(exactly: try reader.fixed()),
      start <= end, count <= end - start
    else { throw IndexCorruption() }
    return Entry(
      section: section, range: start..<(start + count), checksum: try reader.fixed())
  }

  /// Returns the bytes of the table of a file whose sections end at `start`.
  func tail(at start: Int) -> [UInt8] {
    var table = ByteWriter()
    table.write(fixed: fingerprint)
    for entry in entries {
      table.write(fixed: entry.section.rawValue)
      table.write(fixed: UInt64(entry.range.lowerBound))
      table.write(fixed: UInt64(entry.range.count))
      table.write(fixed: entry.checksum)
    }
    let checksum = Checksum.of(table.bytes)
    table.write(fixed: UInt64(start))
    table.write(fixed: checksum)
    table.write(fixed: Self.mark)
    return table.bytes
  }
}
