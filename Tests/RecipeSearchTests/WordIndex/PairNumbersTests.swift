import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeSearch

@Suite("Numbers of pairs of words")
struct PairNumbersTests {
  @Test("each pair has its own, in its order of words")
  func numbers() {
    var random = SeededGenerator(seed: 3)
    var known: [SIMD2<UInt32>: Int] = [:]
    var pairs = PairNumbers()
    for number in 0..<5_000 {
      let pair = SIMD2(
        UInt32.random(in: 0...60, using: &random), UInt32.random(in: 0...60, using: &random))
      #expect(pairs[pair] == known[pair])
      guard known[pair] == nil else { continue }
      known[pair] = number
      pairs.add(pair, number)
    }
    for (pair, number) in known { #expect(pairs[pair] == number) }
    #expect(pairs[SIMD2(61, 0)] == nil)
  }
}
