/// A YAML text of one document, such as front matter: collections, and scalars that stay text.
///
/// Anchors and aliases are read within a budget, and the tags of YAML itself. Directives, several
/// documents, keys that are no text and tags of one's own are refused.
package struct YAMLDocument: Sendable {
  /// How deep collections may be nested.
  package static let depthLimit = 64
  /// How many values aliases may repeat in all.
  package static let aliasLimit = 10_000
  /// How many bytes of text aliases may repeat in all.
  package static let aliasTextLimit = 1 << 20

  /// The outermost value.
  package let root: YAMLValue

  /// Parses a range of a text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; a byte order mark is skipped.
  ///   - range: What to read, with or without the `---` lines.
  ///   - line: The number of the first line, from 1.
  ///   - dialect: How exactly the text has to follow YAML.
  /// - Throws: The first thing that cannot be read, with its place.
  package init(
    parsing bytes: [UInt8], in range: Range<Int>? = nil, line: Int = 1,
    dialect: YAMLDialect = .frontMatter
  ) throws(YAMLSyntaxError) {
    var parser = YAMLParser(
      bytes: bytes, range: range ?? bytes.indices, line: line, dialect: dialect)
    root = try parser.document()
  }
}
