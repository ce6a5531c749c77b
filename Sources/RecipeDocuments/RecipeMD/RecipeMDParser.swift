import MarkdownSyntax

/// A parser of RecipeMD that follows the parsing strategy of its specification.
struct RecipeMDParser {
  private let document: MarkdownDocument
  /// The index of the current block.
  private var current: Int
  /// The index after the last block.
  private let end: Int
  private var outline = RecipeMDOutline()

  /// Creates a parser of a document.
  init(_ document: MarkdownDocument) {
    self.init(document, of: document.blocks.indices)
  }

  /// Creates a parser of a range of blocks of a document.
  init(_ document: MarkdownDocument, of blocks: Range<Int>) {
    self.document = document
    (current, end) = (blocks.lowerBound, blocks.upperBound)
  }

  /// Parses the whole document.
  ///
  /// - Throws: The first violation.
  mutating func parse() throws(RecipeMDError) -> RecipeMDOutline {
    outline.title = try parseTitle()
    try parseTagsAndYields(from: parseDescription())
    try parseDivider("expected a line '---' before the ingredients")
    outline.lists = try parseLists()
    while let level = headingLevel { outline.groups.append(try parseGroup(level: level)) }
    if current < end {
      try parseDivider("expected an ingredient list, a heading or a line '---'")
    }
    outline.instructions = current..<end
    return outline
  }

  private var block: MarkdownBlock? {
    current < end ? document.blocks[current] : nil
  }

  private var headingLevel: Int? {
    if case .heading(let level) = block?.kind { level } else { nil }
  }

  private mutating func advance() {
    if let block { current = block.next }
  }

  private func error(_ message: String) -> RecipeMDError {
    RecipeMDError(message: message, line: block?.line ?? document.blocks.last?.line ?? 1)
  }

  private mutating func parseTitle() throws(RecipeMDError) -> String {
    guard headingLevel == 1 else { throw error("expected a heading of level 1 first") }
    defer { advance() }
    return document.plainText(of: current)
  }

  private typealias Emphasis = (span: MarkdownInline.Span, text: String)

  /// Advances to the first divider or emphasised paragraph, and returns the latter.
  private mutating func parseDescription() -> Emphasis? {
    let first = current
    var emphasis = emphasised(current)
    while let block, block.kind != .thematicBreak, emphasis == nil {
      advance()
      emphasis = emphasised(current)
    }
    outline.description = first..<current
    return emphasis
  }

  private mutating func parseTagsAndYields(from first: Emphasis?) throws(RecipeMDError) {
    var emphasis = first
    while let (span, text) = emphasis {
      if span == .emphasis {
        guard outline.tags == nil else { throw error("there is a second paragraph of tags") }
        outline.tags = text
      } else {
        guard outline.yields == nil else { throw error("there is a second paragraph of yields") }
        try checkYields(text)
        outline.yields = text
      }
      advance()
      emphasis = emphasised(current)
    }
  }

  private func checkYields(_ text: String) throws(RecipeMDError) {
    for element in CommaList.elements(of: text) {
      guard RecipeMDAmount.begins(Array(element.utf8)[...]) else {
        throw error("a yield must start with a number")
      }
    }
  }

  private mutating func parseDivider(_ message: String) throws(RecipeMDError) {
    guard block?.kind == .thematicBreak else { throw error(message) }
    advance()
  }

  private mutating func parseGroup(level: Int) throws(RecipeMDError) -> RecipeMDOutline.Group {
    var group = RecipeMDOutline.Group(title: document.plainText(of: current))
    advance()
    group.lists = try parseLists()
    while let inner = headingLevel, inner > level {
      group.groups.append(try parseGroup(level: inner))
    }
    return group
  }

  private mutating func parseLists() throws(RecipeMDError) -> Range<Int> {
    let first = current
    while let block, block.kind == .bulletList || block.kind == .orderedList {
      for item in document.children(of: current) {
        try RecipeMDItem(document, item: item).check()
      }
      advance()
    }
    return first..<current
  }

  /// Returns the span and text of a paragraph that is italic or bold as a whole.
  private func emphasised(_ index: Int) -> Emphasis? {
    guard index < end, document.blocks[index].kind == .paragraph,
      let first = document.firstByte(of: index),
      first == UInt8(ascii: "*") || first == UInt8(ascii: "_")
    else { return nil }
    if let emphasis = document.onlyEmphasis(of: index) { return emphasis }
    let inlines = document.inlines(of: index)
    guard case .begin(let span) = inlines.pieces.first?.kind,
      span == .emphasis || span == .strong,
      inlines.endOfSpan(at: 0) == inlines.pieces.count - 1
    else { return nil }
    return (span, inlines.plainText())
  }
}

extension MarkdownDocument {
  /// Returns the first byte of a leaf's text.
  func firstByte(of index: Int) -> UInt8? {
    guard lineCount(of: index) > 0 else { return nil }
    let line = lineRange(0, of: index)
    return line.isEmpty ? nil : bytes[line.lowerBound]
  }
}

extension MarkdownInlines {
  /// Returns the index of the piece that ends the span starting at a piece.
  func endOfSpan(at start: Int) -> Int? {
    var depth = 0
    for index in start..<pieces.count {
      switch pieces[index].kind {
      case .begin: depth += 1
      case .end:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }
}
