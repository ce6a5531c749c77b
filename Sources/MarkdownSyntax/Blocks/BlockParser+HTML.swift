/// HTML blocks (CommonMark 4.6).
extension BlockParser {
  /// Starts an HTML block.
  mutating func startHTML(at start: Int, matched: Int) -> Bool {
    guard let end = HTMLBlockEnd(ofBlockIn: bytes, at: start, lineEnd: lineEnd) else {
      return false
    }
    if case .paragraph = leaf, end == .blankLineAfterAnyTag { return false }
    closeUnmatched(matched)
    let block = add(.html, at: start)
    leaf = .html(block, end: end)
    takeHTMLLine(block: block, end: end)
    return true
  }

  /// Adds the line to the open HTML block, or returns `false` if the block has ended.
  mutating func continueHTML(_ block: Int, end: HTMLBlockEnd) -> Bool {
    if end.isBlankLine, isRestBlank { return false }
    takeHTMLLine(block: block, end: end)
    return true
  }

  private mutating func takeHTMLLine(block: Int, end: HTMLBlockEnd) {
    addVerbatimSegment(to: block)
    if end.isMet(in: bytes, from: position, to: lineEnd) { closeLeaf() }
  }
}
