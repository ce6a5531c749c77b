/// A parsed TOML text (version 1.0.0, https://toml.io/en/v1.0.0).
package struct TOMLDocument: Sendable, Hashable {
  /// The root table.
  package let root: TOMLTable

  /// Parses a whole text strictly.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; a byte order mark is skipped.
  ///   - firstLine: The number of the first line, for a text that is a part of a file.
  ///   - limits: The limits of depth and size.
  /// - Throws: The first violation of the grammar or of a limit, with its position.
  package init(
    parsing bytes: [UInt8], firstLine: Int = 1, limits: TOMLLimits = .standard
  ) throws(TOMLSyntaxError) {
    guard bytes.count <= limits.size else {
      let message = "larger than the limit of \(limits.size) bytes"
      throw TOMLSyntaxError(message, at: TOMLPosition(line: firstLine, column: 1, length: 1))
    }
    let scanner = try TOMLScanner(bytes, firstLine: firstLine)
    var parser = TOMLParser(scanner, maximumDepth: limits.depth)
    root = try parser.parseDocument()
  }
}
