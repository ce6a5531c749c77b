import MarkdownSyntax

/// Reads RecipeMD as its specification's parsing strategy says.
struct RecipeMDParser {
  let document: MarkdownDocument
  /// The index of the current block.
  var current = 0
  /// The blocks of the description.
  private(set) var intro = 0..<0
  /// The blocks of the instructions.
  private(set) var instructions = 0..<0
  /// The first block of the paragraph of yields; `nil` when there is none.
  private(set) var yieldBlock: Int?

  /// Makes a parser of a document.
  init(_ document: MarkdownDocument) {
    self.document = document
  }

  /// The recipe of the whole document.
  ///
  /// - Throws: Why it is none.
  mutating func parse() throws(RecipeMDError) -> RecipeMDDocument {
    let title = try parseTitle()
    let description = parseDescription()
    let (tags, yields) = try parseTagsAndYields()
    try parseDivider("expected a line '---' before the ingredients")
    var groups: [RecipeMDGroup] = []
    let ingredients = try parseIngredients()
    while let level = headingLevel { groups.append(try parseGroup(level: level)) }
    if current < document.blocks.count {
      try parseDivider("expected an ingredient list, a heading or a line '---'")
    }
    instructions = current..<document.blocks.count
    return RecipeMDDocument(
      title: title, description: description, tags: tags, yields: yields,
      ingredients: ingredients, groups: groups,
      instructions: verbatim(from: instructions.lowerBound, to: document.bytes.count))
  }

  private var block: MarkdownBlock? {
    current < document.blocks.count ? document.blocks[current] : nil
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

  private mutating func parseDescription() -> String? {
    let first = current
    var end: Int?
    while let block, block.kind != .thematicBreak, emphasised(current) == nil {
      end = block.end
      advance()
    }
    intro = first..<current
    return end.flatMap { verbatim(from: first, to: $0) }
  }

  private mutating func parseTagsAndYields() throws(RecipeMDError) -> (
    [String], [RecipeMDAmount]
  ) {
    var tags: [String]?
    var yields: [RecipeMDAmount]?
    while let (span, text) = emphasised(current) {
      if span == .emphasis {
        guard tags == nil else { throw error("there are tags already") }
        tags = CommaList.elements(of: text)
      } else {
        guard yields == nil else { throw error("there are yields already") }
        yields = try amounts(text)
        yieldBlock = current
      }
      advance()
    }
    return (tags ?? [], yields ?? [])
  }

  private func amounts(_ text: String) throws(RecipeMDError) -> [RecipeMDAmount] {
    var amounts: [RecipeMDAmount] = []
    for element in CommaList.elements(of: text) {
      guard let amount = RecipeMDAmount(Array(element.utf8)[...]) else {
        throw error("a yield must begin with a number")
      }
      amounts.append(amount)
    }
    return amounts
  }

  private mutating func parseDivider(_ message: String) throws(RecipeMDError) {
    guard block?.kind == .thematicBreak else { throw error(message) }
    advance()
  }

  private mutating func parseGroup(level: Int) throws(RecipeMDError) -> RecipeMDGroup {
    var group = RecipeMDGroup(title: document.plainText(of: current), ingredients: [], groups: [])
    advance()
    group.ingredients = try parseIngredients()
    while let inner = headingLevel, inner > level {
      group.groups.append(try parseGroup(level: inner))
    }
    return group
  }

  private mutating func parseIngredients() throws(RecipeMDError) -> [RecipeMDIngredient] {
    var ingredients: [RecipeMDIngredient] = []
    while let block, block.kind == .bulletList || block.kind == .orderedList {
      for item in document.children(of: current) {
        ingredients.append(try RecipeMDItem(document, item: item).ingredient())
      }
      advance()
    }
    return ingredients
  }

  /// The only span of a paragraph that is wholly in italics or bold, and its text.
  private func emphasised(_ index: Int) -> (span: MarkdownInline.Span, text: String)? {
    guard index < document.blocks.count, document.blocks[index].kind == .paragraph,
      let first = document.firstByte(of: index),
      first == UInt8(ascii: "*") || first == UInt8(ascii: "_")
    else { return nil }
    let inlines = document.inlines(of: index)
    guard case .begin(let span) = inlines.pieces.first?.kind,
      span == .emphasis || span == .strong,
      inlines.endOfSpan(at: 0) == inlines.pieces.count - 1
    else { return nil }
    return (span, inlines.plainText())
  }

  /// The lines from that of a block up to an offset, without blank ends.
  private func verbatim(from block: Int, to end: Int) -> String? {
    guard block < document.blocks.count else { return nil }
    var text = document.bytes[document.lineStart(at: document.blocks[block].start)..<end]
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }
}

extension MarkdownDocument {
  /// The first byte of a leaf's text.
  func firstByte(of index: Int) -> UInt8? {
    guard lineCount(of: index) > 0 else { return nil }
    let line = lineRange(0, of: index)
    return line.isEmpty ? nil : bytes[line.lowerBound]
  }
}

extension MarkdownInlines {
  /// The index of the piece that ends the span beginning with the piece at `start`.
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
