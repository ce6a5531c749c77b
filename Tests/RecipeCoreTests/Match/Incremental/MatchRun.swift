@testable import RecipeCore

/// A run of matching and merging, as the next one sees it.
struct MatchRun {
  /// What was found.
  let matched: MatchedRecords
  /// What the clusters became.
  let merged: [MergedRecipe]
  /// What it leaves behind, as bytes.
  let bytes: [UInt8]

  /// Compares and merges all records.
  init(_ batches: [SourceBatch], _ settings: MatchSettings, threads: Int) async {
    let work = ParallelMap(parallelism: threads)
    let compared = await RecordMatcher(settings: settings, work: work).compare(batches)
    matched = compared.matched(by: settings.decisions)
    merged = await RecipeMerger(work: work).merge(matched)
    bytes = Self.bytes(of: compared)
  }

  /// Compares and merges what changed since an earlier run.
  init(
    _ batches: [SourceBatch], since earlier: MatchRun, _ settings: MatchSettings, threads: Int
  ) async throws {
    let work = ParallelMap(parallelism: threads)
    let compared = await RecordMatcher(settings: settings, work: work).compare(
      batches, since: try earlier.memory, numbers: earlier.numbers)
    matched = compared.matched(by: settings.decisions)
    let numbers = earlier.numbers(of: matched.records)
    merged = await RecipeMerger(work: work).merge(
      matched, reusing: EarlierRecipes(numbers: numbers, recipe: earlier.recipe))
    bytes = Self.bytes(of: compared)
  }

  private static func bytes(of compared: ComparedRecords) -> [UInt8] {
    var writer = ByteWriter()
    compared.memory?.write(to: &writer)
    return writer.bytes
  }

  /// What it leaves behind, read from its bytes.
  var memory: MatchMemory {
    get throws { try MatchMemory(bytes) }
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

  /// The recipe that was made of exactly these records.
  @Sendable func recipe(of members: [Int]) -> MergedRecipe? {
    zip(matched.clusters, merged).first { $0.0.members == members }?.1
  }
}

extension MatchMemory {
  /// Reads bytes that nothing follows.
  init(_ bytes: [UInt8]) throws {
    self = try bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      let memory = try MatchMemory(reading: &reader)
      guard reader.isAtEnd else { throw ByteReader.Damage() }
      return memory
    }
  }
}
