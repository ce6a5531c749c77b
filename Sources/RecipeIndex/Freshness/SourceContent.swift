import RecipeCore
import Text

/// What one source has: what it delivered in a run, and what is known of its files.
struct SourceContent: Sendable {
  /// What it delivered; not the records of a snapshot that has all of them.
  let delivered: SourceBatch
  /// How it fared, all of its records counted.
  let report: SourceReport
  /// What was seen of its files; `nil` for a source without.
  let seen: FileChanges.Seen?

  /// Makes the content of a source.
  init(_ delivered: SourceBatch, _ changes: FileChanges?) {
    self.delivered = delivered
    // What a source notes after its deadline does not count.
    let isWhole = delivered.report.status != .timeout && delivered.report.status != .partial
    seen = isWhole ? changes?.seen : nil
    report = delivered.report.counting(seen?.undelivered ?? 0)
  }

  /// How many records were read, one that came twice counted twice.
  var recordCount: Int {
    seen?.readings.values.reduce(0) { $0 + $1.references.count } ?? delivered.records.count
  }

  /// The references of the records that are not as a snapshot has them.
  ///
  /// - Parameter known: What the snapshot has of the source; `nil` for nothing.
  func changed(since known: IndexedSource?) -> [RecordReference] {
    if let seen {
      return seen.isSame ? [] : seen.readings.values.flatMap(\.references)
    }
    return isSame(as: known) ? [] : delivered.records.map(\.reference)
  }

  /// The numbers in a snapshot of the records that are as they were.
  func kept(in snapshot: IndexSnapshot) throws(ByteReader.Damage) -> [Int] {
    guard let known = snapshot.source(report.name) else { return [] }
    guard let seen else {
      return isSame(as: known) ? Array(snapshot.recordRange(of: report.name)) : []
    }
    guard !seen.isSame else { return Array(snapshot.recordRange(of: report.name)) }
    var numbers: [Int] = []
    for match in seen.matches {
      if let match, match.isUnchanged {
        numbers += try snapshot.recordNumbers(ofFile: match.number)
      }
    }
    return numbers
  }

  /// True if the source has what a snapshot has of it.
  func isSame(as snapshot: IndexSnapshot) -> Bool {
    seen?.isSame ?? isSame(as: snapshot.source(report.name))
  }

  /// True if a source without files delivered what a snapshot has of it.
  func isSame(as known: IndexedSource?) -> Bool {
    known?.contentChecksum == checksum
  }

  /// The batch with all records, from a snapshot when nothing changed.
  func batch(
    since snapshot: IndexSnapshot?, _ parallelism: Int
  ) async throws(ByteReader.Damage) -> SourceBatch {
    guard let snapshot, seen?.isSame ?? false else { return delivered }
    return SourceBatch(
      report: report, traits: delivered.traits,
      records: try await snapshot.records(of: report.name, parallelism: parallelism),
      diagnostics: delivered.diagnostics)
  }

  /// A checksum of all that the source delivered.
  var checksum: UInt64 {
    var writer = ByteWriter()
    writer.write(delivered.report.status.rawValue)
    writer.write(delivered.report.error)
    writer.write(UniqueRecords(delivered.records).records) { $0.write($1) }
    return Checksum.of(writer.bytes)
  }
}

extension SourceReport {
  /// The report of a source that has more records than it delivered.
  fileprivate func counting(_ undelivered: Int) -> SourceReport {
    guard undelivered > 0 else { return self }
    return SourceReport(
      name: name, kind: kind, status: .ok, records: records + undelivered,
      milliseconds: milliseconds, ageSeconds: ageSeconds)
  }
}
