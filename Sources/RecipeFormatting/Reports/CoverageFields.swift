package import RecipeCore

/// The fields of what was read of documents, and what was not; absent unless it was computed.
package enum CoverageFields {
  /// Returns the fields of rows that may have a coverage.
  ///
  /// - Parameters:
  ///   - isInTable: True if a table shows the share.
  ///   - coverage: Returns the coverage of a row.
  package static func all<Row>(
    isInTable: Bool, of coverage: @escaping @Sendable (Row) -> ReadingCoverage?
  ) -> [ResultField<Row>] {
    [
      ResultField(
        "coverage", column: .init("read", priority: 3, isRightAligned: true, minimumWidth: 5),
        isInTable: isInTable,
        cell: { coverage($0)?.share.map { "\(Int($0 * 100)) %" } ?? "" },
        value: { value(of: coverage($0)) }),
      ResultField("unread", column: .init("not read", priority: 6, isWrapped: true)) {
        unread(of: coverage($0))
      },
      ResultField("partial_records", column: .init("read in part", priority: 7)) {
        partialRecords(of: coverage($0))
      },
    ]
  }

  /// Returns the members of a head, which has them if coverage was computed.
  package static func members(of coverage: ReadingCoverage?) -> [OutputMember] {
    [
      OutputMember("coverage", value(of: coverage)),
      OutputMember("unread", unread(of: coverage)),
      OutputMember("partial_records", partialRecords(of: coverage)),
    ]
  }

  /// The records that were read in part: `[{"path": "…", "line": 1, "coverage": 0.61, "unread": ["…"],
  /// "reasons": ["no directions"]}]`, the worst first; absent if there are none.
  private static func partialRecords(of coverage: ReadingCoverage?) -> OutputValue {
    let records = coverage?.partialRecords ?? []
    guard !records.isEmpty else { return .absent }
    return .list(
      records.map { record in
        .object([
          OutputMember("path", .text(record.path)), OutputMember("line", .integer(record.line)),
          OutputMember("title", .optional(record.title)),
          OutputMember("coverage", record.share.map(OutputValue.share) ?? .absent),
          OutputMember("unread", .list(record.unread.map { .text($0) })),
          OutputMember("reasons", .list(record.flaws.map { .text($0.rawValue) })),
        ])
      })
  }

  private static func value(of coverage: ReadingCoverage?) -> OutputValue {
    coverage?.share.map(OutputValue.share) ?? .absent
  }

  private static func unread(of coverage: ReadingCoverage?) -> OutputValue {
    coverage.map { .list($0.everyUnread.map { .text($0) }) } ?? .absent
  }
}
