/// Headings, code, breaks, HTML and tables.
extension BlockParser {
  /// Appends a segment of text to a leaf, which is the last block.
  mutating func addSegment(_ range: Range<Int>, to block: Int) {
    segments.append(range)
    blocks[block].segments = blocks[block].segments.lowerBound..<segments.count
    blocks[block].end = lineEnd
  }

  /// Appends the rest of the line, blanks included, to a leaf.
  mutating func addVerbatimSegment(to block: Int) {
    if isInsideTab {
      splitTabs[segments.count] = 4 - column % 4
      position += 1
      isInsideTab = false
    }
    addSegment(position..<lineEnd, to: block)
  }

  /// Starts a paragraph with the rest of the line.
  mutating func addParagraph() {
    leaf = .paragraph(add(.paragraph, at: position, lines: 1))
    segments.append(position..<lineEnd)
  }

  /// Closes the open leaf.
  mutating func closeLeaf() {
    switch leaf {
    case .paragraph(let block):
      collectDefinitions(of: block)
      takeLooseRows(of: block)
    case .table(let block): blocks[block].next = blocks.count
    case .indentedCode(let block): dropTrailingBlankLines(of: block)
    default: break
    }
    leaf = .none
  }

  private mutating func dropTrailingBlankLines(of block: Int) {
    while let last = segments.last, blocks[block].segments.count > 1,
      bytes[last].allSatisfy(\.isBlank)
    {
      segments.removeLast()
      blocks[block].segments = blocks[block].segments.lowerBound..<segments.count
    }
    if let last = segments.last { blocks[block].end = last.upperBound }
  }

  /// Adds the line to the open code, HTML or table, or returns `false` if it is not part of it.
  mutating func continueLeaf() -> Bool {
    switch leaf {
    case .none, .paragraph: false
    case .fencedCode(let block, let fence): continueFence(fence, block: block)
    case .indentedCode(let block): continueIndentedCode(block)
    case .html(let block, let end): continueHTML(block, end: end)
    case .table(let block): continueTable(block)
    }
  }

  private mutating func continueIndentedCode(_ block: Int) -> Bool {
    let (columns, end) = indentation()
    guard columns >= 4, end < lineEnd else { return false }
    advance(columns: 4)
    addVerbatimSegment(to: block)
    return true
  }

  private mutating func continueFence(_ fence: CodeFence, block: Int) -> Bool {
    let (columns, start) = indentation()
    if columns < 4, isClosingFence(fence, at: start) {
      blocks[block].end = lineEnd
      closeLeaf()
    } else {
      advance(columns: fence.indent)
      addVerbatimSegment(to: block)
    }
    return true
  }

  private func isClosingFence(_ fence: CodeFence, at start: Int) -> Bool {
    var index = start
    while index < lineEnd, bytes[index] == fence.byte { index += 1 }
    return index - start >= fence.length && bytes[index..<lineEnd].allSatisfy(\.isBlank)
  }

  /// Starts fenced code: three or more backticks or tildes.
  mutating func startFence(columns: Int, at start: Int, matched: Int) -> Bool {
    let byte = bytes[start]
    var index = start
    while index < lineEnd, bytes[index] == byte { index += 1 }
    guard index - start >= 3 else { return false }
    if byte == UInt8(ascii: "`"), bytes[index..<lineEnd].contains(byte) { return false }
    closeUnmatched(matched)
    let fence = CodeFence(byte: byte, length: index - start, indent: columns)
    leaf = .fencedCode(add(.code, at: start), fence: fence)
    blocks[blocks.count - 1].isFenced = true
    return true
  }

  /// Parses `# heading #`.
  mutating func startHeading(at start: Int, matched: Int) -> Bool {
    var index = start
    while index < lineEnd, bytes[index] == UInt8(ascii: "#") { index += 1 }
    let level = index - start
    guard level <= 6, index == lineEnd || bytes[index].isBlank else { return false }
    closeUnmatched(matched)
    let block = add(.heading(level: level), at: start)
    addSegment(headingText(from: index), to: block)
    return true
  }

  private func headingText(from start: Int) -> Range<Int> {
    var first = start
    var end = lineEnd
    while first < end, bytes[first].isBlank { first += 1 }
    while end > first, bytes[end - 1].isBlank { end -= 1 }
    var mark = end
    while mark > first, bytes[mark - 1] == UInt8(ascii: "#") { mark -= 1 }
    guard mark < end, mark == first || bytes[mark - 1].isBlank else { return first..<end }
    while mark > first, bytes[mark - 1].isBlank { mark -= 1 }
    return first..<mark
  }

  /// Turns the open paragraph into a heading if this line underlines it.
  mutating func underlineParagraph(at start: Int, matched: Int) -> Bool {
    guard case .paragraph(let block) = leaf, matched == containers.count else { return false }
    let byte = bytes[start]
    var index = start
    while index < lineEnd, bytes[index] == byte { index += 1 }
    guard bytes[index..<lineEnd].allSatisfy(\.isBlank) else { return false }
    collectDefinitions(of: block)
    guard !blocks[block].segments.isEmpty else { return false }
    blocks[block].kind = .heading(level: byte == UInt8(ascii: "=") ? 1 : 2)
    blocks[block].end = lineEnd
    leaf = .none
    return true
  }

  /// Parses three or more of one of `-*_`, with optional blanks between them.
  mutating func startThematicBreak(at start: Int, matched: Int) -> Bool {
    let byte = bytes[start]
    var count = 0
    for other in bytes[start..<lineEnd] where !other.isBlank {
      guard other == byte else { return false }
      count += 1
    }
    guard count >= 3 else { return false }
    closeUnmatched(matched)
    _ = add(.thematicBreak, at: start)
    return true
  }
}
