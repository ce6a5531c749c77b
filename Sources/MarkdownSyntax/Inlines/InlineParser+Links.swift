/// A `[` or `![` that may become a link or image.
struct OpenBracket {
  /// The index of its piece.
  let piece: Int
  /// The offset of its content.
  let content: Int
  let isImage: Bool
  /// The index of the last delimiter run before it that may still pair, or -1.
  let lastRun: Int
  /// True if it contains another bracket, which rules it out as a label.
  var holdsBracket = false
}

extension InlineParser {
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
    add(.text, position..<position + length)
    position += length
    if let outer = brackets.indices.last { brackets[outer].holdsBracket = true }
    brackets.append(
      OpenBracket(
        piece: pieces.count - 1, content: position, isImage: isImage, lastRun: lastRun))
    return true
  }

  /// Takes a footnote reference `[^1]`, whose text is `[1]`.
  private mutating func takeFootnote() -> Bool {
    guard extensions.contains(.footnotes), position + 2 < end,
      bytes[position + 1] == UInt8(ascii: "^")
    else { return false }
    var index = position + 2
    while index < end, index - position < 64, bytes[index] != UInt8(ascii: "]") {
      guard bytes[index] > 0x20, bytes[index] != UInt8(ascii: "[") else { return false }
      index += 1
    }
    guard index < end, bytes[index] == UInt8(ascii: "]"), index > position + 2 else { return false }
    add(.text, position..<position + 1)
    add(.text, position + 2..<index + 1)
    position = index + 1
    return true
  }

  /// Takes `[[page]]`, `[[page|label]]` or `![[file]]`.
  private mutating func takeWikiLink(at bracket: Int, isImage: Bool) -> Bool {
    guard extensions.contains(.wikiLinks), bracket + 4 < end,
      bytes[bracket + 1] == UInt8(ascii: "[")
    else { return false }
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
    let target = keep(LinkDestination(destination: (bracket + 2)..<(targetEnd ?? index)))
    let span: MarkdownInline.Span = isImage ? .image(target: target) : .link(target: target)
    add(.begin(span), position..<label)
    add(.text, label..<index)
    add(.end(span), index..<index + 2)
    position = index + 2
    return true
  }

  /// Takes `]`: a link or image if it closes one.
  mutating func closeBracket() -> Bool {
    guard let bracket = brackets.popLast() else { return false }
    let isInLink = !bracket.isImage && brackets.count < linkFloor
    linkFloor = min(linkFloor, brackets.count)
    guard !isInLink, let (place, stop) = linkPlace(of: bracket) else { return false }
    let target = keep(place)
    let span: MarkdownInline.Span = bracket.isImage ? .image(target: target) : .link(target: target)
    add(.end(span), position..<stop)
    pieces[bracket.piece].kind = .begin(span)
    position = stop
    pairDelimiters(above: bracket.lastRun)
    // Links cannot contain links: the open brackets around this one become text.
    if !bracket.isImage { linkFloor = brackets.count }
    return true
  }

  /// Adds a place, to which pieces refer by the returned target.
  mutating func keep(_ place: LinkDestination) -> LinkTarget {
    places.append(place)
    return LinkTarget(index: places.count - 1)
  }

  private func linkPlace(of bracket: OpenBracket) -> (place: LinkDestination, end: Int)? {
    let next = position + 1
    if next < end, bytes[next] == UInt8(ascii: "("), let found = inlinePlace(from: next + 1) {
      return found
    }
    guard !definitions.isEmpty else { return nil }
    if let label = LinkLabel.range(in: bytes, at: next, limit: end) {
      return definitions.target(of: bytes[label]).map { ($0, label.upperBound + 1) }
    }
    let own = bracket.content..<position
    guard !bracket.holdsBracket, own.count <= LinkLabel.limit,
      let target = definitions.target(of: bytes[own])
    else { return nil }
    let isCollapsed = bytes[next..<end].starts(with: "[]".utf8)
    return (target, isCollapsed ? next + 2 : next)
  }

  private func inlinePlace(from start: Int) -> (place: LinkDestination, end: Int)? {
    var scanner = LinkTargetScanner(bytes: bytes, position: start, end: end)
    scanner.skipWhitespace()
    guard let destination = scanner.destination() else { return nil }
    let title = scanner.spacedTitle()
    scanner.skipWhitespace()
    guard scanner.position < end, bytes[scanner.position] == UInt8(ascii: ")") else { return nil }
    return (LinkDestination(destination: destination, title: title), scanner.position + 1)
  }
}
