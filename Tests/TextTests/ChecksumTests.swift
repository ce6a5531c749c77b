import Testing

@testable import Text

@Suite("Checksums")
struct ChecksumTests {
  @Test("any bit that is turned over shows", arguments: Array(0...80) + [255, 1000])
  func bits(count: Int) {
    var bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 7) }
    let checksum = Checksum.of(bytes)
    for place in 0..<(count * 8) {
      bytes[place / 8] ^= 1 << UInt8(place % 8)
      #expect(Checksum.of(bytes) != checksum, "bit \(place) of \(count) bytes")
      bytes[place / 8] ^= 1 << UInt8(place % 8)
    }
  }

  @Test("a zero more or less shows")
  func zeros() {
    let checksums = (0..<200).map { Checksum.of([UInt8](repeating: 0, count: $0)) }
    #expect(Set(checksums).count == checksums.count)
  }

  @Test("the bytes decide, not where they are")
  func places() {
    let bytes = (0..<100).map { UInt8($0) }
    let shifted = [9] + bytes
    let checksum = shifted.withUnsafeBytes {
      Checksum.of(UnsafeRawBufferPointer(rebasing: $0.dropFirst()))
    }
    #expect(checksum == Checksum.of(bytes))
  }
}
