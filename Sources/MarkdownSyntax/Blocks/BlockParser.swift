/// A parser of the block structure of CommonMark, line by line, in one pass.
///
/// Each line first continues open containers as far as its markers match, then opens new blocks;
/// the rest is text (CommonMark 0.31, appendix A). The work per line is bounded by its length and
/// the depth limit, so parsing takes linear time.
struct BlockParser {
  /// The text.
  let bytes: [UInt8]
  /// The extensions that are read.
  let extensions: MarkdownExtensions
  /// The limits of the document.
  let limits: MarkdownLimits
  /// The blocks so far.
  var blocks: [MarkdownBlock] = []
  /// The ranges of the lines of texts.
  var segments: [Range<Int>] = []
  /// The remaining columns of a tab that a container split, by the segment that starts with it.
  var splitTabs: [Int: Int] = [:]
  /// The link reference definitions so far.
  var definitions = LinkDefinitions()

  /// The open containers, the outermost first.
  var containers: [OpenContainer] = []
  /// The open leaf block.
  var leaf = OpenLeaf.none
  /// The line from which on everything is one paragraph, because there are too many blocks.
  private(set) var lineOfLimit: Int?
  /// True if the line before this one was blank.
  var isAfterBlank = false

  /// The number of the current line.
  var line: Int
  /// The offset of the next byte in the current line.
  var position: Int
  /// The offset of the current line's end.
  var lineEnd = 0
  /// The column of `position`, from 0, with tab stops every four columns.
  var column = 0
  /// True if `position` is at a tab whose first columns are consumed.
  var isInsideTab = false

  /// Creates a parser of the bytes from `start`, which is on line `line`.
  init(
    bytes: [UInt8], start: Int, line: Int, extensions: MarkdownExtensions, limits: MarkdownLimits
  ) {
    self.bytes = bytes
    self.extensions = extensions
    self.limits = limits
    self.line = line - 1
    self.position = min(max(0, start), bytes.count)
    blocks.reserveCapacity(64)
    segments.reserveCapacity(64)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]), position == 0 { position = 3 }
  }

  /// Parses all lines.
  mutating func parse() {
    var next = position
    let limit = limits.blocks(ofSize: bytes.count)
    while next < bytes.count {
      beginLine(at: next)
      if blocks.count + segments.count >= limit { return takeRest() }
      next = lineEnd + 1
      trimCarriageReturn()
      parseLine()
    }
    close(to: 0)
  }

  /// Takes the current line and all further ones as one paragraph of one segment.
  private mutating func takeRest() {
    lineOfLimit = line
    close(to: 0)
    lineEnd = bytes.count
    addParagraph()
    close(to: 0)
  }

  private mutating func beginLine(at start: Int) {
    position = start
    column = 0
    isInsideTab = false
    line += 1
    lineEnd = bytes.lineEnd(from: start)
  }

  private mutating func trimCarriageReturn() {
    if lineEnd > position, bytes[lineEnd - 1] == 0x0D { lineEnd -= 1 }
  }

  private mutating func parseLine() {
    if takeNextItem() { return }
    let matched = matchContainers()
    if matched == containers.count, continueLeaf() { return }
    if isRestBlank {
      takeBlankLine(matched: matched)
    } else {
      takeText(matched: matched)
      isAfterBlank = false
    }
  }

  private mutating func takeBlankLine(matched: Int) {
    if matched < containers.count { close(to: matched) }
    if case .indentedCode(let block) = leaf {
      advance(columns: 4)
      addVerbatimSegment(to: block)
    } else {
      closeLeaf()
    }
    isAfterBlank = true
  }

  private mutating func takeText(matched: Int) {
    guard !startBlocks(matched: matched) else { return }
    skipBlanks()
    if case .paragraph(let block) = leaf {
      addSegment(position..<lineEnd, to: block)
    } else if position < lineEnd {
      addParagraph()
    }
  }
}
