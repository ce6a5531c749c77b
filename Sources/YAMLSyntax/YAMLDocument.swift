/// A YAML text of one document, such as front matter: collections, and scalars that remain text.
///
/// Anchors, aliases (within limits) and the tags of YAML itself are supported. Directives, several
/// documents, keys that are not text and custom tags are errors.
package struct YAMLDocument: Sendable {
  /// The maximum nesting depth of collections.
  package static let maximumDepth = 64
  /// The maximum number of values.
  package static let maximumValueCount = 100_000
  /// The maximum number of values that aliases may repeat in all.
  package static let maximumAliasCount = 10_000
  /// The maximum number of bytes of text that aliases may repeat in all.
  package static let maximumAliasTextSize = 1 << 20

  /// The root value.
  package let root: YAMLValue

  /// Parses a range of a text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; a byte order mark is skipped.
  ///   - range: The range to parse, with or without the `---` lines.
  ///   - line: The number of the first line, from 1.
  ///   - dialect: The strictness with which the text must follow YAML.
  /// - Throws: The first problem, with its position.
  package init(
    parsing bytes: [UInt8], in range: Range<Int>? = nil, line: Int = 1,
    dialect: YAMLDialect = .frontMatter
  ) throws(YAMLSyntaxError) {
    var parser = YAMLParser(
      bytes: bytes, range: range ?? bytes.indices, line: line, dialect: dialect)
    root = try parser.document()
  }
}
