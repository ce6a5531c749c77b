import RecipeCore
import RecipeFormatting
import TestSupport
import Testing

@testable import RecipeMatching
@testable import RecipeMerging
@testable import RecipeSearch

/// What the stages make of records must not depend on the order these arrive in, nor on threads.
struct DeterminismTests {
  @Test(
    "matching, merging and ranking give the same under every permutation and on any threads",
    arguments: [1, 2, 8])
  func permutations(threads: Int) async {
    let expected = await Self.outcome(of: Self.batches, ParallelMap(parallelism: 4))
    for seed in 0..<20 {
      var random = SeededGenerator(seed: 1000 + UInt64(seed))
      let shuffled = Self.batches.shuffled(using: &random).map { batch in
        SourceBatch(
          report: batch.report, traits: batch.traits,
          records: batch.records.shuffled(using: &random))
      }
      let outcome = await Self.outcome(of: shuffled, ParallelMap(parallelism: threads))
      #expect(outcome == expected, "seed \(seed)")
    }
  }

  @Test("the sample has all that order could change")
  func sampleIsTelling() async {
    let matched = await Self.matcher(.sample).match(Self.batches)
    let links = matched.clusters.flatMap(\.links)
    #expect(matched.clusters.count { $0.members.count > 2 } > 2)
    #expect(matched.clusters.contains { $0.members.count == 1 })
    #expect(matched.variants.count > 10)
    let reasons = matched.variants.compactMap(\.reasons.first)
    #expect(Set(reasons.map { $0.words.prefix(8) }).count > 3, "several vetoes: \(Set(reasons))")
    #expect(reasons.contains(.overruled(by: .obstacle(.members))))
    #expect(links.contains { $0.reasons == [.overruled(by: .decision(.link))] })
    #expect(links.contains { $0.score < 1 }, "slips")
    #expect(Set(links.map(\.score)).count < links.count, "ties")
    let unique = matched.clusters.map { cluster in
      cluster.members.count { matched.records[$0].reference.source == "c" }
    }
    #expect(unique.max() == 1)
    let found = await Self.outcome(of: Self.batches, .sample)
    #expect(found.relevant.count > 8)
    #expect(Set(found.scores.map(\.points)).count > 5)
  }

  // MARK: Sample

  /// Three sources over the same few dishes and sites, so that much is alike; "c" is unique.
  private static let batches: [SourceBatch] = {
    var random = SeededGenerator(seed: 42)
    return ["a", "b", "c"].map { source in
      let records = (0..<24).map { record(source, $0, &random) }
      return .sample(
        source, records,
        traits: SourceTraits(weight: source == "b" ? 2 : 1, isUnique: source == "c"))
    }
  }()

  private static func record(
    _ source: String, _ index: Int, _ random: inout SeededGenerator
  ) -> RecipeRecord {
    let dish = Int.random(in: 0..<12, using: &random)
    var lines = (0..<8).map { "\($0 * 30 + 20) g \(foods[(dish / 2 * 5 + $0) % foods.count])" }
    for _ in 0..<Int.random(in: 0..<3, using: &random) {
      let place = Int.random(in: lines.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: lines.remove(at: place)
      case 1: lines[place] = "\(Int.random(in: 1...900, using: &random)) g saffron"
      case 2: lines[place] = "999\(lines[place])"
      default: lines[place] = swapped(lines[place], &random)
      }
    }
    let title = titles[dish]
    return .sample(
      "\(source)/\(Int.random(in: 0..<35, using: &random))-\(index % 3)",
      Int.random(in: 0..<4, using: &random) == 0 ? swapped(title, &random) : title,
      url: Int.random(in: 0..<3, using: &random) == 0
        ? "http://s\(dish % 2).example/\(Int.random(in: 0..<40, using: &random))" : nil,
      ingredients: lines,
      rank: Bool.random(using: &random) ? "\(Int.random(in: 97...100, using: &random))" : nil)
  }

  /// The text with two neighbouring letters swapped.
  private static func swapped(_ text: String, _ random: inout SeededGenerator) -> String {
    var letters = Array(text)
    let place = Int.random(in: 2..<letters.count, using: &random)
    letters.swapAt(place - 1, place)
    return String(letters)
  }

  private static let titles = [
    "Leek Chowder", "Vegan Leek Chowder", "Lentil Dal", "Lentil Dal II", "Apple Crumble",
    "Easy Apple Crumble", "Buttermilk Pancakes", "Buttermilk Waffles", "Chicken Casserole",
    "Chicken Casserole", "麻婆豆腐", "Грибной суп",
  ]
  private static let foods = [
    "leeks", "butter", "cream", "lentils", "cumin", "ginger", "apples", "oats", "cinnamon",
    "buttermilk", "flour", "chicken", "mushrooms", "thyme", "tofu", "walnuts", "celery", "barley",
  ]

  private static func matcher(_ work: ParallelMap) -> RecordMatcher {
    let decided: [(MatchDecision.Kind, Int, Int)] = [
      (.link, 0, 19), (.link, 19, 40), (.link, 3, 4), (.unlink, 5, 24), (.unlink, 3, 4),
      (.link, 7, 41),
    ]
    let references = batches.flatMap(\.records).map(\.reference)
    let settings = MatchSettings(
      decisions: decided.compactMap { MatchDecision($0.0, references[$0.1], references[$0.2]) })
    return RecordMatcher(settings: settings, work: work)
  }

  /// A query that many recipes match in some part.
  private static let query = (try? RecipeQuery(parsing: "leek OR apple OR butter")) ?? .everything

  /// All that the stages find, in a form that compares fast.
  private struct Outcome: Hashable {
    let clusters: [RecordCluster]
    let variants: [RecordPair]
    let references: [[RecordReference]]
    let recipes: [Recipe]
    let ids: [String]
    let provenance: [[FieldProvenance]]
    let ranks: [SocialRank?]
    let relevant: [String]
    let scores: [RelevanceScore]
  }

  private static func outcome(of batches: [SourceBatch], _ work: ParallelMap) async -> Outcome {
    let matched = await matcher(work).match(batches)
    let ranked = RecipeRanker(traits: matched.traits).rank(
      await RecipeMerger(work: work).merge(matched))
    let found = await QueryEvaluator(
      Self.query, QueryOptions(sort: .relevance, explains: true), work: work
    ).evaluate(over: ranked, reports: [])
    return Outcome(
      clusters: matched.clusters, variants: matched.variants,
      references: ranked.map { $0.merged.members.map(\.reference) },
      recipes: ranked.map(\.merged.recipe), ids: ranked.map(\.merged.id),
      provenance: ranked.map(\.merged.provenance), ranks: ranked.map(\.socialRank),
      relevant: found.recipes.map(\.merged.id), scores: found.scores)
  }
}
