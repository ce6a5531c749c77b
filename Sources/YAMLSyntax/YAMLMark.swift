/// A position in a YAML text.
struct YAMLMark {
  /// The offset.
  let position: Int
  /// The offset of the first byte of its line.
  let lineStart: Int
  /// The number of its line, from 1.
  let line: Int
}
