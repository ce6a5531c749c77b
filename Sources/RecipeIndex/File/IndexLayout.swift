import RecipeCore
import Text

/// Where the parts of an index file are: its last bytes.
///
/// A file is written from its start to its end, so this table stands behind what it tells of:
///
///     mark | sections … | fingerprint, then number, start, length and checksum of each section |
///     start of this table, its checksum, mark — eight bytes each
struct IndexLayout {
  /// The first and last eight bytes of a file; another number for another format.
  static let mark: UInt64 = 0x3430_7844_4943_4552  // "RECIDx04"

  /// One section.
  struct Entry {
    /// Which one.
    let section: IndexSection
    /// Its bytes.
    let range: Range<Int>
    /// Its checksum; 0 for one that is read in pieces.
    let checksum: UInt64
  }

  /// What the content was made of, as a number.
  let fingerprint: UInt64
  /// The sections.
  let entries: [Entry]

  /// Makes a layout of its parts.
  init(fingerprint: UInt64, entries: [Entry]) {
    self.fingerprint = fingerprint
    self.entries = entries
  }

  /// Reads the layout of a file.
  ///
  /// - Throws: That it is none, is cut short or damaged.
  init(of bytes: UnsafeRawBufferPointer) throws(ByteReader.Damage) {
    let tail = 24
    guard bytes.count >= tail + 8 else { throw ByteReader.Damage() }
    var head = try ByteReader(bytes, 0..<8)
    var end = try ByteReader(bytes, (bytes.count - tail)..<bytes.count)
    guard try head.fixed() == Self.mark, let start = Int(exactly: try end.fixed()), start >= 8,
      start <= bytes.count - tail
    else { throw ByteReader.Damage() }
    let table = UnsafeRawBufferPointer(rebasing: bytes[start..<(bytes.count - tail)])
    guard try end.fixed() == Checksum.of(table), try end.fixed() == Self.mark else {
      throw ByteReader.Damage()
    }
    var reader = ByteReader(table)
    fingerprint = try reader.fixed()
    var entries: [Entry] = []
    while !reader.isAtEnd {
      let entry = try Self.entry(&reader, before: start)
      guard !entries.contains(where: { $0.section == entry.section }) else {
        throw ByteReader.Damage()
      }
      entries.append(entry)
    }
    self.entries = entries
  }

  private static func entry(
    _ reader: inout ByteReader, before end: Int
  ) throws(ByteReader.Damage) -> Entry {
    guard let section = IndexSection(rawValue: try reader.fixed()),
      let start = Int(exactly: try reader.fixed()), let count = Int(exactly: try reader.fixed()),
      start <= end, count <= end - start
    else { throw ByteReader.Damage() }
    return Entry(
      section: section, range: start..<(start + count), checksum: try reader.fixed())
  }

  /// The bytes of the table of a file whose sections end at `start`.
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
