/// A parsed TOML text (version 1.0.0, https://toml.io/en/v1.0.0).
package struct TOMLDocument: Sendable, Hashable {
  /// The outermost table.
  package let root: TOMLTable

  /// Parses a whole text, strictly.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; a byte order mark is skipped.
  ///   - firstLine: The number of the first line, for a text that is a part of a file.
  ///   - limits: What is refused as too deep or too large.
  /// - Throws: The first offence against the grammar or a limit, with its place.
  package init(
    parsing bytes: [UInt8], firstLine: Int = 1, limits: TOMLLimits = .standard
  ) throws(TOMLSyntaxError) {
    guard bytes.count <= limits.size else {
      let message = "larger than the limit of \(limits.size) bytes"
      throw TOMLSyntaxError(message, at: TOMLPosition(line: firstLine, column: 1, length: 1))
    }
    let scanner = try TOMLScanner(bytes, firstLine: firstLine)
    var parser = TOMLParser(scanner, depthLimit: limits.depth)
    root = try parser.parseDocument()
  }
}
