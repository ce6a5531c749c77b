import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeIndex
@testable import RecipeMatching
@testable import RecipeMerging
@testable import Text

@Suite("Matching what changed")
struct IncrementalMatchTests {
  @Test(
    "after any edits it finds what matching all finds, and remembers the same",
    arguments: zip([1, 2, 3] as [UInt64], [1, 2, 8]))
  func edits(seed: UInt64, threads: Int) async throws {
    var collection = EditedCollection(seed: seed, count: 110)
    var run = await MatchRun(collection.batches, collection.settings, threads: threads)
    for step in 0..<4 {
      collection.edit(most: 5)
      let (batches, settings) = (collection.batches, collection.settings)
      let expected = await MatchRun(batches, settings, threads: 4)
      run = try await MatchRun(batches, since: run, settings, threads: threads)
      #expect(run.matched.records == expected.matched.records)
      #expect(run.matched.clusters == expected.matched.clusters, "step \(step)")
      #expect(run.matched.variants == expected.matched.variants, "step \(step)")
      #expect(run.bytes == expected.bytes, "step \(step)")
      #expect(run.merged.map(Values.init) == expected.merged.map(Values.init), "step \(step)")
    }
  }

  @Test("records of a title that hundreds have are paired as if all were compared")
  func oneTitle() async throws {
    var random = SeededGenerator(seed: 12)
    let parts = ["bal", "cumer", "dif", "fogra", "hel", "kilom", "merin", "nasto"]
    let foods = parts.flatMap { one in parts.map { "\(one)\($0)" } }
    var records = (0..<400).map { number in
      let lines = foods.shuffled(using: &random).prefix(5).map { "1 cup \($0)" }
      return RecipeRecord.sample("a/\(1000 + number)", "Chicken Casserole", ingredients: lines)
    }
    let run = await MatchRun([.sample("a", records)], MatchSettings(), threads: 2)
    for (place, count) in [(40, 0), (200, 1), (100, 0)] {
      let like = records[place].recipe.ingredients.dropLast(count)
      records.append(.sample("a/1\(place)x", "Chicken Casserole", ingredients: Array(like)))
      records.remove(at: place * 2 / 3)
    }
    let expected = await MatchRun([.sample("a", records)], MatchSettings(), threads: 2)
    let found = try await MatchRun(
      [.sample("a", records)], since: run, MatchSettings(), threads: 2)
    #expect(found.matched.clusters == expected.matched.clusters)
    #expect(found.matched.variants == expected.matched.variants)
    #expect(found.bytes == expected.bytes)
    #expect(found.matched.clusters.count { $0.members.count == 2 } > 1)
  }

  @Test("the edits change all that could be done wrong")
  func telling() async throws {
    var collection = EditedCollection(seed: 7, count: 150)
    var run = await MatchRun(collection.batches, collection.settings, threads: 2)
    var telling = Telling()
    var forbidden = 0
    for _ in 0..<10 {
      collection.edit(most: 7)
      let next = try await MatchRun(
        collection.batches, since: run, collection.settings, threads: 2)
      telling.see(try run.memory, try next.memory, run.numbers(of: next.matched.records))
      run = next
      forbidden += try run.memory.answers.forbidden.count
    }
    #expect(telling.gained > 5 && telling.lost > 5, "pairs of records that did not change")
    #expect(try !run.memory.answers.allowed.isEmpty && forbidden > 0)
    let (clusters, variants) = (run.matched.clusters, run.matched.variants)
    #expect(clusters.contains { $0.members.count > 3 })
    #expect(clusters.flatMap(\.links).contains { $0.reasons == [.overruled(by: .decision(.link))] })
    #expect(variants.contains { $0.reasons.first == .overruled(by: .obstacle(.members)) })
  }

  /// How many pairs of records that did not change became alike, or are alike no more.
  private struct Telling {
    var (gained, lost) = (0, 0)

    mutating func see(_ before: MatchMemory, _ after: MatchMemory, _ previous: [Int32]) {
      guard let changes = RecordChanges(previous: previous, of: before.recordCount) else { return }
      let once = RecordPair.renumbered(before.pairs, by: changes.later).map {
        [$0.first, $0.second]
      }
      let now = after.pairs.map { [$0.first, $0.second] }.filter { pair in
        pair.allSatisfy { previous[$0] >= 0 }
      }
      gained += Set(now).subtracting(once).count
      lost += Set(once).subtracting(now).count
    }
  }

  /// What a merged recipe is made of.
  private struct Values: Equatable {
    let id: String
    let recipe: Recipe
    let members: [RecipeRecord]
    let provenance: [FieldProvenance]
    let links: [RecordPair]

    init(_ merged: MergedRecipe) {
      id = merged.id
      recipe = merged.recipe
      members = merged.members
      provenance = merged.provenance
      links = merged.links
    }
  }

  // MARK: What is remembered

  private static let leek = [
    "3 large leeks, sliced", "2 tbsp butter", "1 litre vegetable stock", "200 ml cream",
    "salt and pepper",
  ]
  private static let records: [RecipeRecord] = (0..<12).map {
    $0 < 2
      ? .sample("a/\(100 + $0)", "Leek Soup", ingredients: leek)
      : .sample(
        "a/\(100 + $0)", "Dal of food\($0)x", ingredients: ["2 kg food\($0)x", "1 l stock"])
  }
  /// The same references, where the soups are two dishes.
  private static let changed = records.map { record in
    record.reference.id == "101"
      ? .sample("a/101", "Apple Pie", ingredients: ["1 apple"]) : record
  }

