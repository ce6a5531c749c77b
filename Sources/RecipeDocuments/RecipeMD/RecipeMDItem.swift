import MarkdownSyntax

/// Reads one list item as an ingredient (RecipeMD, "Parsing an Ingredient").
struct RecipeMDItem {
  private let document: MarkdownDocument
  private let item: Int

  /// Makes a reader of the item with index `item`.
  init(_ document: MarkdownDocument, item: Int) {
    self.document = document
    self.item = item
  }

  /// The ingredient.
  ///
  /// - Throws: That it has no name, or an amount without a number.
  func ingredient() throws(RecipeMDError) -> RecipeMDIngredient {
    guard let simple = try simpleParts() else { return try anyIngredient() }
    return RecipeMDIngredient(
      amount: simple.amount.flatMap { RecipeMDAmount(document.bytes[$0]) },
      name: String(decoding: document.bytes[simple.name].trimmingEnd, as: UTF8.self), link: nil,
      block: item)
  }

  /// Checks that it is an ingredient.
  ///
  /// - Throws: That it has no name, or an amount without a number.
  func check() throws(RecipeMDError) {
    if try simpleParts() == nil { _ = try anyIngredient() }
  }

  private func anyIngredient() throws(RecipeMDError) -> RecipeMDIngredient {
    let first = item + 1
    guard first < document.blocks[item].next else { throw error("an ingredient needs a name") }
    let hasOneChild = document.blocks[first].next == document.blocks[item].next
    guard document.blocks[first].kind == .paragraph else {
      return try ingredient(nameFrom: document.blocks[first].start, amount: nil)
    }
    guard let firstByte = document.firstByte(of: first), isMarkup(firstByte) else {
      return try ingredient(nameFrom: document.blocks[first].start, amount: nil)
    }
    let inlines = document.inlines(of: first)
    let (amount, pieces, start) = try leadingAmount(of: inlines, block: first)
    if hasOneChild, let link = onlyLink(in: inlines, pieces) {
      return RecipeMDIngredient(
        amount: amount, name: link.text, link: link.target, block: item)
    }
    return try ingredient(nameFrom: start, amount: amount)
  }

  /// The parts of an ingredient `name` or `*amount* name` in one line; `nil` for others.
  private func simpleParts() throws(RecipeMDError) -> (amount: Range<Int>?, name: Range<Int>)? {
    let block = item + 1
    guard block < document.blocks[item].next, case .paragraph = document.blocks[block].kind,
      document.blocks[block].next == document.blocks[item].next,
      document.lineCount(of: block) == 1, let first = document.firstByte(of: block), first > 0x20
    else { return nil }
    let line = document.lineRange(0, of: block)
    guard isMarkup(first) else { return (nil, line) }
    guard let (amount, rest) = document.firstEmphasis(in: line) else { return nil }
    guard RecipeMDAmount.begins(document.bytes[amount]) else {
      throw error("an amount must begin with a number")
    }
    guard let name = rest.first(where: { document.bytes[$0] > 0x20 }) else {
      throw error("an ingredient needs a name")
    }
    let isLink =
      document.bytes[name] == UInt8(ascii: "[") || document.bytes[name] == UInt8(ascii: "<")
    return isLink ? nil : (amount, name..<rest.upperBound)
  }

  private func isMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "[")
  }

  private func error(_ message: String) -> RecipeMDError {
    RecipeMDError(message: message, line: document.blocks[item].line)
  }

  /// The amount, the pieces after it, and the offset after it.
  private func leadingAmount(
    of inlines: MarkdownInlines, block: Int
  ) throws(RecipeMDError) -> (RecipeMDAmount?, ArraySlice<MarkdownInline>, Int) {
    let start = document.blocks[block].start
    guard inlines.isInDocument, case .begin(.emphasis) = inlines.pieces.first?.kind,
      let end = inlines.endOfSpan(at: 0)
    else { return (nil, inlines.pieces[...], start) }
    let text = inlines.plainText(of: inlines.pieces[...end])
    let rest = inlines.pieces[(end + 1)...]
    if let amount = RecipeMDAmount(Array(text.utf8)[...]) {
      return (amount, rest, inlines.pieces[end].end)
    }
    guard text.isEmpty else { throw error("an amount must begin with a number") }
    return (nil, rest, inlines.pieces[end].end)
  }

  private func onlyLink(
    in inlines: MarkdownInlines, _ pieces: ArraySlice<MarkdownInline>
  ) -> (text: String, target: String)? {
    let trimmed = pieces.trimming { inlines.isBlankText($0) }
    guard let first = trimmed.first, case .begin(.link(let target)) = first.kind,
      inlines.endOfSpan(at: trimmed.startIndex) == trimmed.endIndex - 1
    else { return nil }
    let encoded = inlines.target(target).split(separator: " ", omittingEmptySubsequences: false)
    return (inlines.plainText(of: trimmed), encoded.joined(separator: "%20"))
  }

  private func ingredient(
    nameFrom start: Int, amount: RecipeMDAmount?
  ) throws(RecipeMDError) -> RecipeMDIngredient {
    let first = document.blocks[item + 1]
    let own = document.bytes[start..<max(start, first.end)].trimmingEnd
    var name = own
    if first.next < document.blocks[item].next {
      name += document.bytes[first.end..<max(first.end, document.blocks[item].end)]
    }
    name = name.trimmingEnd.drop { $0 <= 0x20 }
    guard !name.isEmpty else { throw error("an ingredient needs a name") }
    return RecipeMDIngredient(
      amount: amount, name: String(decoding: name, as: UTF8.self), link: nil, block: item)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without white space at the end.
  fileprivate var trimmingEnd: ArraySlice<UInt8> {
    var bytes = self
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return bytes
  }
}

extension ArraySlice<MarkdownInline> {
  fileprivate func trimming(_ isBlank: (MarkdownInline) -> Bool) -> ArraySlice<MarkdownInline> {
    var pieces = drop(while: isBlank)
    while let last = pieces.last, isBlank(last) { pieces.removeLast() }
    return pieces
  }
}

extension MarkdownInlines {
  /// Whether a piece is nothing but white space.
  fileprivate func isBlankText(_ piece: MarkdownInline) -> Bool {
    switch piece.kind {
    case .softBreak, .hardBreak: true
    case .text: bytes[piece.start..<piece.end].allSatisfy { $0 <= 0x20 }
    default: false
    }
  }
}
