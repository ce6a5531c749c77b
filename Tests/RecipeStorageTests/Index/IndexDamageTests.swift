import RecipeCore
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("A damaged index is noticed")
struct IndexDamageTests {
  @Test("wherever it is cut short")
  func truncated() async throws {
    let bytes = try await IndexSample().bytes
    for count in 0..<bytes.count {
      let cut = SharedBytes(Array(bytes[..<count]))
      #expect(RecipeIndex(cut, fingerprint: IndexSample.fingerprint) == nil, "\(count) bytes")
    }
  }

  @Test("whichever byte is another, before anything wrong is shown")
  func flipped() async throws {
    let sample = try await IndexSample()
    var noticed = 0
    for place in sample.bytes.indices {
      var bytes = sample.bytes
      bytes[place] ^= UInt8(1 << (place % 8))
      let isRight = Self.isRight(bytes, sample)
      #expect(isRight != false, "byte \(place)")
      if isRight == nil { noticed += 1 }
    }
    #expect(noticed > sample.bytes.count * 3 / 4)
  }

  @Test("whatever was mixed up")
  func mutated() async throws {
    let sample = try await IndexSample()
    var random = SeededGenerator(seed: 3)
    for round in 0..<2_000 {
      var bytes = sample.bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[bytes.count - 1 - place], at: place)
        }
      }
      #expect(Self.isRight(bytes, sample) != false, "round \(round)")
    }
  }

  @Test("something else is no index", arguments: ["", "RECIDx01", "SQLite format 3\u{0}"])
  func foreign(text: String) {
    let bytes = SharedBytes(Array(text.utf8) + [UInt8](repeating: 0, count: 200))
    #expect(RecipeIndex(bytes, fingerprint: nil) == nil)
  }

  /// Whether an index shows what it should; `nil` when it is known to be damaged.
  private static func isRight(_ bytes: [UInt8], _ sample: IndexSample) -> Bool? {
    guard let index = RecipeIndex(SharedBytes(bytes), fingerprint: IndexSample.fingerprint) else {
      return nil
    }
    let recipes = IndexedRecipes(index)
    let candidates = recipes.candidates(for: .everything)
    let isSame =
      recipes.count == sample.recipes.count && candidates.certain.count == recipes.count
      && sample.recipes.indices.allSatisfy { recipes[$0].isSame(as: sample.recipes[$0]) }
      && (try? index.facts()) != nil
      && recipes.statistics() == sample.index.flatMap { IndexedRecipes($0).statistics() }
    return recipes.isDamaged ? nil : isSame
  }
}
