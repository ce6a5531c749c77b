import RecipeCore

/// The entry of a source in an index.
struct IndexedSource: Sendable {
  /// The report.
  let report: SourceReport
  /// The numbers of its files; empty for a source that is not read file by file.
  let files: Range<Int>
  /// A checksum of the content of a source without files, or `nil` if it has files.
  let contentChecksum: UInt64?

  /// Writes the entry.
  func write(to writer: inout ByteWriter) {
    writer.write(report.name)
    writer.write(report.kind)
    writer.write(report.status.rawValue)
    writer.write(report.records)
    writer.write(report.outlines)
    writer.write(report.ageSeconds)
    writer.write(report.error)
    writer.write(report.help)
    writer.write(files.lowerBound)
    writer.write(files.count)
    writer.write(contentChecksum == nil ? 0 : 1)
    writer.write(fixed: contentChecksum ?? 0)
  }

  /// Creates an entry from its parts.
  init(report: SourceReport, files: Range<Int>, contentChecksum: UInt64?) {
    self.report = report
    self.files = files
    self.contentChecksum = contentChecksum
  }

  /// Reads an entry.
  init(_ reader: inout ByteReader) throws(IndexCorruption) {
    let (name, kind) = (try reader.text(), try reader.text())
    guard let status = SourceStatus(rawValue: try reader.text()) else {
      throw IndexCorruption()
    }
    report = SourceReport(
      name: name, kind: kind, status: status, records: try reader.count(),
      outlines: try reader.count(), milliseconds: 0,
      ageSeconds: try reader.optionalInt(), error: try reader.optionalText(),
      help: try reader.optionalText())
    let (start, count) = (try reader.count(), try reader.count())
    let (end, overflow) = start.addingReportingOverflow(count)
    guard !overflow else { throw IndexCorruption() }
    files = start..<end
    let hasChecksum = try reader.count() == 1
    let checksum = try reader.fixed()
    contentChecksum = hasChecksum ? checksum : nil
  }
}
