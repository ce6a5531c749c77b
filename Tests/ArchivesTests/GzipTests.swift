import Archives
import TestSupport
import Testing

@Suite("Gzip")
struct GzipTests {
  @Test(
    "what is stored unpacks to itself",
    arguments: [0, 1, 7, 8, 65_534, 65_535, 65_536, 131_070, 200_000])
  func stored(size: Int) throws {
    let content = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try Gzip.unpack(Gzip.stored(content)) == content)
  }

  @Test("members stand one after the other, and other bytes behind them are left alone")
  func members() throws {
    let bytes = Gzip.stored(Array("ab".utf8)) + Gzip.stored(Array("cd".utf8)) + [0, 0, 0]
    #expect(try Gzip.unpack(bytes) == Array("abcd".utf8))
  }

  @Test("an extra field, a name, a comment and a checksum of the header are skipped")
  func header() throws {
    let plain = Gzip.stored(Array("soup".utf8))
    let fields: [UInt8] = [2, 0, 9, 9] + Array("a\0b\0".utf8) + [1, 2]
    let bytes = plain[..<3] + [0b11110] + plain[4..<10] + fields + plain[10...]
    #expect(try Gzip.unpack(Array(bytes)) == Array("soup".utf8))
  }

  @Test(
    "a broken file says what is wrong",
    arguments: [
      (0, .notGzip), (2, .method(9)), (15, .checksum), (19, .checksum), (23, .size),
    ] as [(Int, ArchiveError.Reason)])
  func damage(offset: Int, reason: ArchiveError.Reason) {
    var bytes = Gzip.stored(Array("soup".utf8))
    bytes[offset] ^= 1
    #expect(throws: ArchiveError.self) { try Gzip.unpack(bytes) }
    #expect(self.reason(bytes) == reason)
  }

  @Test("a file that is cut off anywhere is an error")
  func truncation() {
    let bytes = Gzip.stored(Array("soup".utf8))
    for length in bytes.indices {
      #expect(reason(Array(bytes[..<length])) != nil, "\(length)")
    }
  }

  @Test("all members together keep to the limit")
  func limit() {
    let member = Gzip.stored([UInt8](repeating: 1, count: 60))
    let limits = ArchiveLimits(entryCount: 1, entrySize: 100, totalSize: 100, ratio: 100)
    #expect(throws: ArchiveError.self) { try Gzip.unpack(member + member, limits: limits) }
    #expect((try? Gzip.unpack(member, limits: limits))?.count == 60)
  }

  @Test(
    "what Python compressed unpacks, and what is stored opens in Python",
    .enabled(if: PythonTool.isThere, "needs python3"), arguments: [0, 1, 6, 9])
  func python(level: Int) throws {
    let content = Array(String(repeating: "2 leeks, washed; ½ cup cream\n", count: 4_000).utf8)
    let packed = try PythonTool.run(
      """
      import gzip
      text = open(sys.argv[1], "rb").read()
      open(sys.argv[2], "wb").write(gzip.compress(text, \(level)))
      """, input: content)
    #expect(try Gzip.unpack(packed) == content)
    let unpacked = try PythonTool.run(
      """
      import gzip
      open(sys.argv[2], "wb").write(gzip.open(sys.argv[1]).read())
      """, input: Gzip.stored(content))
    #expect(unpacked == content)
  }

  private func reason(_ bytes: [UInt8]) -> ArchiveError.Reason? {
    do throws(ArchiveError) {
      _ = try Gzip.unpack(bytes)
      return nil
    } catch {
      return error.reason
    }
  }
}
