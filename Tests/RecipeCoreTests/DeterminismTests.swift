import RecipeCore
import TestSupport
import Testing

/// What the stages make of records must not depend on the order these arrive in.
struct DeterminismTests {
  @Test("matching, merging and ranking give the same under every permutation", arguments: 0..<20)
  func permutations(seed: UInt64) async {
    var random = SeededGenerator(seed: 1000 + seed)
    let shuffled = Self.batches.shuffled(using: &random).map { batch in
      SourceBatch(
        report: batch.report, traits: batch.traits,
        records: batch.records.shuffled(using: &random))
    }
    #expect(await Self.outcome(of: shuffled) == Self.outcome(of: Self.batches))
  }

  @Test("the sample has clusters, variants, ties and unranked recipes")
  func sampleIsTelling() async {
    let matched = await RecordMatcher(settings: MatchSettings(), work: .sample).match(Self.batches)
    #expect(matched.clusters.contains { $0.members.count > 2 })
    #expect(!matched.variants.isEmpty)
    #expect(matched.clusters.contains { $0.members.count == 1 })
  }

  /// Three sources over the same few dishes and sites, so that much is alike.
  private static let batches: [SourceBatch] = {
    var random = SeededGenerator(seed: 42)
    let dishes = ["Leek Soup", "Vegan Leek Soup", "Lentil Dal", "Apple Pie", "Easy Apple Pie"]
    let more = (0..<20).map { "Dish \($0)" }
    let foods = (0..<12).map { "food\($0)" }
    return ["a", "b", "c"].map { source in
      let records = (0..<40).map { index in
        RecipeRecord.sample(
          "\(source)/\(Int.random(in: 0..<30, using: &random))-\(index % 3)",
          (dishes + more).randomElement(using: &random) ?? "",
          url: Bool.random(using: &random)
            ? "http://s.example/\(Int.random(in: 0..<40, using: &random))" : nil,
          ingredients: Array(foods.dropFirst(Int.random(in: 0..<8, using: &random)).prefix(6)),
          rank: Bool.random(using: &random) ? "\(Int.random(in: 97...100, using: &random))" : nil)
      }
      return .sample(source, records, traits: SourceTraits(weight: source == "b" ? 2 : 1))
    }
  }()

  private static func outcome(of batches: [SourceBatch]) async -> [String] {
    let matched = await RecordMatcher(settings: MatchSettings(), work: .sample).match(batches)
    let ranked = RecipeRanker(traits: matched.traits).rank(
      await RecipeMerger(work: .sample).merge(matched))
    return ranked.map { "\($0)" } + matched.variants.map { "\($0)" }
  }
}
