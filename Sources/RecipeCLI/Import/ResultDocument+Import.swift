import RecipeCore
import RecipeFormatting
import RecipeStorage

extension ResultDocument where Row == ImportEntry {
  /// Returns an import report: a row for each recipe and each document without one.
  ///
  /// - Parameter currentFolder: The folder to which paths in tables are relative, absolute.
  static func imports(
    _ report: ImportReport, isDryRun: Bool, currentFolder: String
  ) -> ResultDocument<ImportEntry> {
    let counts = ImportEntry.Status.allCases.map { status in
      OutputMember(status.rawValue, .integer(report.count(of: status)))
    }
    var document = ResultDocument(
      head: [.recipesSchema, OutputMember("dry_run", .boolean(isDryRun))] + counts
        + CoverageFields.members(of: report.coverage),
      rowsName: "files", rows: report.entries,
      fields: ImportFields.all(currentFolder: currentFolder))
    document.narrowLines = { $0.lines(from: currentFolder) }
    return document
  }
}

/// The fields of an import report.
enum ImportFields {
  /// The names of all fields.
  static var names: [String] { all(currentFolder: "/").map(\.name) }

  /// Returns the fields in the order of JSON.
  ///
  /// - Parameter folder: The folder to which paths in tables are relative, absolute.
  static func all(currentFolder folder: String) -> [ResultField<ImportEntry>] {
    outcome(folder) + reading(folder) + CoverageFields.all(isInTable: false) { $0.reading.coverage }
  }

  private static func outcome(_ folder: String) -> [ResultField<ImportEntry>] {
    [
      ResultField("status", column: .init("status", priority: 0, minimumWidth: 9), isInTable: true)
      {
        .text($0.status.rawValue)
      },
      ResultField(
        "title", column: .init("title", priority: 0, minimumWidth: 14, isRoomy: true),
        isInTable: true, value: { .optional($0.title) }),
      ResultField(
        "origin", column: .init("from", priority: 0, minimumWidth: .max), isInTable: true,
        cell: { $0.origin.shown(from: folder) }, value: { .text($0.origin) }),
      ResultField("file", column: .init("file", priority: 5, minimumWidth: 12), isInTable: true) {
        .optional($0.file)
      },
      ResultField(
        "reason", column: .init("why", priority: 0, minimumWidth: .max), isInTable: true,
        cell: { $0.shownReason(from: folder) }, value: { .optional($0.reason) }),
      ResultField("known_from", column: .init("known from", priority: 6)) {
        .optional($0.knownFrom)
      },
    ]
  }

  private static func reading(_ folder: String) -> [ResultField<ImportEntry>] {
    [
      ResultField(
        "format", column: .init("format", priority: 4, minimumWidth: 8), isInTable: true,
        cell: { $0.reading.formatText }, value: { .optional($0.reading.format) }),
      ResultField("dialect", column: .init("dialect", priority: 6, minimumWidth: 8)) {
        .optional($0.reading.dialect)
      },
      ResultField(
        "oddities", column: .init("problem", priority: 0, minimumWidth: .max), isInTable: true,
        cell: { $0.oddityText }, value: { .list($0.reading.oddities.map(\.outputValue)) }),
    ]
  }
}

extension ImportEntry {
  /// Returns the lines on a narrow terminal: `imported  Leek Soup`, the document, and what is to be
  /// said about them.
  ///
  /// - Parameter folder: The folder to which paths are relative, absolute.
  fileprivate func lines(from folder: String) -> [String] {
    let texts = [title, origin.shown(from: folder), shownReason(from: folder), oddityText]
    return [status.rawValue] + texts.compactMap(\.self).filter { !$0.isEmpty }
  }

  fileprivate func shownReason(from folder: String) -> String {
    guard let reason else { return "" }
    guard let knownFrom, reason.hasSuffix(knownFrom) else { return reason }
    return reason.dropLast(knownFrom.count) + knownFrom.shown(from: folder)
  }

  /// The problem of a recipe; a document without one has its reason.
  fileprivate var oddityText: String {
    let oddities = reading.oddities.filter { isAbout($0.location) }
    guard recipe != nil, let first = oddities.max(by: { $0.severity < $1.severity })
    else { return "" }
    let place = first.location?.line.map { "line \($0): " } ?? ""
    let others = oddities.count - 1
    return place + first.message + (others > 0 ? " (+\(others))" : "")
  }
}

extension ImportEntry {
  /// True if a location is in the document of the entry, not in another of the same archive.
  private func isAbout(_ location: TextLocation?) -> Bool {
    guard let path = location?.path else { return true }
    return origin == path || origin.hasPrefix(path + "#") || origin.hasPrefix(path + "/")
  }
}

extension ImportReading {
  /// `markdown: RecipeMD`, or whichever of both is known.
  fileprivate var formatText: String {
    guard let format else { return "" }
    guard let dialect, !dialect.isEmpty, dialect.lowercased() != format else { return format }
    return "\(format): \(dialect)"
  }
}

extension Diagnostic {
  fileprivate var outputValue: OutputValue {
    .object([
      OutputMember("severity", .text(severity.word)), OutputMember("message", .text(message)),
      OutputMember("path", .optional(location?.path)),
      OutputMember("line", .optional(location?.line)),
      OutputMember("column", .optional(location?.column)),
      OutputMember("help", .optional(help)),
    ])
  }
}
