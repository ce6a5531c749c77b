import MarkdownSyntax

/// The documents in one file, each with front matter of its own.
///
/// A line `---` and a line that starts with `title:` start a document, if a line `---` closes its
/// front matter: our own export writes several recipes into one file in this way.
struct DocumentPages {
  /// A document.
  struct Page {
    /// The range of its bytes.
    let bytes: Range<Int>
    /// The line at which it starts, from 1.
    let line: Int
  }

  /// The documents, in order, which cover the whole file.
  private(set) var all: [Page] = []

  /// Divides a file, or returns `nil` if it contains one document.
  ///
  /// - Parameter document: The file, parsed as one document.
  init?(of document: MarkdownDocument) {
    let bytes = document.bytes
    let starts = Self.starts(in: document)
    guard !starts.isEmpty else { return nil }
    var begin = (offset: 0, line: 1)
    for offset in starts {
      let line = begin.line + bytes[begin.offset..<offset].count { $0 == 0x0A }
      all.append(Page(bytes: begin.offset..<offset, line: begin.line))
      begin = (offset, line)
    }
    all.append(Page(bytes: begin.offset..<bytes.count, line: begin.line))
  }

  /// Returns the offsets of the documents after the first.
  private static func starts(in document: MarkdownDocument) -> [Int] {
    var starts: [Int] = []
    var previous = startOfText(document.bytes)
    // A title after a fence starts a block, however Markdown reads the fences around it.
    for block in document.blocks where isTitle(block, in: document.bytes) {
      if let offset = fence(above: block.start, in: document.bytes),
        isStart(offset, after: previous, in: document.bytes)
      {
        starts.append(offset)
        previous = offset
      }
    }
    return starts
  }

  private static func isTitle(_ block: MarkdownBlock, in bytes: [UInt8]) -> Bool {
    block.start < bytes.count && bytes[block.start] == UInt8(ascii: "t")
      && bytes[block.start...].starts(with: "title:".utf8)
  }

  /// True if a document starts at a fence: the fence is closed, and does not itself close the
  /// previous one.
  private static func isStart(_ offset: Int, after previous: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[previous...].starts(with: "---".utf8) else { return isClosed(offset, in: bytes) }
    // A fence directly after the start of the previous document closes its front matter.
    let end = FrontMatterEnd.offset(in: bytes, from: previous)
    return end.map { $0 < offset } ?? true && isClosed(offset, in: bytes)
  }

  private static func isClosed(_ offset: Int, in bytes: [UInt8]) -> Bool {
    FrontMatterEnd.offset(in: bytes, from: offset) != nil
  }

  /// Returns the offset past a byte order mark.
  private static func startOfText(_ bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the offset of the line `---` directly above a line, unless it is the first line.
  private static func fence(above line: Int, in bytes: [UInt8]) -> Int? {
    for fence in ["---\n", "---\r\n"] {
      let start = line - fence.utf8.count
      if start > 0, bytes[start - 1] == 0x0A, bytes[start..<line].elementsEqual(fence.utf8) {
        return start
      }
    }
    return nil
  }
}

/// The end of a document's front matter.
private enum FrontMatterEnd {
  private static let limit = 1 << 20

  /// Returns the offset of the line `---` that closes front matter, or `nil` if there is none.
  ///
  /// - Parameter fence: The offset of the opening line.
  static func offset(in bytes: [UInt8], from fence: Int) -> Int? {
    var line = fence
    while line < bytes.count, line - fence < limit {
      if line > fence, isFence(bytes[line...]) { return line }
      guard let end = bytes[line...].firstIndex(of: 0x0A) else { return nil }
      line = end + 1
    }
    return nil
  }

  private static func isFence(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.starts(with: "---".utf8) else { return false }
    let rest = text.dropFirst(3).prefix { $0 != 0x0A }
    return rest.allSatisfy { $0 <= 0x20 }
  }
}
