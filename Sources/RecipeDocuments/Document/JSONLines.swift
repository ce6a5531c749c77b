import JSONSyntax

/// The lines of an NDJSON document (https://github.com/ndjson/ndjson-spec), as ranges of its bytes.
struct JSONLines: Sequence, IteratorProtocol {
  /// A line that is not blank.
  struct Line {
    /// The line number, from 1.
    let number: Int
    /// The range without the line end.
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var number = 0

  /// Creates the lines of a document.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the next line that is not blank.
  mutating func next() -> Line? {
    while offset < bytes.count {
      let rest = bytes[offset...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = offset..<end
      offset = end + 1
      number += 1
      if bytes[line].contains(where: { $0 > 0x20 }) { return Line(number: number, range: line) }
    }
    return nil
  }

  /// True if a document that is not one JSON text has an object on one of its first lines.
  ///
  /// One is enough, so that a few broken lines do not hide the others.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    let lines = Array(JSONLines(bytes).prefix(8))
    return lines.count > 1 && lines.contains { isObject(bytes, $0) }
  }

  /// True if a line is a complete object; an indented one is a part of something larger.
  private static func isObject(_ bytes: [UInt8], _ line: Line) -> Bool {
    guard line.number == 1 || bytes[line.range].first == UInt8(ascii: "{") else { return false }
    return (try? JSONDocument(parsing: bytes, in: line.range))?.root.kind == .object
  }
}
