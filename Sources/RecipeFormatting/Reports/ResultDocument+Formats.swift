package import RecipeCore

/// A format that the program reads or writes, for `formats`.
package struct FormatDescription: Sendable, Hashable {
  /// The purposes of formats.
  package enum Purpose: String, Sendable {
    /// Recipes in files.
    case document
    /// Results on standard output.
    case output
  }

  /// The name.
  package let name: String
  /// The purpose.
  package let purpose: Purpose
  /// The file name extensions, the usual one first.
  package let endings: [String]
  /// True if it can be read.
  package let isRead: Bool
  /// True if it can be written.
  package let isWritten: Bool
  /// The dialects that can be selected by name.
  package let dialects: [String]
  /// The fields of a recipe that are lost when it is written, or `nil` if it is not written.
  package let lostFields: [RecipeField]?
  /// The parts of a document that no field of a recipe holds, as phrases.
  package let unheld: [String]
  /// A one-line summary.
  package let summary: String

  /// Creates a description from its parts.
  package init(
    name: String, purpose: Purpose, endings: [String] = [], isRead: Bool, isWritten: Bool,
    dialects: [String] = [], lostFields: [RecipeField]? = nil, unheld: [String] = [],
    summary: String
  ) {
    self.name = name
    self.purpose = purpose
    self.endings = endings
    self.isRead = isRead
    self.isWritten = isWritten
    self.dialects = dialects
    self.lostFields = lostFields
    self.unheld = unheld
    self.summary = summary
  }
}

extension ResultDocument where Row == FormatDescription {
  /// Returns the document formats and the output formats.
  package static func formats(
    _ formats: [FormatDescription]
  ) -> ResultDocument<FormatDescription> {
    ResultDocument(
      head: [.recipesSchema], rowsName: "formats", rows: formats, fields: FormatFields.all)
  }
}

/// The fields of a format in output.
private enum FormatFields {
  static let all: [ResultField<FormatDescription>] = [
    ResultField(
      "name", column: .init("format", priority: 0, minimumWidth: 10), isInTable: true,
      value: { .text($0.name) }),
    ResultField(
      "for", column: .init("for", priority: 6, minimumWidth: 8), isInTable: true,
      value: { .text($0.purpose.rawValue) }),
    ResultField(
      "endings", column: .init("endings", priority: 5, minimumWidth: 8), isInTable: true,
      cell: { $0.endings.joined(separator: ", ") },
      value: { .list($0.endings.map { .text($0) }) }),
    ResultField(
      "read", column: .init("read", priority: 2), isInTable: true,
      cell: { $0.isRead ? "yes" : "-" }, value: { .boolean($0.isRead) }),
    ResultField(
      "write", column: .init("write", priority: 3, minimumWidth: 5), isInTable: true,
      cell: { $0.isWritten ? "yes" : "-" }, value: { .boolean($0.isWritten) }),
    ResultField(
      "dialects", column: .init("dialects", priority: 7, minimumWidth: 12, isWrapped: true),
      isInTable: true,
      cell: { $0.dialects.joined(separator: ", ") },
      value: { .list($0.dialects.map { .text($0) }) }),
    ResultField(
      "loses", column: .init("loses", priority: 4, minimumWidth: 14, isWrapped: true),
      isInTable: true,
      cell: { $0.lossText },
      value: { $0.lostFields.map { .list($0.map { .text($0.rawValue) }) } ?? .absent }),
    ResultField(
      "unheld", column: .init("not held", priority: 8, minimumWidth: 12, isWrapped: true),
      value: { $0.unheld.isEmpty ? .absent : .list($0.unheld.map { .text($0) }) }),
    ResultField(
      "summary", column: .init("what it is", priority: 1, minimumWidth: 16, isWrapped: true),
      isInTable: true,
      value: { .text($0.summary) }),
  ]
}

extension FormatDescription {
  fileprivate var lossText: String {
    guard let lostFields else { return "" }
    let lost = lostFields.map(\.rawValue) + unheld
    return lost.isEmpty ? "nothing" : lost.joined(separator: ", ")
  }
}
