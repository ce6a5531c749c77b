/// A parsed JSON text (RFC 8259): its bytes, and a flat table of the ranges of its values.
package struct JSONDocument: Sendable {
  private let tape: JSONTape

  /// Parses a whole text strictly.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; a byte order mark is skipped.
  ///   - limits: The limits of depth and size.
  /// - Throws: The first violation of the grammar or of a limit, with its position.
  package init(parsing bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONSyntaxError) {
    try self.init(parsing: bytes, in: 0..<bytes.count, limits: limits)
  }

  /// Parses a range of bytes as a text of its own, without copying it: a line of NDJSON.
  ///
  /// Lines, columns and offsets count from the start of the range.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; a byte order mark at the start of the range is skipped.
  ///   - range: The range, clamped to the bounds of `bytes`.
  ///   - limits: The limits of depth and size.
  /// - Throws: The first violation of the grammar or of a limit, with its position.
  package init(
    parsing bytes: [UInt8], in range: Range<Int>, limits: JSONLimits = .standard
  ) throws(JSONSyntaxError) {
    let part = range.clamped(to: 0..<bytes.count)
    var parser = JSONParser(part: part, limits: limits)
    do {
      try parser.parse(bytes.span.bytes)
    } catch {
      throw JSONSyntaxError(error, in: bytes, part: part)
    }
    tape = JSONTape(bytes: bytes, part: part, nodes: parser.nodes)
  }

  /// The outermost value.
  package var root: JSONValue { JSONValue(tape: tape, index: 0) }
}
