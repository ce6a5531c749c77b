/// The block structure of CommonMark, line by line, in one pass.
///
/// Each line first continues the open containers as far as its markers say, then opens new blocks;
/// what is left is text (CommonMark 0.31, appendix A). Work per line is bounded by its length and
/// the depth limit, so the whole is linear.
struct BlockParser {
  let bytes: [UInt8]
  let extensions: MarkdownExtensions
  let limits: MarkdownLimits
  var blocks: [MarkdownBlock] = []
  var segments: [Range<Int>] = []
  /// The columns that segments begin with of a tab that a container took a part of, by segment.
  var splitTabs: [Int: Int] = [:]
  var definitions = LinkDefinitions()

  var containers: [OpenContainer] = []
  var leaf = OpenLeaf.none
  /// Whether the line before this one was blank.
  var isAfterBlank = false

  /// The number of the current line.
  var line: Int
  /// The offset of the next byte to look at in the current line.
  var position: Int
  /// The offset of the current line's end.
  var lineEnd = 0
  /// The column of `position`, from 0, tabs counted to the next multiple of four.
  var column = 0
  /// Whether `position` is at a tab whose first columns are used up.
  var isInsideTab = false

  /// Makes a parser of the bytes from `start`, which is on line `line`.
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
    while next < bytes.count {
      beginLine(at: next)
      next = lineEnd + 1
      trimCarriageReturn()
      parseLine()
    }
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
