/// A format that the program reads or writes, as `formats` shows it.
package struct FormatDescription: Sendable, Hashable {
  /// What a format is for.
  package enum Purpose: String, Sendable {
    /// Recipes in files.
    case document
    /// Results on standard output.
    case output
  }

  /// Its name.
  package let name: String
  /// What it is for.
  package let purpose: Purpose
  /// Whether it is read.
  package let isRead: Bool
  /// Whether it is written.
  package let isWritten: Bool
  /// One line about it.
  package let summary: String

  /// Makes a description of its parts.
  package init(
    name: String, purpose: Purpose, isRead: Bool, isWritten: Bool, summary: String
  ) {
    self.name = name
    self.purpose = purpose
    self.isRead = isRead
    self.isWritten = isWritten
    self.summary = summary
  }
}

extension ResultDocument where Row == FormatDescription {
  /// The document formats read and written, and the output formats.
  package static func formats(
    _ formats: [FormatDescription]
  ) -> ResultDocument<FormatDescription> {
    ResultDocument(
      head: [.recipesSchema], rowsName: "formats", rows: formats, fields: FormatFields.all)
  }
}

/// The fields of a format on its way out.
private enum FormatFields {
  static let all: [ResultField<FormatDescription>] = [
    ResultField(
      "name", column: .init("format", priority: 0, minimumWidth: 10), isInTable: true,
      value: { .text($0.name) }),
    ResultField(
      "for", column: .init("for", priority: 4, minimumWidth: 8), isInTable: true,
      value: { .text($0.purpose.rawValue) }),
    ResultField(
      "read", column: .init("read", priority: 2), isInTable: true,
      cell: { $0.isRead ? "yes" : "-" }, value: { .boolean($0.isRead) }),
    ResultField(
      "write", column: .init("write", priority: 3, minimumWidth: 5), isInTable: true,
      cell: { $0.isWritten ? "yes" : "-" }, value: { .boolean($0.isWritten) }),
    ResultField(
      "summary", column: .init("what it is", priority: 1, minimumWidth: 20), isInTable: true,
      value: { .text($0.summary) }),
  ]
}
