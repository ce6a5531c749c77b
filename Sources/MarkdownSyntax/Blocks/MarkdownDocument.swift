/// A parsed Markdown text: its bytes and the flat tree of its blocks (CommonMark 0.31, GFM tables).
package struct MarkdownDocument: Sendable {
  /// The text.
  package let bytes: [UInt8]
  /// The blocks, in preorder.
  package let blocks: [MarkdownBlock]
  /// The text segments of all leaves: byte ranges without the markers of containers.
  let segments: [Range<Int>]
  /// The number of leading columns of segments that start in a split tab, by segment.
  let splitTabs: [Int: Int]
  /// The link reference definitions.
  let definitions: LinkDefinitions
  /// The extensions of CommonMark in use.
  let extensions: MarkdownExtensions
  /// The limits beyond which markers are text.
  package let limits: MarkdownLimits
  /// The line from which on the document is one paragraph because of the limit of blocks, or `nil`.
  package let lineOfBlockLimit: Int?

  /// Parses a text; every text is valid Markdown.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; invalid sequences are kept.
  ///   - start: The offset to start at, such as the end of the front matter.
  ///   - line: The line number at `start`, from 1.
  ///   - extensions: The extensions of CommonMark to use.
  ///   - limits: The limits beyond which markers are text.
  package init(
    parsing bytes: [UInt8], from start: Int = 0, line: Int = 1,
    extensions: MarkdownExtensions = .all, limits: MarkdownLimits = .standard
  ) {
    var parser = BlockParser(
      bytes: bytes, start: start, line: line, extensions: extensions, limits: limits)
    parser.parse()
    self.bytes = bytes
    self.blocks = parser.blocks
    self.segments = parser.segments
    self.splitTabs = parser.splitTabs
    self.definitions = parser.definitions
    self.extensions = extensions
    self.limits = limits
    lineOfBlockLimit = parser.lineOfLimit
  }

  /// The line of the first leaf with so many marks that the rest of them are text, or `nil`.
  ///
  /// Only leaves of many bytes are counted, so that it costs nothing for usual documents.
  package var lineOfPieceLimit: Int? {
    blocks.first { block in
      guard !block.segments.isEmpty, block.end - block.start > limits.pieces else { return false }
      return bytes[block.start..<block.end].count(where: \.startsInline) > limits.pieces
    }?.line
  }

  /// Returns the indices of the blocks directly in the block at `index`.
  package func children(of index: Int) -> MarkdownSiblings {
    MarkdownSiblings(blocks: blocks, range: (index + 1)..<blocks[index].next)
  }

  /// Returns the number of lines of text in a leaf.
  package func lineCount(of index: Int) -> Int {
    blocks[index].segments.count
  }

  /// Returns the range of a line of a leaf, without the markers of containers.
  package func lineRange(_ line: Int, of index: Int) -> Range<Int> {
    segments[blocks[index].segments.lowerBound + line]
  }

  /// Returns the offset of the start of the line that contains `offset`.
  package func lineStart(at offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }
}

/// The indices of blocks with the same parent, in order.
package struct MarkdownSiblings: Sequence, IteratorProtocol {
  private let blocks: [MarkdownBlock]
  private var index: Int
  private let end: Int

  /// Creates the siblings among the blocks of `range`, whose first block is one of them.
  init(blocks: [MarkdownBlock], range: Range<Int>) {
    self.blocks = blocks
    self.index = range.lowerBound
    self.end = range.upperBound
  }

  package mutating func next() -> Int? {
    guard index < end else { return nil }
    defer { index = blocks[index].next }
    return index
  }
}
