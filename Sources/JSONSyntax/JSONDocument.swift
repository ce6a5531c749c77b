/// A parsed JSON text (RFC 8259): bytes, and a flat table of where each value begins and ends.
package struct JSONDocument: Sendable {
  private let tape: JSONTape

  /// Parses a whole text, strictly.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; a byte order mark is skipped.
  ///   - limits: What is refused as too deep or too large.
  /// - Throws: The first offence against the grammar or a limit, with its place.
  package init(parsing bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONSyntaxError) {
    try self.init(parsing: bytes, in: 0..<bytes.count, limits: limits)
  }

  /// Parses a part of some bytes as a text of its own, without a copy: a line of NDJSON.
  ///
  /// Lines, columns and offsets count from the beginning of the part.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; a byte order mark at the beginning of the part is skipped.
  ///   - range: The part, as indices of `bytes`; what lies outside of them is cut off.
  ///   - limits: What is refused as too deep or too large.
  /// - Throws: The first offence against the grammar or a limit, with its place.
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