  /// The clusters of several that are found of the changed records.
  ///
  /// - Parameter previous: The numbers that they are said to have had, or -1.
  private func clusters(
    _ previous: [Int32], _ settings: MatchSettings = MatchSettings()
  ) async throws -> [[Int]] {
    let work = ParallelMap.sample
    let first = RecordMatcher(settings: MatchSettings(), work: work)
    let memory = try #require(await memory(first, of: Self.records))
    let matcher = IncrementalMatcher(matcher: RecordMatcher(settings: settings, work: work))
    let compared = try await matcher.compare(
      [.sample("a", Self.changed)], since: { memory }
    ) { records in
      #expect(records == Self.changed)
      return previous
    }
    return compared.matched(by: []).clusters.map(\.members).filter { $0.count > 1 }
  }

  /// The memory of a run of the matcher.
  private func memory(
    _ matcher: RecordMatcher, of records: [RecipeRecord]
  ) async -> MatchMemory? {
    MatchMemory(
      await matcher.compare(OrderedRecords([.sample("a", records)])), settings: matcher.settings)
  }

  private static let all: [Int32] = Array(0..<12)

  @Test("what is said to be unchanged is not compared again")
  func unchanged() async throws {
    #expect(try await clusters(Self.all) == [[0, 1]])
    #expect(try await clusters(Self.all.map { $0 == 1 ? -1 : $0 }) == [])
  }

  @Test(
    "all is compared when many records changed, or numbers are not those of records in order",
    arguments: [
      all.map { $0 < 10 ? $0 : -1 }, all.map { $0 == 11 ? 10 : $0 },
      all.map { $0 == 11 ? 12 : $0 }, Array(all.dropLast()), all + [12], all.reversed(), [],
    ] as [[Int32]])
  func untold(previous: [Int32]) async throws {
    #expect(try await clusters(previous) == [])
  }

  @Test("all is compared when other foods have several names")
  func synonyms() async throws {
    let settings = MatchSettings(foodSynonyms: [["leek", "lauch"]])
    #expect(try await clusters(Self.all, settings) == [])
    #expect(
      settings.fingerprint != MatchSettings(foodSynonyms: [["leek"], ["lauch"]]).fingerprint)
  }

  @Test("without merging every record stands alone, and nothing is remembered")
  func withoutMerging() async throws {
    let settings = MatchSettings(merges: false)
    #expect(try await clusters(Self.all, settings) == [])
    let matcher = RecordMatcher(settings: settings, work: .sample)
    #expect(await memory(matcher, of: Self.records) == nil)
  }

  @Test("answers about records that did not change hold by the numbers these have now")
  func answers() async throws {
    let records: [RecipeRecord] = [
      .sample("a/1", "Leek Soup", ingredients: Self.leek),
      .sample("a/2", "Leek Soup", ingredients: Self.leek), .sample("a/3", "Lentil Dal"),
      .sample("a/4", "Vegan Leek Soup", ingredients: Self.leek),
    ]
    let matcher = RecordMatcher(settings: MatchSettings(), work: .sample)
    let memory = try #require(await memory(matcher, of: records))
    let known = MatchMemory(
      settings: memory.settings, index: memory.index, pairs: [],
      answers: ClusterAnswers(allowed: [CandidatePair(0, 2)], forbidden: [CandidatePair(1, 3)]))
    let changes = try #require(RecordChanges(previous: [1, 2, 3], of: 4))
    let findings = await IncrementalComparison(memory: known, changes: changes, matcher: matcher)
      .findings(about: Array(records[1...]))
    #expect(!findings.questions.mayShareCluster(0, 2))
    #expect(findings.answers.forbidden == [CandidatePair(0, 2)])
  }

  @Test("bytes that are damaged are told of")
  func damage() async throws {
    let matcher = IncrementalMatcher(
      matcher: RecordMatcher(settings: MatchSettings(), work: .sample))
    let batches = [SourceBatch.sample("a", Self.records)]
    await #expect(throws: IndexCorruption.self) {
      _ = try await matcher.compare(batches) { () throws(IndexCorruption) in
        throw IndexCorruption()
      } numbers: { _ in
        Self.all
      }
    }
    await #expect(throws: IndexCorruption.self) {
      _ = try await matcher.compare(batches, since: { nil }) { _ throws(IndexCorruption) in
        throw IndexCorruption()
      }
    }
  }

  @Test("from nothing to something and back")
  func nothing() async throws {
    let none = await MatchRun([], MatchSettings(), threads: 1)
    let batch = SourceBatch.sample("a", Self.records)
    let some = try await MatchRun([batch], since: none, MatchSettings(), threads: 1)
    let expected = await MatchRun([batch], MatchSettings(), threads: 1)
    #expect(some.matched.clusters == expected.matched.clusters)
    let again = try await MatchRun([], since: some, MatchSettings(), threads: 1)
    #expect(again.matched.clusters.isEmpty && again.bytes == none.bytes)
  }
}

extension EditedCollection {
  fileprivate var settings: MatchSettings { MatchSettings(decisions: decisions) }
}
