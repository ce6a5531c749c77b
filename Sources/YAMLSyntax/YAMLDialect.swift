/// How exactly a text has to follow YAML.
package enum YAMLDialect: Sendable, Hashable {
  /// As YAML 1.2.2 says.
  case specified
  /// As people write front matter.
  ///
  /// Tabs indent, `title: Soup: the best` and `size: - 5` are texts, as are values that begin with a
  /// character that YAML keeps for itself and that mean nothing else; quotes and brackets may go on in
  /// lines that are not indented.
  case frontMatter
}
