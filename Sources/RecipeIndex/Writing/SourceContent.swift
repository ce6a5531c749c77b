package import RecipeCore
import Text

/// What one source gave in a run, and what is known of its files.
package struct SourceContent: Sendable {
  /// What it gave; all of its records, also those that the index had.
  let batch: SourceBatch
  /// What was seen of its files; `nil` for a source without.
  let seen: SurveyOutcome.Seen?

  /// Makes the content of a source.
  package init(_ batch: SourceBatch, _ outcome: SurveyOutcome?) {
    self.batch = batch
    // What a source notes after its deadline does not count.
    let isWhole = batch.report.status != .timeout && batch.report.status != .partial
    seen = isWhole ? outcome?.seen : nil
  }

  /// How many records were read, one that came twice counted twice.
  var recordCount: Int {
    seen?.readings.values.reduce(0) { $0 + $1.references.count } ?? batch.records.count
  }

  /// The references of the records that are not as an index has them.
  ///
  /// - Parameter known: What the index knows of the source; `nil` for nothing.
  func changed(since known: IndexedSource?) -> [RecordReference] {
    if let seen {
      return seen.isSame ? [] : seen.readings.values.flatMap(\.references)
    }
    return isSame(as: known) ? [] : batch.records.map(\.reference)
  }

  /// The numbers in an index of the records that are as they were.
  func kept(in index: RecipeIndex?) throws(ByteReader.Damage) -> [Int] {
    guard let index, let known = index.source(batch.report.name) else { return [] }
    guard let seen else {
      return isSame(as: known) ? Array(index.recordRange(of: batch.report.name)) : []
    }
    guard !seen.isSame else { return Array(index.recordRange(of: batch.report.name)) }
    var numbers: [Int] = []
    for match in seen.matches {
      if let match, match.isUnchanged { numbers += try index.recordNumbers(ofFile: match.number) }
    }
    return numbers
  }

  /// Whether the source has what an index has of it.
  package func isSame(as index: RecipeIndex) -> Bool {
    seen?.isSame ?? isSame(as: index.source(batch.report.name))
  }

  /// The batch with all records, from an index when nothing changed; `nil` when that is damaged.
  package func wholeBatch(from index: RecipeIndex, _ parallelism: Int) async -> SourceBatch? {
    guard seen?.isSame ?? false else { return batch }
    let name = batch.report.name
    guard let records = try? await index.records(of: name, parallelism: parallelism) else {
      return nil
    }
    return SourceBatch(
      report: batch.report, traits: batch.traits, records: records,
      diagnostics: batch.diagnostics)
  }

  /// Whether a source without files gave what an index has of it.
  func isSame(as known: IndexedSource?) -> Bool {
    known?.contentChecksum == checksum
  }

  /// A checksum of all that the source gave.
  var checksum: UInt64 {
    var writer = ByteWriter()
    writer.write(batch.report.status.rawValue)
    writer.write(batch.report.error)
    writer.write(UniqueRecords(batch.records).records) { $0.write($1) }
    return Checksum.of(writer.bytes)
  }
}
