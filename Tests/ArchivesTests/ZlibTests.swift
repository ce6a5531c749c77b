import Archives
import Testing

@Suite("Zlib")
struct ZlibTests {
  /// "aaaaaaaaaa" as DEFLATE, and its Adler-32.
  private static let stream: [UInt8] = [0x4B, 0x84, 0x03, 0x00]
  private static let checksum: [UInt8] = [0x14, 0xE1, 0x03, 0xCB]

  @Test("a stream unpacks with its wrapper or without")
  func content() throws {
    for bytes in [[0x78, 0x9C] + Self.stream + Self.checksum, Self.stream] {
      #expect(String(decoding: try Zlib.unpack(bytes), as: UTF8.self) == "aaaaaaaaaa")
    }
  }

  @Test("a stream that is cut off or damaged is refused")
  func damaged() {
    let whole = [0x78, 0x9C] + Self.stream + Self.checksum
    for count in 0..<whole.count {
      #expect(throws: ArchiveError.self) { try Zlib.unpack(Array(whole.prefix(count))) }
    }
    #expect(throws: ArchiveError.self) { try Zlib.unpack(whole.dropLast() + [0]) }
  }
}
