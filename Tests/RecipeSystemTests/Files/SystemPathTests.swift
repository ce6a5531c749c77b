import Foundation
import RecipeCore
import Testing

@testable import RecipeSystem

@Suite("Names of the system")
struct SystemPathTests {
  @Test(
    "a name that is UTF-8 stays what it is",
    arguments: ["leek.md", "purée.md", "汤.md", "🥕.md", "\u{FFFD}", "\u{10FFFD}"])
  func unicode(name: String) {
    #expect(escaped(Array(name.utf8)) == name)
    #expect(bytes(of: name) == Array(name.utf8))
  }

  @Test(
    "a name that is not UTF-8 comes back byte for byte",
    arguments: [
      [0xFF], [0x61, 0xE9, 0x2E, 0x6D, 0x64], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80],
      [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0x80, 0x81, 0xC3, 0xA9],
      Array("\u{10FE80}".utf8), Array("a\u{10FEFF}b".utf8),
    ] as [[UInt8]])
  func roundTrip(name: [UInt8]) {
    #expect(bytes(of: escaped(name)) == name)
  }

  @Test("two names never become one")
  func injective() {
    let names: [[UInt8]] = [[0xFF], [0xFE], Array("\u{10FEFF}".utf8), Array("\u{FFFD}".utf8)]
    #expect(Set(names.map(escaped)).count == names.count)
  }

  #if os(Linux)
    @Test("a file whose name is Latin-1 is listed and opened")
    func file() throws {
      let folder = try ScratchFolder()
      let name: [UInt8] = Array((folder.path + "/pur").utf8) + [0xE9, 0x65, 0]
      let file = try #require(name.withUnsafeBytes { fopen($0.baseAddress, "w") })
      fputs("soup", file)
      fclose(file)
      let files = PosixFileSystem()
      let entry = try #require(try files.entries(of: folder.path).first)
      #expect(try files.read(folder.path(of: entry.name), limit: 9) == Array("soup".utf8))
      #expect(try files.realPath(of: folder.path(of: entry.name)).hasSuffix(entry.name))
    }
  #endif

  private func escaped(_ name: [UInt8]) -> String {
    String(decoding: name.withUnsafeBytes(SystemPath.escaped), as: UTF8.self)
  }

  private func bytes(of path: String) -> [UInt8]? {
    SystemPath.withBytes(of: path) { start in
      Array(UnsafeRawBufferPointer(start: start, count: strlen(start)))
    }
  }
}
