import Archives
import TestSupport
import Testing

@Suite("Hostile archives")
struct HostileArchiveTests {
  @Test("entries that share one kernel of bytes are refused, all of them")
  func overlap() throws {
    // Every entry of the directory is made to point at the first local header.
    let names = (0..<200).map { "\($0 + 100)" }
    let plain = ZipSample.archive(names.map { (name: $0, content: "leek soup") })
    let archive = try ZipArchive(Self.withOneKernel(plain))
    #expect(archive.entries.count == 200)
    #expect(archive.entries.allSatisfy { $0.problem?.reason == .overlapping })
  }

  @Test("an entry that unpacks to a thousand times its size is refused without unpacking it")
  func dense() throws {
    let stream = DeflateBomb.stream(repeats: 20_000)
    let size = 1 + 258 * 20_000
    var plain = ZipSample.archive([
      (name: "bomb", content: String(repeating: "x", count: stream.count))
    ])
    plain.replaceSubrange(34..<34 + stream.count, with: stream)
    let facts = ZipSample.changed(plain, ZipSample.directory, 10, [8, 0])
    for stated in [size, 100] {
      let bytes = withUnsafeBytes(of: UInt32(stated).littleEndian) { Array($0) }
      let archive = try ZipArchive(ZipSample.changed(facts, ZipSample.directory, 24, bytes))
      do throws(ArchiveError) {
        _ = try archive.content(of: archive.entries[0])
        Issue.record("it was unpacked")
      } catch {
        #expect(error.reason == (stated == size ? .tooDense(limit: 100) : .size))
      }
    }
  }

  @Test("no change of bytes stops the readers, and nothing unpacks beyond the limits")
  func mutations() throws {
    var generator = SeededGenerator(seed: 20_263)
    let stream = Self.dynamicStream
    let archive = ZipSample.archive([(name: "a/b", content: "leek"), (name: "c", content: "soup")])
    let limits = ArchiveLimits(entryCount: 10, entrySize: 4096, totalSize: 8192, ratio: 10)
    for _ in 0..<4_000 {
      let inflated = generator.mutated(stream)
      let unpacked = try? Inflate.unpack(inflated, in: 0..<inflated.count, limits: limits)
      #expect((unpacked?.bytes.count ?? 0) <= limits.entrySize)
      let zip = try? ZipArchive(generator.mutated(archive), limits: limits)
      for entry in zip?.entries ?? [] { _ = try? zip?.content(of: entry) }
      _ = try? Gzip.unpack(generator.mutated(Gzip.stored(inflated)), limits: limits)
    }
  }

  @Test("an archive that is cut off anywhere is an error, never a stop")
  func truncations() {
    let archive = ZipSample.archive([(name: "a/b", content: "leek"), (name: "c", content: "soup")])
    for length in archive.indices {
      #expect(throws: ArchiveError.self) { try ZipArchive(Array(archive[..<length])) }
    }
    let stream = Self.dynamicStream
    for length in stream.indices {
      #expect(throws: ArchiveError.self) { try Inflate.unpack(stream, in: 0..<length) }
    }
  }

  /// Entries whose directory says they all begin at the archive's first byte.
  private static func withOneKernel(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for place in bytes.indices where bytes[place...].starts(with: ZipSample.directory) {
      bytes.replaceSubrange(place + 42..<place + 46, with: [0, 0, 0, 0])
    }
    return bytes
  }

  /// 120 words of a shopping list in one block with codes of its own.
  private static let dynamicStream: [UInt8] = [
    0x75, 0x51, 0x5B, 0x0E, 0xC3, 0x20, 0x0C, 0xFB, 0xDF, 0x29, 0x72, 0x80, 0x7D, 0xF5, 0x46,
    0x88, 0xD1, 0x9F, 0xB1, 0x51, 0x95, 0x71, 0xFF, 0x76, 0x79, 0x80, 0xB3, 0x32, 0xA9, 0x52,
    0x49, 0xE2, 0xD8, 0x71, 0x12, 0xF7, 0x14, 0x5E, 0x77, 0xAA, 0x21, 0x7F, 0x6E, 0x39, 0xA5,
    0x27, 0xAD, 0xB9, 0xB4, 0x9D, 0xCA, 0x4A, 0x1C, 0x2D, 0x14, 0xDB, 0x56, 0xA9, 0x96, 0xB6,
    0x09, 0xA6, 0x97, 0xC3, 0xFB, 0x21, 0x69, 0x83, 0x6A, 0x2E, 0x0A, 0xA1, 0x36, 0x7E, 0x33,
    0xC8, 0xA1, 0x6F, 0x61, 0xD1, 0x40, 0x7F, 0x4C, 0x62, 0x4C, 0xE7, 0xE7, 0xAB, 0x11, 0xE6,
    0x74, 0x75, 0x2F, 0xCB, 0xFD, 0x0C, 0x02, 0xE5, 0x1F, 0x8A, 0xEE, 0xE5, 0xD2, 0xC3, 0x25,
    0x54, 0xD2, 0xB7, 0x8C, 0xCB, 0x19, 0x67, 0xC0, 0xD9, 0x60, 0x9A, 0xE9, 0x18, 0x1C, 0xF1,
    0xBE, 0x5C, 0x46, 0xBA, 0x71, 0xCD, 0xA7, 0x17, 0x5B, 0x29, 0x48, 0x4E, 0x26, 0x99, 0x5A,
    0xC0, 0x8B, 0x8C, 0x46, 0xDB, 0x3E, 0xA0, 0xFF, 0xD9, 0x9C, 0x1C, 0xCA, 0xC9, 0xA2, 0x51,
    0x06, 0x75, 0x2B, 0xA6, 0xE8, 0xE0, 0x70, 0x81, 0x71, 0x5B, 0xF0, 0x35, 0x6E, 0x78, 0x00,
  ]
}
