import Archives
import Testing

@Suite("Inflate")
struct InflateTests {
  @Test(
    "streams of each kind of block unpack",
    arguments: [
      // A stored block, and two with the fixed codes; Python makes those with codes of their own.
      ([0x01, 0x03, 0x00, 0xFC, 0xFF, 0x61, 0x62, 0x63], "abc"),
      ([0x4B, 0x84, 0x03, 0x00], "aaaaaaaaaa"),
      ([0x03, 0x00], ""),
    ] as [([UInt8], String)])
  func blocks(stream: [UInt8], text: String) throws {
    let unpacked = try Inflate.unpack(stream + [1, 2, 3], in: 0..<stream.count + 3)
    #expect(String(decoding: unpacked.bytes, as: UTF8.self) == text)
    #expect(unpacked.end == stream.count)
  }

  @Test(
    "a stream that breaks a rule says which and where",
    arguments: [
      ([0x07], .damaged("the block type 3 is undefined")),
      (
        [0x01, 0x03, 0x00, 0xFC, 0xFE, 0x61],
        .damaged("the length of a stored block does not match its complement")
      ),
      ([0x01, 0x03, 0x00, 0xFC, 0xFF, 0x61], .cutOff),
      ([], .cutOff),
      ([0x4B], .cutOff),
      ([0x03, 0x02, 0x00], .damaged("a distance reaches back before the start")),
    ] as [([UInt8], ArchiveError.Reason)])
  func errors(stream: [UInt8], reason: ArchiveError.Reason) {
    #expect(reasonOfFailure(stream) == reason)
  }

  @Test("content beyond the size is refused before it is there")
  func size() {
    let limits = ArchiveLimits(entryCount: 1, entrySize: 9, totalSize: 9, ratio: 100)
    #expect(reasonOfFailure([0x4B, 0x84, 0x03, 0x00], limits) == .tooLarge(limit: 9))
  }

  @Test("a stream that unpacks to a thousand times its size is refused at a hundred times")
  func ratio() {
    let stream = DeflateBomb.stream(repeats: 100_000)
    let limits = ArchiveLimits.standard
    #expect(stream.count < 200_000)
    #expect(reasonOfFailure(stream, limits) == .tooDense(limit: limits.ratio))
  }

  private func reasonOfFailure(
    _ stream: [UInt8], _ limits: ArchiveLimits = .standard
  ) -> ArchiveError.Reason? {
    do throws(ArchiveError) {
      _ = try Inflate.unpack(stream, in: 0..<stream.count, limits: limits)
      return nil
    } catch {
      return error.reason
    }
  }
}
