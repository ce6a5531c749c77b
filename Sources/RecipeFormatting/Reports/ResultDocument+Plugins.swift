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
    ResultDocument(
      head: [.recipesSchema], rowsName: "plugins", rows: plugins, fields: PluginFields.all)
  }
}

/// The fields of a plug-in in output.
private enum PluginFields {
  static let all: [ResultField<PluginDescription>] = [
    ResultField(
      "name", column: .init("plug-in", priority: 0, minimumWidth: 14), isInTable: true,
      value: { .text($0.name) }),
    ResultField(
      "kind", column: .init("kind", priority: 3, minimumWidth: 6), isInTable: true,
      value: { .text($0.kind) }),
    ResultField(
      "trust", column: .init("trust", priority: 1, minimumWidth: 11), isInTable: true,
      value: { .text($0.trust) }),
    ResultField(
      "tables", column: .init("used by", priority: 2, minimumWidth: 8), isInTable: true,
      value: { .list($0.tables.map { .text($0) }) }),
    ResultField(
      "path", column: .init("path", priority: 4, minimumWidth: 20), isInTable: true,
      value: { .optional($0.path) }),
  ]
}
