/// A plug-in as `plugin list` shows it.
package struct PluginDescription: Sendable, Hashable {
  /// The name of the program.
  package let name: String
  /// The purpose: `source` or `format`.
  package let kind: String
  /// The path, or `nil` if it was not found.
  package let path: String?
  /// The trust in it: `trusted`, `not trusted`, `changed`, `writable by others` or `missing`.
  package let trust: String
  /// The tables of the configuration that name it.
  package let tables: [String]

  /// Creates a description from its values.
  package init(name: String, kind: String, path: String?, trust: String, tables: [String]) {
    self.name = name
    self.kind = kind
    self.path = path
    self.trust = trust
    self.tables = tables
  }
}

extension ResultDocument where Row == PluginDescription {
  /// Returns plug-ins.
  package static func plugins(
    _ plugins: [PluginDescription]
  ) -> ResultDocument<PluginDescription> {
    var document = ResultDocument(
      head: [.recipesSchema], rowsName: "plugins", rows: plugins, fields: PluginFields.all)
    document.narrowLines = \.lines
    return document
  }
}

extension PluginDescription {
  /// The description in words, for a terminal without room for its columns.
  fileprivate var lines: [String] {
    let uses = tables.isEmpty ? [] : ["used by " + tables.joined(separator: ", ")]
    return ["\(name)  \(kind)  \(trust)"] + uses + [path].compactMap(\.self)
  }
}

/// The fields of a plug-in in output.
///
/// Nothing in the table is cut: the end of a path is what tells two apart.
private enum PluginFields {
  static let all: [ResultField<PluginDescription>] = [
    ResultField(
      "name", column: column("plug-in"), isInTable: true, value: { .text($0.name) }),
    ResultField("kind", column: column("kind"), isInTable: true, value: { .text($0.kind) }),
    ResultField("trust", column: column("trust"), isInTable: true, value: { .text($0.trust) }),
    ResultField(
      "tables", column: column("used by"), isInTable: true,
      value: { .list($0.tables.map { .text($0) }) }),
    ResultField("path", column: column("path"), isInTable: true, value: { .optional($0.path) }),
  ]

  private static func column(_ heading: String) -> ResultField<PluginDescription>.Column {
    .init(heading, priority: 0, minimumWidth: .max)
  }
}
