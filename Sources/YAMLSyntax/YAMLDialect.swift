/// The strictness with which a text must follow YAML.
package enum YAMLDialect: Sendable, Hashable {
  /// As YAML 1.2.2 specifies.
  case specified
  /// As people write front matter.
  ///
  /// Tabs indent; `title: Soup: the best` and `size: - 5` are texts, as are values that start with
  /// a reserved character and have no other meaning; quotes and brackets may continue in lines that
  /// are not indented.
  case frontMatter
}
