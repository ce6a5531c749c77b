import Archives
import TestSupport
import Testing

@Suite("ZIP archives")
struct ZipArchiveTests {
  @Test("what is written is read back, names of any script too")
  func roundTrip() throws {
    let entries = [("a.json", "{}"), ("Käse/été 🧀.md", "# A"), ("empty", ""), ("folder/", "")]
    let bytes = ZipSample.archive(entries.map { (name: $0.0, content: $0.1) })
    let contents = try ZipSample.contents(bytes)
    #expect(contents.map(\.name) == entries.map(\.0))
    #expect(contents.map(\.text) == entries.map(\.1))
    #expect(try ZipArchive(bytes).entries.map(\.isFolder) == [false, false, false, true])
  }

  @Test("the same entries make the same bytes")
  func deterministic() {
    let entries = [(name: "a", content: "1"), (name: "b", content: "2")]
    #expect(ZipSample.archive(entries) == ZipSample.archive(entries))
  }

  @Test(
    "a name that leads out of the archive is refused, and the other entries are not",
    arguments: [
      "../a", "a/../../b", "/etc/passwd", "a\\b", "C:/a", "c:a", "a\0b", "..", "a/..",
    ])
  func unsafeNames(name: String) throws {
    let bytes = ZipSample.archive([(name: name, content: "x"), (name: "ok", content: "y")])
    let archive = try ZipArchive(bytes)
    #expect(archive.entries.map(\.problem?.reason) == [.unsafeName, nil])
    #expect(try archive.content(of: archive.entries[1]) == Array("y".utf8))
  }

  @Test("dots that are no part of their own are names", arguments: ["a..b", "...", ".a/b", "a./b"])
  func safeNames(name: String) throws {
    let bytes = ZipSample.archive([(name: name, content: "x")])
    #expect(try ZipArchive(bytes).entries.map(\.problem) == [nil])
  }

  @Test(
    "what is wrong with one entry is that entry's error",
    arguments: [
      (8, [1, 0], .encrypted), (10, [12, 0], .method(12)), (16, [0, 0, 0, 0], .checksum),
      (24, [9, 0, 0, 0], .size), (20, [255, 255, 255, 0], .cutOff),
      (42, [0xFE, 0xFF, 0xFF, 0xFF], .cutOff),
    ] as [(Int, [UInt8], ArchiveError.Reason)])
  func damagedEntry(offset: Int, new: [UInt8], reason: ArchiveError.Reason) throws {
    let plain = ZipSample.archive([(name: "ok", content: "1"), (name: "bad", content: "2")])
    let archive = try ZipArchive(ZipSample.changed(plain, ZipSample.directory, offset, new))
    #expect(try archive.content(of: archive.entries[0]) == Array("1".utf8))
    do throws(ArchiveError) {
      _ = try archive.content(of: archive.entries[1])
      Issue.record("it was unpacked")
    } catch {
      #expect(error.reason == reason)
    }
  }

  @Test("a name without the mark of UTF-8 is UTF-8 if it can be, else of the first PCs")
  func names() throws {
    for (name, text) in [([0x81], "ü"), ([0xC3, 0xBC], "ü")] as [([UInt8], String)] {
      let placeholder = String(repeating: "x", count: name.count)
      let plain = ZipSample.archive([(name: placeholder, content: "1")])
      let unmarked = ZipSample.changed(plain, ZipSample.directory, 8, [0, 0])
      let bytes = ZipSample.changed(unmarked, ZipSample.directory, 46, name)
      #expect(try ZipArchive(bytes).entries.map(\.name) == [text])
    }
  }

  @Test("bytes before an archive do not hide it")
  func shifted() throws {
    let plain = ZipSample.archive([(name: "a", content: "1"), (name: "b", content: "2")])
    let bytes = Array("#!/bin/sh\n".utf8) + plain
    #expect(try ZipSample.contents(bytes).map(\.text) == ["1", "2"])
  }

  @Test("what is no archive, or is cut off, says so")
  func noArchive() {
    let plain = ZipSample.archive([(name: "a", content: "1")])
    for bytes in [[], Array("PK".utf8), Array(plain.dropLast())] {
      #expect(throws: ArchiveError(.noDirectory, at: bytes.count)) { try ZipArchive(bytes) }
    }
  }

  @Test("more entries than the limit are left out, and that is told")
  func entryLimit() throws {
    let bytes = ZipSample.archive((0..<5).map { (name: "\($0)", content: "x") })
    let limits = ArchiveLimits(entryCount: 3, entrySize: 10, totalSize: 10, ratio: 100)
    let archive = try ZipArchive(bytes, limits: limits)
    #expect(archive.entries.count == 3)
    #expect(archive.damage?.reason == .tooManyEntries(limit: 3))
  }

  @Test("entries that are too large alone or together are refused")
  func sizeLimits() throws {
    let bytes = ZipSample.archive(
      ["12345", "123456789", "123", "1"].map { (name: $0, content: $0) })
    let limits = ArchiveLimits(entryCount: 9, entrySize: 8, totalSize: 7, ratio: 100)
    #expect(
      try ZipArchive(bytes, limits: limits).entries.map(\.problem?.reason)
        == [nil, .tooLarge(limit: 8), .tooLarge(limit: 7), nil])
  }
}
