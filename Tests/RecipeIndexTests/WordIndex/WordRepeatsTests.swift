import Testing

@testable import RecipeCore
@testable import RecipeIndex
@testable import RecipeSearch

/// The encoding of recipes that have a word more than once.
struct WordRepeatsTests {
  @Test("what is written is read, but for words that stand once")
  func roundTrip() throws {
    let counts = [
      WordCount(position: 0, times: 2), WordCount(position: 1, times: 1),
      WordCount(position: 2, times: 300), WordCount(position: 4_000, times: .max),
    ]
    let read = try Self.read(Self.bytes(of: counts), below: 4_001)
    #expect(read == counts.filter { $0.times > 1 })
    #expect(try Self.read([], below: 0).isEmpty)
  }

  @Test("positions of no recipe and more times than are counted are corruption")
  func corruption() {
    let bytes = Self.bytes(of: [WordCount(position: 5, times: 2)])
    #expect(throws: IndexCorruption.self) { try Self.read(bytes, below: 5) }
    #expect(throws: IndexCorruption.self) { try Self.read([0], below: 5) }
    #expect(throws: IndexCorruption.self) { try Self.read([0, 0xFE, 0xFF, 0x03], below: 5) }
    #expect(throws: IndexCorruption.self) { try Self.read([0xFF], below: 5) }
  }

  private static func bytes(of counts: [WordCount]) -> [UInt8] {
    var writer = ByteWriter()
    WordRepeats.write(counts, to: &writer)
    return writer.bytes
  }

  private static func read(_ bytes: [UInt8], below count: Int) throws -> [WordCount] {
    var read: [WordCount] = []
    try bytes.withUnsafeBytes { try WordRepeats.forEach(in: $0, below: count) { read.append($0) } }
    return read
  }
}
