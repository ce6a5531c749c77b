import RecipeCore
import RecipeFormatting
import RecipeStorage

extension ResultDocument where Row == ImportEntry {
  /// What an import did, a row for each recipe and each document without one.
  static func imports(_ report: ImportReport, isDryRun: Bool) -> ResultDocument<ImportEntry> {
    let counts = ImportEntry.Status.allCases.map { status in
      OutputMember(status.rawValue, .integer(report.count(of: status)))
    }
    return ResultDocument(
      head: [.recipesSchema, OutputMember("dry_run", .boolean(isDryRun))] + counts,
      rowsName: "files", rows: report.entries, fields: ImportFields.all)
  }
}

/// The fields of an import report.
enum ImportFields {
  /// Every field, in the order of JSON.
  static let all: [ResultField<ImportEntry>] = [
    ResultField("status", column: .init("status", priority: 0, minimumWidth: 9), isInTable: true) {
      .text($0.status.rawValue)
    },
    ResultField("title", column: .init("title", priority: 2, minimumWidth: 16), isInTable: true) {
      .optional($0.title)
    },
    ResultField("origin", column: .init("from", priority: 1, minimumWidth: 16), isInTable: true) {
      .text($0.origin)
    },
    ResultField("file", column: .init("file", priority: 3, minimumWidth: 12), isInTable: true) {
      .optional($0.file)
    },
    ResultField("reason", column: .init("why", priority: 1, minimumWidth: 16), isInTable: true) {
      .optional($0.reason)
    },
  ]
}
