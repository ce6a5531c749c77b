import MarkdownSyntax

/// A heading, or a line that serves as one.
struct BodyHeading {
  /// The level 1 to 6, or 7 for a bold line or a known word with a colon.
  let level: Int
  /// The text without markup and trailing colon.
  let text: String

  /// The level of lines that are only formatted like headings.
  static let lineLevel = 7

  /// Creates the heading in a block, or returns `nil` if there is none.
  init?(_ document: MarkdownDocument, at index: Int) {
    switch document.blocks[index].kind {
    case .heading(let level):
      self.init(level: level, text: document.plainText(of: index))
    case .paragraph where document.lineCount(of: index) == 1:
      self.init(document, paragraph: index)
    case .html: self.init(document, html: index)
    default: return nil
    }
  }

  /// Reads a heading in a tag, `<h1 align="center">Leek soup</h1>`.
  private init?(_ document: MarkdownDocument, html index: Int) {
    let text = document.bytes[document.blocks[index].start..<document.blocks[index].end]
    guard text.starts(with: "<h".utf8), let digit = text.dropFirst(2).first,
      digit > 0x30, digit <= 0x36
    else { return nil }
    let title = document.plainText(of: index)
    guard !title.isEmpty else { return nil }
    self.init(level: Int(digit - 0x30), text: title)
  }

  /// Creates a heading from a level and a text.
  init(level: Int, text: String) {
    self.level = level
    self.text = Self.withoutColon(text)
  }

  private init?(_ document: MarkdownDocument, paragraph index: Int) {
    let line = document.lineRange(0, of: index)
    guard (2...120).contains(line.count) else { return nil }
    switch document.bytes[line.lowerBound] {
    case UInt8(ascii: "*"), UInt8(ascii: "_"): self.init(document, emphasised: index)
    case UInt8(ascii: "#"): self.init(document, withoutSpace: line)
    // "[Source](https://example.org)" is a link, not a heading with a remark in brackets, and
    // "{{< ingredients >}}" a tag.
    case UInt8(ascii: "["), UInt8(ascii: "{"): return nil
    default: self.init(document, word: line, next: document.blocks[index].next)
    }
  }

  /// Reads `**Ingredients**`, `__Directions:__`, or `**Sauce**:`.
  private init?(_ document: MarkdownDocument, emphasised index: Int) {
    let inlines = document.inlines(of: index)
    guard case .begin(let span) = inlines.pieces.first?.kind, let end = inlines.endOfSpan(at: 0)
    else { return nil }
    let rest = inlines.plainText(of: inlines.pieces[(end + 1)...])
    guard rest.isEmpty || rest == ":" || rest == "：" else { return nil }
    let text = inlines.plainText()
    let isKnown = SectionKind(heading: text, isNested: true) != nil
    guard !text.isEmpty, span == .strong || (span == .emphasis && isKnown),
      isKnown || !Self.isSentence(text)
    else { return nil }
    self.init(level: Self.lineLevel, text: text)
  }

  /// True for a text that ends like a sentence, or has too many words for a heading.
  private static func isSentence(_ text: String) -> Bool {
    let words = text.split(separator: " ").count
    guard let last = text.last, words > 7 || ".!。！".contains(last) else { return false }
    return words > 2 || text.unicodeScalars.contains { $0.value >= 0x3000 }
  }

  /// Creates the heading `##Ingredients`, which is text in CommonMark.
  ///
  /// `#tag` and `#one #two` are not headings.
  private init?(_ document: MarkdownDocument, withoutSpace line: Range<Int>) {
    let rest = document.bytes[line].drop { $0 == UInt8(ascii: "#") }
    let level = line.count - rest.count
    guard (1...6).contains(level), !rest.contains(UInt8(ascii: "#")),
      level > 1 || rest.contains(0x20)
    else { return nil }
    self.init(level: level, text: document.plainText(of: rest.startIndex..<rest.endIndex))
  }

  /// Reads `Ingredients:` alone on a line, or `Ingredients` before a list or paragraph.
  private init?(_ document: MarkdownDocument, word line: Range<Int>, next: Int) {
    let text = document.bytes[line]
    guard line.count <= 48, !Self.isLoneTag(text, in: document) else { return nil }
    let hasColon = text.last == UInt8(ascii: ":") || text.suffix(3).elementsEqual("：".utf8)
    guard hasColon || line.count <= 32 && next < document.blocks.count else { return nil }
    let name = String(decoding: text, as: UTF8.self)
    let isNested = !hasColon || text.count > 32
    guard let kind = SectionKind(heading: name, isNested: isNested),
      hasColon || Self.mayFollow(document.blocks[next].kind, kind)
    else { return nil }
    self.init(level: Self.lineLevel, text: name)
  }

  /// True for a tag of a static site generator, `{{< recipe >}}`, that encloses no text: none that ends
  /// one follows soon.
  private static func isLoneTag(_ text: ArraySlice<UInt8>, in document: MarkdownDocument) -> Bool {
    guard text.starts(with: "{{".utf8) else { return false }
    let rest = document.bytes[text.endIndex...].prefix(furthestEnd)
    return !rest.indices.contains { index in
      rest[index] == UInt8(ascii: "/")
        && (rest[..<index].suffix(4).starts(with: "{{".utf8)
          || rest[..<index].suffix(3).starts(with: "{{".utf8))
    }
  }

  /// The number of bytes in which the tag that ends a text is looked for.
  private static let furthestEnd = 4_096

  /// True if a block may follow a heading that is a bare word: a list, or the text of the main
  /// parts.
  private static func mayFollow(_ block: MarkdownBlock.Kind, _ kind: SectionKind) -> Bool {
    switch block {
    case .bulletList, .orderedList, .table: true
    case .paragraph: kind == .ingredients || kind == .directions
    default: false
    }
  }

  /// Returns a text without the colon and blanks at its end.
  static func withoutColon(_ text: String) -> String {
    // The last byte of the full-width colon is 9A.
    guard let end = text.utf8.last, end == UInt8(ascii: ":") || end == 0x20 || end == 0x9A else {
      return text
    }
    var text = text[...]
    while let last = text.unicodeScalars.last, last == ":" || last == "：" || last == " " {
      text.unicodeScalars.removeLast()
    }
    return String(text)
  }
}
