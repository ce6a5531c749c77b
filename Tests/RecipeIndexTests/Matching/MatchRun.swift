@testable import RecipeCore
@testable import RecipeIndex
@testable import RecipeMatching
@testable import RecipeMerging

/// A run of matching and merging, as the next one sees it.
struct MatchRun {
  /// What was found.
  let matched: MatchedRecords
  /// What the clusters became.
  let merged: [MergedRecipe]
  /// What it leaves behind, as bytes.
  let bytes: MemoryBytes

  /// Compares and merges all records.
  init(_ batches: [SourceBatch], _ settings: MatchSettings, threads: Int) async {
    let work = ParallelMap(parallelism: threads)
    let compared = await RecordMatcher(settings: settings, work: work)
      .compare(OrderedRecords(batches))
    matched = compared.matched(by: settings.decisions)
    merged = await RecipeMerger(work: work).merge(matched)
    bytes = MatchMemory(compared, settings: settings).map { MemoryBytes($0) } ?? MemoryBytes()
  }

  /// Compares and merges what changed since an earlier run.
  init(
    _ batches: [SourceBatch], since earlier: MatchRun, _ settings: MatchSettings, threads: Int
  ) async throws {
    let (work, memory) = (ParallelMap(parallelism: threads), try earlier.memory)
    let matcher = IncrementalMatcher(matcher: RecordMatcher(settings: settings, work: work))
    let compared = try await matcher.compare(
      batches, since: { memory }, numbers: earlier.numbers)
    matched = compared.matched(by: settings.decisions)
    let numbers = earlier.numbers(of: matched.records)
    let reused = EarlierRecipes(numbers: numbers, values: earlier.values)
    merged = await IncrementalMerger(work: work, reusing: reused).merge(matched)
    bytes = MatchMemory(compared, settings: settings).map { MemoryBytes($0) } ?? MemoryBytes()
  }

  /// What it leaves behind, read from its bytes.
  var memory: MatchMemory {
    get throws { try bytes.memory }
  }

  /// The numbers that records had in this run, or -1 where they are new or changed.
  func numbers(of records: [RecipeRecord]) -> [Int32] {
    let numbers = Dictionary(
      uniqueKeysWithValues: matched.records.enumerated().map { ($1.reference, $0) })
    return records.map { record in
      guard let number = numbers[record.reference], matched.records[number] == record else {
        return -1
      }
      return Int32(number)
    }
  }

  /// Returns the values that were merged from exactly these records.
  @Sendable func values(of members: [Int]) -> EarlierRecipes.Values? {
    zip(matched.clusters, merged).first { $0.0.members == members }.map { _, recipe in
      EarlierRecipes.Values(content: recipe.content, origins: recipe.origins)
    }
  }
}

/// What a run of the matcher leaves behind, as the bytes of each part.
struct MemoryBytes: Equatable {
  /// The parts.
  var parts: [MatchMemory.Part: [UInt8]] = [:]

  /// Makes bytes without parts.
  init() {}

  /// Writes all parts.
  init(_ memory: MatchMemory) {
    for part in MatchMemory.Part.allCases { parts[part] = memory.bytes(of: part) }
  }

  /// How many bytes there are.
  var count: Int { parts.values.reduce(0) { $0 + $1.count } }

  /// The same with other bytes in one part.
  func with(_ bytes: [UInt8], in part: MatchMemory.Part) -> MemoryBytes {
    var changed = self
    changed.parts[part] = bytes
    return changed
  }

  /// Reads the parts.
  var memory: MatchMemory {
    get throws {
      let bytes = parts.mapValues { SharedBytes($0) }
      return try withExtendedLifetime(bytes) {
        try MatchMemory { part throws(IndexCorruption) in
          guard let bytes = bytes[part] else { throw IndexCorruption() }
          // They outlive the call, as all of them are held.
          return bytes.withBytes { $0 }
        }
      }
    }
  }
}
