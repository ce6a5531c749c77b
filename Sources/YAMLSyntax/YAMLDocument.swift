/// The YAML of front matter: block and flow collections, and scalars that stay text.
///
/// Anchors, aliases, tags and complex keys are refused. Where YAML 1.2 is stricter than people are,
/// this reader takes what they mean: tabs indent, and `title: Soup: the best` is a text with a colon.
package struct YAMLDocument: Sendable {
  /// How deep collections may be nested.
  package static let depthLimit = 64

  /// The outermost value.
  package let root: YAMLValue

  /// Parses a range of a text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; a byte order mark is skipped.
  ///   - range: What to read, without the `---` lines.
  ///   - line: The number of the first line, from 1.
  /// - Throws: The first thing that cannot be read, with its place.
  package init(
    parsing bytes: [UInt8], in range: Range<Int>? = nil, line: Int = 1
  ) throws(YAMLSyntaxError) {
    var parser = YAMLParser(bytes: bytes, range: range ?? bytes.indices, line: line)
    root = try parser.document()
  }
}
