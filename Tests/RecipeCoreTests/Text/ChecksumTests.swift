import RecipeCore
import TestSupport
import Testing

struct ChecksumTests {
  @Test("a byte that changes, comes or goes changes the checksum, however few there are")
  func changes() {
    var random = SeededGenerator(seed: 1)
    for count in 0...70 {
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      var checksums: Set<UInt64> = [Checksum.of(bytes)]
      for place in bytes.indices {
        var changed = bytes
        changed[place] ^= UInt8.random(in: 1...255, using: &random)
        checksums.insert(Checksum.of(changed))
      }
      checksums.insert(Checksum.of(bytes + [0]))
      checksums.insert(Checksum.of([0] + bytes + [0]))
      #expect(checksums.count == count + 3)
    }
  }

  @Test("zeros tell by their number")
  func zeros() {
    let checksums = Set((0...100).map { Checksum.of(Array(repeating: 0, count: $0)) })
    #expect(checksums.count == 101)
  }
}
