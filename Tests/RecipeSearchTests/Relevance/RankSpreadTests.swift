import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeSearch

struct RankSpreadTests {
  @Test("ranks are counted as one by one", arguments: [0, 1, 2, 7, 300])
  func counts(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let ranks = (0..<count).map { _ in Double(Int.random(in: -3...9, using: &random)) / 2 }
    let spread = RankSpread(ranks)
    #expect(spread.count == count)
    #expect((0..<spread.valueCount).map(spread.value) == Set(ranks).sorted())
    var near = count
    for rank in Array(stride(from: -2, through: 5, by: 0.25)).shuffled(using: &random) {
      let (below, notAbove) = spread.withLookup { $0.counts(around: rank, near: &near) }
      #expect(below == ranks.count { $0 < rank })
      #expect(notAbove == ranks.count { $0 <= rank })
    }
  }

  @Test("zeros of either sign are one rank")
  func zeros() {
    let spread = RankSpread([0.0, 1, -0.0])
    #expect(spread == RankSpread(values: [0, 1], counts: [2, 3]))
    var near = 0
    #expect(spread.withLookup { $0.counts(around: -0.0, near: &near) } == (0, 2))
  }
}
