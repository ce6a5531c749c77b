import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeIndex
@testable import RecipeMatching
@testable import Text

@Suite("Candidates of what changed")
struct CandidateChangesTests {
  @Test(
    "pairs that were found, with what an edit takes and gives, are those that all records make",
    arguments: [0, 3] as [UInt64])
  func edits(seed: UInt64) async throws {
    var random = SeededGenerator(seed: 4000 + seed)
    var records = (0..<84).map { _ in RandomKeys.make(&random) }
    var pairs = await Self.pairs(records.index)
    var seen = (gained: 0, lost: 0, stillFound: 0)
    for step in 0..<6 {
      let (edited, previous) = Self.edited(records, &random)
      let changes = try #require(RecordChanges(previous: previous, of: records.count))
      let index = records.index.changed(
        by: changes, with: changes.fresh.map { edited[Int($0)] }.index)
      let finder = CandidateChanges(from: records.index, to: index, by: changes, .sample)
      let (gained, lost) = await finder.find()
      let stillFound = await finder.stillFound(lost)
      let kept = CandidatePair.renumbered(pairs, by: changes.later).subtracting(
        lost.subtracting(stillFound))
      pairs = await Self.pairs(edited.index)
      #expect(CandidatePair.unique(kept + gained) == pairs, "step \(step)")
      #expect(pairs.intersecting(gained) == gained)
      let keptGained = gained.filter { previous[$0.first] >= 0 && previous[$0.second] >= 0 }
      seen = (
        seen.gained + keptGained.count, seen.lost + lost.count, seen.stillFound + stillFound.count
      )
      records = edited
    }
    #expect(seen.gained > 0 && seen.lost > seen.stillFound && seen.stillFound > 0, "\(seen)")
  }

  private static func pairs(_ index: RecordIndex) async -> [CandidatePair] {
    await CandidateFinder(keys: index.keys, foods: index.foods).pairs(.sample)
  }

  /// Removes, adds and changes some records.
  private static func edited(
    _ records: [RandomKeys], _ random: inout SeededGenerator
  ) -> (records: [RandomKeys], previous: [Int32]) {
    var edited: [RandomKeys] = []
    var previous: [Int32] = []
    for (number, record) in records.enumerated() {
      let chance = Int.random(in: 0..<150, using: &random)
      if chance == 0 { continue }
      edited.append(chance == 1 ? RandomKeys.make(&random) : record)
      previous.append(chance == 1 ? -1 : Int32(number))
      guard chance == 2 else { continue }
      edited.append(RandomKeys.make(&random))
      previous.append(-1)
    }
    return (edited, previous)
  }
}

/// Keys and foods of a record that many others share.
private struct RandomKeys {
  let keys: RecordKeys
  let foods: [UInt32]

  static func make(_ random: inout SeededGenerator) -> RandomKeys {
    let title = UInt64.random(in: 1...2, using: &random)
    let isUsual = Bool.random(using: &random)
    let foods = (isUsual ? 20..<26 : 20..<36).filter { _ in
      isUsual || Int.random(in: 0..<3, using: &random) > 0
    }
    let words = ([title] + foods.map { UInt64($0) }).prefix(RecordKeys.maximumWordCount)
    var vector = SIMD8<UInt64>(repeating: 0)
    for (place, word) in words.enumerated() { vector[place] = word << 32 }
    return RandomKeys(
      keys: RecordKeys(
        words: vector, grams: TitleGrams(bits: [0xFF << title, 0]),
        page: hash(UInt64.random(in: 1...3, using: &random), 1),
        site: hash(UInt64.random(in: 0...9, using: &random), 3), title: hash(title, 2)),
      foods: foods.map { UInt32($0) << 8 | 4 })
  }

  private static func hash(_ value: UInt64, _ kind: UInt64) -> UInt64 {
    value == 0 ? 0 : StableHash.mix(value << 4 | kind)
  }
}

extension [RandomKeys] {
  fileprivate var index: RecordIndex {
    var starts: [UInt32] = [0]
    for record in self { starts.append((starts.last ?? 0) + UInt32(record.foods.count)) }
    return RecordIndex(
      keys: map(\.keys),
      foods: FoodIndex(
        foods: flatMap(\.foods), starts: starts, weights: map { UInt16($0.foods.count * 4) }))
  }
}
