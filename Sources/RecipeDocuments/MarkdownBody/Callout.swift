import MarkdownSyntax

/// A quote that Obsidian displays as a box: `> [!tip] Title`.
struct Callout {
  /// The word in the brackets.
  let type: String
  /// The rest of the first line.
  let title: String
  /// The first block after the line, or the block itself if it has more lines.
  let first: Int

  /// Creates the callout in a quote, or returns `nil` for any other quote.
  init?(_ document: MarkdownDocument, at quote: Int) {
    let paragraph = quote + 1
    guard quote >= 0, document.blocks[quote].kind == .quote,
      paragraph < document.blocks[quote].next,
      document.blocks[paragraph].kind == .paragraph, document.lineCount(of: paragraph) > 0
    else { return nil }
    let line = document.lineRange(0, of: paragraph)
    guard let end = Self.endOfType(document.bytes, line) else { return nil }
    type = String(decoding: document.bytes[(line.lowerBound + 2)..<end], as: UTF8.self)
    let rest = document.bytes[(end + 1)..<line.upperBound].drop {
      $0 <= 0x20 || "+-".utf8.contains($0)
    }
    title = document.plainText(of: rest.startIndex..<line.upperBound)
    let isAlone = document.lineCount(of: paragraph) == 1
    first = isAlone ? document.blocks[paragraph].next : paragraph
  }

  /// The kind of its content, according to its title, or else its type; `[!info]` is any text.
  var kind: SectionKind? {
    if let kind = SectionKind(heading: title, isNested: true) { return kind }
    let kind = SectionKind(heading: type, isNested: true)
    return kind == .facts ? nil : kind
  }

  /// Returns the kind of a box whose first line below the title is a fact, "**Cost:** $".
  func kindOfLines(in document: MarkdownDocument) -> SectionKind? {
    guard first < document.blocks.count, document.blocks[first].kind == .paragraph else {
      return nil
    }
    let lines = (0..<document.lineCount(of: first)).map { document.lineRange($0, of: first) }
    let hasFact = lines.contains { MetadataLine(document.bytes, $0)?.facts.isEmpty == false }
    return hasFact ? .facts : nil
  }

  /// Returns the offset of the bracket that ends the type in `[!type]`, or `nil` for other lines.
  static func endOfType(_ bytes: [UInt8], _ line: Range<Int>) -> Int? {
    let text = bytes[line]
    guard text.starts(with: "[!".utf8) else { return nil }
    return text.prefix(48).firstIndex(of: UInt8(ascii: "]"))
  }
}
