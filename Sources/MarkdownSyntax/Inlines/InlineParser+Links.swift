/// A `[` or `![` that may become a link or image.
struct OpenBracket {
  /// Its index among the pieces.
  let piece: Int
  /// The offset of what it surrounds.
  let content: Int
  let isImage: Bool
  /// The last run of delimiters before it; -1 for none.
  let lastRun: Int
  /// Whether it may become a link; links are not nested.
  var isActive: Bool
}

extension InlineParser {
  /// How many brackets may be open; further ones are text.
  private static let bracketLimit = 256

  /// Takes `![`.
  mutating func takeImageBracket() -> Bool {
    guard position + 1 < end, bytes[position + 1] == UInt8(ascii: "[") else { return false }
    if takeWikiLink(at: position + 1, isImage: true) { return true }
    return openBracket(length: 2, isImage: true)
  }

  /// Takes `[`.
  mutating func takeBracket() -> Bool {
    if takeWikiLink(at: position, isImage: false) || takeFootnote() { return true }
    return openBracket(length: 1, isImage: false)
  }

  private mutating func openBracket(length: Int, isImage: Bool) -> Bool {
    guard brackets.count < Self.bracketLimit else { return false }
    add(.text, position..<position + length)
    position += length
    brackets.append(
      OpenBracket(
        piece: pieces.count - 1, content: position, isImage: isImage, lastRun: runs.count - 1,
        isActive: true))
    return true
  }

  /// Takes a footnote's mark `[^1]`, which is no part of the text.
  private mutating func takeFootnote() -> Bool {
    guard position + 2 < end, bytes[position + 1] == UInt8(ascii: "^") else { return false }
    var index = position + 2
    while index < end, index - position < 64, bytes[index] != UInt8(ascii: "]") {
      guard bytes[index] > 0x20, bytes[index] != UInt8(ascii: "[") else { return false }
      index += 1
    }
    guard index < end, bytes[index] == UInt8(ascii: "]"), index > position + 2 else { return false }
    add(.html, position..<index + 1)
    position = index + 1
    return true
  }

  /// Takes `[[page]]`, `[[page|label]]` or `![[file]]`, as wikis and Obsidian write them.
  private mutating func takeWikiLink(at bracket: Int, isImage: Bool) -> Bool {
    guard bracket + 4 < end, bytes[bracket + 1] == UInt8(ascii: "[") else { return false }
    var label = bracket + 2
    var index = label
    var targetEnd: Int?
    while index < end, index - bracket < 512, bytes[index] != UInt8(ascii: "]") {
      guard bytes[index] != UInt8(ascii: "["), bytes[index] != 0x0A else { return false }
      if bytes[index] == UInt8(ascii: "|"), targetEnd == nil {
        targetEnd = index
        label = index + 1
      }
      index += 1
    }
    guard index + 1 < end, bytes[index] == UInt8(ascii: "]"),
      bytes[index + 1] == UInt8(ascii: "]"), index > bracket + 2
    else { return false }
    let target = (bracket + 2)..<(targetEnd ?? index)
    let span: MarkdownInline.Span = isImage ? .image(target: target) : .link(target: target)
    add(.begin(span), position..<label)
    add(.text, label..<index)
    add(.end(span), index..<index + 2)
    position = index + 2
    return true
  }

  /// Takes `]`: a link or image when it closes one.
  mutating func closeBracket() -> Bool {
    guard let bracket = brackets.popLast() else { return false }
    guard bracket.isActive, let (target, stop) = linkTarget(of: bracket) else { return false }
    let span: MarkdownInline.Span = bracket.isImage ? .image(target: target) : .link(target: target)
    add(.end(span), position..<stop)
    pieces[bracket.piece].kind = .begin(span)
    position = stop
    pairDelimiters(above: bracket.lastRun)
    if !bracket.isImage {
      for index in brackets.indices where !brackets[index].isImage {
        brackets[index].isActive = false
      }
    }
    return true
  }

  private func linkTarget(of bracket: OpenBracket) -> (target: Range<Int>, end: Int)? {
    if position + 1 < end {
      if bytes[position + 1] == UInt8(ascii: "("), let found = inlineTarget(from: position + 2) {
        return found
      }
      if bytes[position + 1] == UInt8(ascii: "["), let found = fullReference(from: position + 2) {
        return found
      }
    }
    let label = bracket.content..<position
    guard label.count < 1_000, let target = definitions.target(of: bytes[label]) else { return nil }
    return (target, position + 1)
  }

  private func inlineTarget(from start: Int) -> (target: Range<Int>, end: Int)? {
    var scanner = LinkTargetScanner(bytes: bytes, position: start, end: end)
    scanner.skipWhitespace()
    guard let target = scanner.destination() else { return nil }
    let afterTarget = scanner.position
    scanner.skipWhitespace()
    if scanner.position > afterTarget { scanner.skipTitle() }
    scanner.skipWhitespace()
    guard scanner.position < end, bytes[scanner.position] == UInt8(ascii: ")") else { return nil }
    return (target, scanner.position + 1)
  }

  private func fullReference(from start: Int) -> (target: Range<Int>, end: Int)? {
    guard !definitions.isEmpty,
      let close = bytes[start..<min(end, start + 1_000)].firstIndex(of: UInt8(ascii: "]")),
      let target = definitions.target(of: bytes[start..<close])
    else { return nil }
    return (target, close + 1)
  }
}
