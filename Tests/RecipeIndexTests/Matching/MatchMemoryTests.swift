import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeIndex
@testable import RecipeMatching

@Suite("What a run of the matcher leaves behind")
struct MatchMemoryTests {
  @Test("bytes that were read are written again as they were")
  func roundTrip() async throws {
    let run = await Self.run()
    let memory = try run.memory
    #expect(memory.recordCount == run.matched.records.count)
    #expect(memory.pairs.count > 40)
    #expect(MemoryBytes(memory) == run.bytes)
    #expect(run.bytes.count < memory.recordCount * 520)
  }

  @Test("what was found is said in the same words, whatever it is grounded on", arguments: 0..<3)
  func words(seed: UInt64) throws {
    let records = Self.comparedRecords(seed: 1300 + seed)
    let judge = PairJudge(caution: .normal)
    var kinds: Set<MatchSignal.Subject> = []
    let pairs = records.indices.flatMap { one in records[..<one].map { (records[one], $0) } }
    for (one, other) in pairs {
      guard let found = judge.judge(one, other) else { continue }
      kinds.formUnion(found.vetoes.map(\.subject))
      kinds.formUnion(EvidenceWeights.terms(of: found.evidence).map(\.subject))
      let pair = RecordPair(
        first: 3, second: 700, verdict: found.verdict, score: found.score, grounds: found.grounds
      ).keptApart(by: .members)
      let read = try Self.readAgain(pair)
      #expect(read == pair && read.reasons == pair.reasons)
      #expect(read.mayShareCluster == pair.mayShareCluster)
    }
    #expect(kinds.count >= 9, "\(kinds)")
  }

  @Test(
    "every override is read as it was written",
    arguments: [
      PairOverride.decision(.link), .decision(.unlink), .obstacle(.unlinked),
      .obstacle(.uniqueSource), .obstacle(.members),
    ])
  func override(override: PairOverride) throws {
    let pair = RecordPair(
      first: 0, second: 1, verdict: .same, score: 1, grounds: PairGrounds(override: override))
    #expect(try Self.readAgain(pair) == pair)
  }

  private static func comparedRecords(seed: UInt64) -> [ComparedRecord] {
    OrderedRecords(EditedCollection(seed: seed, count: 60).batches).records.map { record in
      ComparedRecord(record.recipe, synonyms: .builtIn)
    }
  }

  private static let vetoes: [PairVeto] = [
    .marks(["vegan", "II"], []), .dishes("a", "ü"), .dishes("豆腐", ""), .onePage,
  ]

  @Test("every veto is read as it was written", arguments: vetoes)
  func veto(veto: PairVeto) throws {
    let pair = RecordPair(
      first: 0, second: 1, verdict: .variant, score: 0.5,
      grounds: PairGrounds(vetoes: [veto, veto]))
    #expect(try Self.readAgain(pair) == pair)
  }

  @Test("any evidence is read as it was written", arguments: 0..<4)
  func evidence(seed: UInt64) throws {
    var random = RandomEvidence(seed: 2100 + seed)
    for _ in 0..<200 {
      let pair = RecordPair(
        first: 0, second: 1, verdict: .variant, score: 0.25,
        grounds: PairGrounds(evidence: random.evidence()))
      #expect(try Self.readAgain(pair) == pair)
    }
  }

