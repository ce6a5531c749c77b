import MarkdownSyntax

/// A list item that must be an ingredient (RecipeMD, "Parsing an Ingredient").
struct RecipeMDItem {
  private let document: MarkdownDocument
  private let item: Int

  /// Creates a view of the item with index `item`.
  init(_ document: MarkdownDocument, item: Int) {
    self.document = document
    self.item = item
  }

  /// Checks that the item is an ingredient.
  ///
  /// - Throws: An error if it has no name, or an amount without a number.
  func check() throws(RecipeMDError) {
    if try isInOneLine() { return }
    let first = item + 1
    guard first < document.blocks[item].next else { throw error("an ingredient needs a name") }
    guard document.blocks[first].kind == .paragraph, let byte = document.firstByte(of: first),
      isMarkup(byte)
    else { return try checkName(from: document.blocks[first].start) }
    let inlines = document.inlines(of: first)
    let (rest, start) = try afterAmount(of: inlines, block: first)
    let hasOneChild = document.blocks[first].next == document.blocks[item].next
    if !hasOneChild || !inlines.isOnlyLink(rest) { try checkName(from: start) }
  }

  /// True if the item is a name, or `*amount* name`, on one line; `false` if that is not obvious.
  private func isInOneLine() throws(RecipeMDError) -> Bool {
    let block = item + 1
    guard block < document.blocks[item].next, case .paragraph = document.blocks[block].kind,
      document.blocks[block].next == document.blocks[item].next,
      document.lineCount(of: block) == 1, let first = document.firstByte(of: block), first > 0x20
    else { return false }
    guard isMarkup(first) else { return true }
    guard let (amount, rest) = document.firstEmphasis(in: document.lineRange(0, of: block)) else {
      return false
    }
    guard RecipeMDAmount.begins(document.bytes[amount]) else {
      throw error("an amount must start with a number")
    }
    guard let name = rest.first(where: { document.bytes[$0] > 0x20 }) else {
      throw error("an ingredient needs a name")
    }
    return document.bytes[name] != UInt8(ascii: "[") && document.bytes[name] != UInt8(ascii: "<")
  }

  private func isMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "[")
  }

  private func error(_ message: String) -> RecipeMDError {
    RecipeMDError(message: message, line: document.blocks[item].line)
  }

  /// Returns the pieces after the amount, and the offset past it.
  private func afterAmount(
    of inlines: MarkdownInlines, block: Int
  ) throws(RecipeMDError) -> (rest: ArraySlice<MarkdownInline>, start: Int) {
    guard inlines.isInDocument, case .begin(.emphasis) = inlines.pieces.first?.kind,
      let end = inlines.endOfSpan(at: 0)
    else { return (inlines.pieces[...], document.blocks[block].start) }
    let text = inlines.plainText(of: inlines.pieces[...end])
    guard text.isEmpty || RecipeMDAmount.begins(Array(text.utf8)[...]) else {
      throw error("an amount must start with a number")
    }
    return (inlines.pieces[(end + 1)...], inlines.pieces[end].end)
  }

  /// Checks that there is a name from an offset on: in the first block, or in those below it.
  private func checkName(from start: Int) throws(RecipeMDError) {
    let first = document.blocks[item + 1]
    var end = max(start, first.end)
    if first.next < document.blocks[item].next { end = max(end, document.blocks[item].end) }
    guard document.bytes[start..<end].contains(where: { $0 > 0x20 }) else {
      throw error("an ingredient needs a name")
    }
  }
}

extension MarkdownInlines {
  /// True if the pieces are one link, apart from surrounding white space.
  fileprivate func isOnlyLink(_ pieces: ArraySlice<MarkdownInline>) -> Bool {
    guard let start = pieces.firstIndex(where: { !isBlankText($0) }),
      case .begin(.link) = pieces[start].kind
    else { return false }
    return endOfSpan(at: start) == pieces.lastIndex { !isBlankText($0) }
  }

  /// True if a piece is only white space.
  private func isBlankText(_ piece: MarkdownInline) -> Bool {
    switch piece.kind {
    case .softBreak, .hardBreak: true
    case .text: bytes[piece.start..<piece.end].allSatisfy { $0 <= 0x20 }
    default: false
    }
  }
}
