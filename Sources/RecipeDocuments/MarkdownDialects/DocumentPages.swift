import MarkdownSyntax

/// The documents that one file holds one after another, each with front matter of its own.
///
/// A line `---` and a line that starts with `title:` begin a document, when a line `---` closes
/// its front matter: our own export writes several recipes into one file so.
struct DocumentPages {
  /// One document.
  struct Page {
    /// Its bytes.
    let bytes: Range<Int>
    /// The line it begins at, from 1.
    let line: Int
  }

  /// The documents, in order; together they are the whole file.
  private(set) var all: [Page] = []

  /// Divides a file; `nil` if it holds one document.
  ///
  /// - Parameter document: The file, parsed as if it were one document.
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

  /// The offsets behind the first document at which others begin.
  private static func starts(in document: MarkdownDocument) -> [Int] {
    var starts: [Int] = []
    var previous = startOfText(document.bytes)
    // A title below a fence begins a block, whatever Markdown makes of the fences around it.
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

  /// True if a document begins at a fence: it is closed, and it does not close the one before it.
  private static func isStart(_ offset: Int, after previous: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[previous...].starts(with: "---".utf8) else { return isClosed(offset, in: bytes) }
    // A fence right behind the one that began the document before closes its front matter.
    let end = FrontMatterEnd.offset(in: bytes, from: previous)
    return end.map { $0 < offset } ?? true && isClosed(offset, in: bytes)
  }

  private static func isClosed(_ offset: Int, in bytes: [UInt8]) -> Bool {
    FrontMatterEnd.offset(in: bytes, from: offset) != nil
  }

  /// The offset behind a byte order mark.
  private static func startOfText(_ bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The offset of the line `---` right above a line; `nil` for another one, and in the first line.
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

/// Where the front matter of a document ends.
private enum FrontMatterEnd {
  private static let limit = 1 << 20

  /// The offset of the line `---` that closes front matter; `nil` without one.
  ///
  /// - Parameter fence: The offset of the line that opens it.
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