  private static func readAgain(_ pair: RecordPair) throws -> RecordPair {
    var writer = ByteWriter()
    pair.write(to: &writer)
    #expect(writer.bytes.count >= RecordPair.leastBytes)
    return try writer.bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      let pair = try RecordPair(reading: &reader)
      #expect(reader.isAtEnd)
      return pair
    }
  }

  // MARK: Damage

  @Test("bytes that were cut off anywhere are refused")
  func cut() async throws {
    let bytes = await Self.run().bytes
    for (part, content) in bytes.parts {
      for count in Array(stride(from: 0, to: content.count, by: 7)) + [content.count - 1] {
        let cut = bytes.with(Array(content.prefix(count)), in: part)
        #expect(throws: IndexCorruption.self) { try cut.memory }
      }
      let longer = bytes.with(content + [0], in: part)
      #expect(throws: IndexCorruption.self) { try longer.memory }
    }
  }

  @Test(
    "damaged bytes are refused or are those of as many records, and never trap", arguments: 0..<4)
  func damage(seed: UInt64) async throws {
    var random = SeededGenerator(seed: 1700 + seed)
    let run = await Self.run()
    let batch = SourceBatch.sample("a", Self.edited(run.matched.records))
    var (refused, read) = (0, 0)
    for _ in 0..<60 {
      // Nearly all bytes are hashes; damage to the others tells more.
      let parts: [MatchMemory.Part] = [.keys, .foods, .findings, .findings, .findings]
      let part = try #require(parts.randomElement(using: &random))
      let bytes = run.bytes.with(random.mutated(run.bytes.parts[part] ?? []), in: part)
      guard let memory = try? bytes.memory else {
        refused += 1
        continue
      }
      read += 1
      #expect(memory.recordCount == run.matched.records.count)
      let matcher = IncrementalMatcher(
        matcher: RecordMatcher(settings: MatchSettings(), work: .sample))
      let compared = try await matcher.compare(
        [batch], since: { memory }, numbers: run.numbers)
      let matched = compared.matched(by: [])
      #expect(matched.clusters.flatMap(\.members).sorted() == Array(matched.records.indices))
      #expect(matched.variants.allSatisfy { !$0.reasons.isEmpty })
    }
    #expect(refused > 5 && read > 5, "\(refused) \(read)")
  }

  /// Numbers behind the settings: of records, of pairs with what they say, of answers with pairs.
  private static let openings: [(numbers: [UInt64], isFine: Bool)] = [
    ([0, 0, 0, 0], true), ([0, 0, 0, 1], false), ([0, 0, 1, 1], false), ([0, 1, 0, 1], false),
    ([1], false), ([3], false), ([UInt64.max >> 1], false), ([UInt64.max], false),
    ([1 << 32], false), ([0, UInt64.max >> 1], false), ([0, 0, UInt64.max >> 3], false),
    ([0, 0, 0, 1 << 61], false),
  ]

  @Test("counts that cannot be are refused", arguments: openings)
  func counts(numbers: [UInt64], isFine: Bool) {
    let rest = isFine ? [] : [UInt8](repeating: 0, count: 80)
    var keys = ByteWriter()
    keys.write(fixed: 0)
    keys.write(numbers[0])
    var findings = ByteWriter()
    for number in numbers.dropFirst() { findings.write(number) }
    let bytes = MemoryBytes().with(keys.bytes + (numbers[0] > 0 ? rest : []), in: .keys)
      .with([], in: .foods).with(findings.bytes + rest, in: .findings)
    #expect(((try? bytes.memory) != nil) == isFine)
  }

  @Test(
    "words that are not in order are refused, as splitting by them has no bound",
    arguments: [
      ([2, 1, 0, 0, 0, 0, 0, 0], false), ([1, 1, 0, 0, 0, 0, 0, 0], false),
      ([1, 0, 2, 0, 0, 0, 0, 0], false), ([0, 1, 0, 0, 0, 0, 0, 0], false),
      ([0, 0, 0, 0, 0, 0, 0, 1], false), ([1, 2, 3, 4, 5, 6, 8, 7], false),
      ([0, 0, 0, 0, 0, 0, 0, 0], true), ([1, 0, 0, 0, 0, 0, 0, 0], true),
      ([1, 2, 3, 4, 5, 6, 7, 8], true),
    ] as [(SIMD8<UInt64>, Bool)])
  func order(words: SIMD8<UInt64>, isFine: Bool) {
    let keys = RecordKeys(words: words, grams: TitleGrams([]), page: 0, site: 0, title: 0)
    let index = RecordIndex(
      keys: [keys], foods: FoodIndex(foods: [], starts: [0, 0], weights: [0]))
    let bytes = MemoryBytes(
      MatchMemory(settings: 0, index: index, pairs: [], answers: ClusterAnswers()))
    #expect(((try? bytes.memory) != nil) == isFine)
  }

  // MARK: Sample

  private static func run() async -> MatchRun {
    let collection = EditedCollection(seed: 30, count: 40)
    return await MatchRun(collection.batches, MatchSettings(), threads: 2)
  }

  /// The records without the second, and with another title of the fifth.
  private static func edited(_ records: [RecipeRecord]) -> [RecipeRecord] {
    var records = records
    let changed = records[4]
    records[4] = RecipeRecord(
      reference: changed.reference, locator: changed.locator,
      recipe: Recipe(title: "Chicken Casserole", ingredients: changed.recipe.ingredients))
    records.remove(at: 1)
    return records
  }
}
