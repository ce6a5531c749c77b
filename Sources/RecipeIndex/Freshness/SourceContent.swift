import RecipeCore
import Text

/// The content of one source: the records that it delivered, and the state of its files.
struct SourceContent: Sendable {
  /// The delivered records; without those of a snapshot that has all of them.
  let delivered: SourceBatch
  /// The report, which counts all records.
  let report: SourceReport
  /// The state of its files, or `nil` for a source without files.
  let seen: FileChanges.Seen?
  /// The source in the snapshot, if it would have delivered the same and so delivered nothing.
  private let remembered: IndexedSource?

  /// Creates the content of a source.
  init(_ delivered: SourceBatch, _ changes: FileChanges?, remembered: IndexedSource? = nil) {
    self.delivered = delivered
    self.remembered = remembered
    // The state of files that a source records after its deadline does not count.
    let isWhole = delivered.report.status != .timeout && delivered.report.status != .partial
    seen = isWhole ? changes?.seen : nil
    report = delivered.report.counting(
      seen?.undelivered ?? remembered?.report.records ?? 0,
      outlines: remembered?.report.outlines ?? 0)
  }

  /// The number of records read, with duplicates.
  var recordCount: Int {
    seen?.readings.values.reduce(0) { $0 + $1.references.count } ?? remembered?.report.records
      ?? delivered.records.count
  }

  /// Returns the references of the records that differ from the snapshot.
  ///
  /// - Parameter known: The source in the snapshot, or `nil` if it is new.
  func changed(since known: IndexedSource?) -> [RecordReference] {
    if let seen {
      return seen.isSame ? [] : seen.readings.values.flatMap(\.references)
    }
    return isSame(as: known) ? [] : delivered.records.map(\.reference)
  }

  /// Returns the numbers in a snapshot of the unchanged records.
  func kept(in snapshot: IndexSnapshot) throws(IndexCorruption) -> [Int] {
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

  /// True if the source is equal to the one in a snapshot.
  func isSame(as snapshot: IndexSnapshot) -> Bool {
    seen?.isSame ?? isSame(as: snapshot.source(report.name))
  }

  /// True if a source without files delivered the content of a snapshot.
  func isSame(as known: IndexedSource?) -> Bool {
    remembered != nil || known?.contentChecksum == checksum
  }

  /// Returns the batch with all records, read from a snapshot if nothing changed.
  func batch(
    since snapshot: IndexSnapshot?, _ parallelism: Int
  ) async throws(IndexCorruption) -> SourceBatch {
    guard let snapshot, seen?.isSame ?? (remembered != nil) else { return delivered }
    return SourceBatch(
      report: report, traits: delivered.traits,
      records: try await snapshot.records(of: report.name, parallelism: parallelism),
      diagnostics: delivered.diagnostics)
  }

  /// A checksum of all records.
  var checksum: UInt64 {
    if let checksum = remembered?.contentChecksum { return checksum }
    var writer = ByteWriter()
    writer.write(UniqueRecords(delivered.records).records) { $0.write($1) }
    return Checksum.of(writer.bytes)
  }
}

extension SourceReport {
  /// Returns the report of a source with more records than it delivered, and outlines among them.
  fileprivate func counting(_ undelivered: Int, outlines: Int) -> SourceReport {
    guard undelivered > 0 else { return self }
    return SourceReport(
      name: name, kind: kind, status: status == .stale ? .stale : .ok,
      records: records + undelivered, outlines: outlines, unrequested: unrequested,
      milliseconds: milliseconds, ageSeconds: ageSeconds, networkStatus: networkStatus)
  }
}
