import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeIndex
@testable import RecipeMatching

struct RecordChangesTests {
  /// Of six records the second was removed, the fourth changed, and one is new behind the last.
  private static let sample: [Int32] = [0, 2, -1, 4, 5, -1]

  @Test("records are known by the numbers they had and have")
  func numbers() throws {
    let changes = try #require(RecordChanges(previous: Self.sample, of: 6))
    #expect(changes.later == [0, -1, 1, -1, 3, 4])
    #expect(changes.fresh == [2, 5] && changes.gone == [1, 3])
    #expect(!changes.areNone)
  }

  @Test("records that follow one another now and before are one run")
  func runs() throws {
    let changes = try #require(RecordChanges(previous: Self.sample + [-1], of: 6))
    var runs: [String] = []
    changes.forEachRun { run in
      switch run {
      case .kept(let range): runs.append("kept \(range)")
      case .fresh(let range): runs.append("fresh \(range)")
      }
    }
    #expect(runs == ["kept 0..<1", "kept 2..<3", "fresh 0..<1", "kept 4..<6", "fresh 1..<3"])
  }

  @Test("pairs of records that did not change have their new numbers, others are left out")
  func pairs() throws {
    let changes = try #require(RecordChanges(previous: Self.sample, of: 6))
    let pairs = [(0, 1), (0, 2), (2, 5), (3, 4)].map { CandidatePair(first: $0.0, second: $0.1) }
    #expect(
      CandidatePair.renumbered(pairs, by: changes.later).map { [$0.first, $0.second] } == [
        [0, 1], [1, 4],
      ])
    let found = pairs.map { pair in
      RecordPair(
        first: pair.first, second: pair.second, verdict: .same, score: 0.9,
        grounds: PairGrounds(vetoes: [.onePage]))
    }
    let renumbered = RecordPair.renumbered(found, by: changes.later)
    #expect(renumbered.map { [$0.first, $0.second] } == [[0, 1], [1, 4]])
    #expect(renumbered.allSatisfy { $0.reasons == [.veto(.onePage)] && $0.score == 0.9 })
  }

  @Test(
    "numbers that records in order cannot have had are refused",
    arguments: [[1, 0], [0, 0], [0, 6], [5, -1, 5], [Int32.max]])
  func impossible(previous: [Int32]) {
    #expect(RecordChanges(previous: previous, of: 6) == nil)
  }

  @Test("a tenth may change, be added or be removed; nothing changed is known")
  func few() throws {
    func areFew(_ changed: Int, of count: Int, from before: Int) -> Bool? {
      let previous = (0..<Int32(count)).map { $0 < changed ? -1 : $0 }
      return RecordChanges(previous: previous, of: before)?.areFew
    }
    #expect(areFew(2, of: 20, from: 20) == true)
    #expect(areFew(3, of: 20, from: 20) == false)
    #expect(areFew(0, of: 18, from: 20) == true)
    #expect(areFew(0, of: 17, from: 20) == false)
    #expect(try #require(RecordChanges(previous: [0, 1], of: 2)).areNone)
    #expect(try #require(RecordChanges(previous: [], of: 0)).areNone)
  }
}
