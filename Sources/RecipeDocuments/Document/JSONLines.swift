import JSONSyntax

/// The lines of an NDJSON document (https://github.com/ndjson/ndjson-spec), as ranges of its bytes.
struct JSONLines: Sequence, IteratorProtocol {
  /// One line that is not blank.
  struct Line {
    /// The line's number, from 1.
    let number: Int
    /// Where it is, without its end.
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var number = 0

  /// Goes through the lines of a document.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next line that is not blank.
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

  /// Whether a document that is not one JSON text has one on its first or its second line.
  ///
  /// Either is enough, so that a broken first line does not hide the others.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    var lines = JSONLines(bytes)
    guard let first = lines.next(), let second = lines.next() else { return false }
    return isObject(bytes, first.range) || isObject(bytes, second.range)
  }

  private static func isObject(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    (try? JSONDocument(parsing: bytes, in: range))?.root.kind == .object
  }
}
