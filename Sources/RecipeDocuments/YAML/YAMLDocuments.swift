/// The documents of a YAML file, which lines of three hyphens separate.
struct YAMLDocuments: Sequence {
  /// A document in a file.
  struct Part {
    /// The file.
    let bytes: [UInt8]
    /// The range of the document.
    let range: Range<Int>
    /// The number of its first line, from 1.
    let line: Int

    /// Returns the values of the document.
    func value() throws(RepairedValue.Fault) -> RepairedValue {
      try RepairedValue(parsing: bytes, in: range, line: line, .yaml)
    }
  }

  private let parts: [Part]

  /// The maximum number of documents of a file.
  private static let limit = 100_000

  /// Finds the documents of a file.
  init(_ bytes: [UInt8]) {
    var parts: [Part] = []
    var (start, startLine, line, index) = (bytes.startIndex, 1, 1, bytes.startIndex)
    func end(at end: Int) {
      guard bytes[start..<end].contains(where: { $0 > 0x20 }) else { return }
      parts.append(Part(bytes: bytes, range: start..<end, line: startLine))
    }
    while index < bytes.endIndex, parts.count < Self.limit {
      let rest = bytes[index...]
      let next = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
      switch Self.marker(rest[..<next]) {
      case .start:
        end(at: index)
        let behind = rest[(index + Self.markerLength)..<next].first { $0 > 0x20 }
        let isAlone = behind.map { $0 == UInt8(ascii: "#") } ?? true
        (start, startLine) = isAlone ? (next, line + 1) : (index + Self.markerLength, line)
      case .end:
        end(at: index)
        (start, startLine) = (next, line + 1)
      case nil: break
      }
      (index, line) = (next, line + 1)
    }
    end(at: bytes.endIndex)
    self.parts = parts
  }

  func makeIterator() -> IndexingIterator<[Part]> { parts.makeIterator() }

  /// A line between documents (YAML 1.2.2, section 9.1).
  private enum Marker {
    /// `---`, before a document.
    case start
    /// `...`, after one.
    case end
  }

  private static let markerLength = 3

  /// Returns the marker that a line begins with, alone or before white space.
  private static func marker(_ line: ArraySlice<UInt8>) -> Marker? {
    guard line.dropFirst(markerLength).first.map({ $0 <= 0x20 }) ?? true else { return nil }
    if line.starts(with: "---".utf8) { return .start }
    return line.starts(with: "...".utf8) ? .end : nil
  }
}
