import RecipeCore
import Text

/// What an index knows of one source.
struct IndexedSource: Sendable {
  /// How it fared.
  let report: SourceReport
  /// Its files, by their numbers; empty for a source without files that can be surveyed.
  let files: Range<Int>
  /// A checksum of all that a source without files gave; `nil` for one with files.
  let contentChecksum: UInt64?

  /// Writes it.
  func write(to writer: inout ByteWriter) {
    writer.write(report.name)
    writer.write(report.kind)
    writer.write(report.status.rawValue)
    writer.write(report.records)
    writer.write(report.ageSeconds)
    writer.write(report.error)
    writer.write(report.help)
    writer.write(files.lowerBound)
    writer.write(files.count)
    writer.write(contentChecksum == nil ? 0 : 1)
    writer.write(fixed: contentChecksum ?? 0)
  }

  /// Makes it of its parts.
  init(report: SourceReport, files: Range<Int>, contentChecksum: UInt64?) {
    self.report = report
    self.files = files
    self.contentChecksum = contentChecksum
  }

  /// Reads it.
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let (name, kind) = (try reader.text(), try reader.text())
    guard let status = SourceStatus(rawValue: try reader.text()) else {
      throw ByteReader.Damage()
    }
    report = SourceReport(
      name: name, kind: kind, status: status, records: try reader.count(), milliseconds: 0,
      ageSeconds: try reader.optionalInt(), error: try reader.optionalText(),
      help: try reader.optionalText())
    let (start, count) = (try reader.count(), try reader.count())
    let (end, overflow) = start.addingReportingOverflow(count)
    guard !overflow else { throw ByteReader.Damage() }
    files = start..<end
    let hasChecksum = try reader.count() == 1
    let checksum = try reader.fixed()
    contentChecksum = hasChecksum ? checksum : nil
  }
}
