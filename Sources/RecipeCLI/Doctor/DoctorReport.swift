import RecipeCore
import RecipeFormatting
import Text

/// The findings of `doctor`, and what became of each.
struct DoctorReport: Sendable {
  /// A finding as a row.
  struct Row: Sendable {
    /// The finding.
    let finding: Finding
    /// The repair that was made, or `nil` if none was.
    let deed: String?
  }

  /// The rows, in the order of the checks.
  let rows: [Row]
  /// True if sources ask servers, which no check does.
  let hasServers: Bool

  /// True if nothing is wrong that was not fixed.
  var isHealthy: Bool {
    rows.allSatisfy { $0.finding.severity == .note || $0.deed != nil }
  }

  /// The report for a person.
  func text(usesColor: Bool) -> String {
    rows.map { Self.text(of: $0, usesColor) + "\n" }.joined() + summary + "\n"
  }

  private static func text(of row: Row, _ usesColor: Bool) -> String {
    let finding = row.finding
    let style: TerminalStyle =
      switch finding.severity {
      case .error: .red
      case .warning, .loss: .yellow
      case .note: .dim
      }
    let severity = style.apply(to: finding.severity.word, usesColor: usesColor)
    let done = row.deed.map { "\n  done:  \($0.terminalSafe)" } ?? ""
    return """
      \(severity): \(finding.what.terminalSafe)
        where: \(finding.place.terminalSafe)
        why:   \(finding.why.terminalSafe)
        do:    \(finding.remedy.terminalSafe)\(done)

      """
  }

  /// `1 error, 2 warnings; 1 fixed`, or that nothing is wrong.
  private var summary: String {
    let errors = rows.count { $0.finding.severity == .error }
    let warnings = rows.count { $0.finding.severity == .warning }
    let fixed = rows.count { $0.deed != nil }
    let counts = [
      errors == 0 ? nil : errors.counted("error"),
      warnings == 0 ? nil : warnings.counted("warning"),
    ].compactMap(\.self)
    guard !counts.isEmpty else {
      return hasServers
        ? "nothing is wrong; no server was asked ('recipes sources check' does)"
        : "nothing is wrong"
    }
    return counts.joined(separator: ", ") + (fixed > 0 ? "; \(fixed) fixed" : "")
  }

  /// The report as data.
  var document: ResultDocument<Row> {
    ResultDocument(
      head: [.recipesSchema, OutputMember("healthy", .boolean(isHealthy))], rowsName: "findings",
      rows: rows, fields: Self.fields)
  }

  /// The fields of a finding.
  static let fields: [ResultField<Row>] = [
    field("area", priority: 0, width: 9) { .text($0.finding.area.rawValue) },
    field("severity", priority: 0, width: 7) { .text($0.finding.severity.word) },
    field("what", priority: 0, width: 20) { .text($0.finding.what) },
    field("where", priority: 1, width: 16) { .text($0.finding.place) },
    field("why", priority: 3, width: 16) { .text($0.finding.why) },
    field("do", priority: 2, width: 16) { .text($0.finding.remedy) },
    field("fixable", priority: 4, width: 7) { .boolean($0.finding.fix != nil) },
    field("done", priority: 4, width: 7) { .optional($0.deed) },
  ]

  private static func field(
    _ name: String, priority: Int, width: Int,
    _ value: @escaping @Sendable (Row) -> OutputValue
  ) -> ResultField<Row> {
    ResultField(
      name, column: .init(name, priority: priority, minimumWidth: width, isWrapped: true),
      isInTable: true, value: value)
  }
}
