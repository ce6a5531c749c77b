/// A parser of the inline structure of CommonMark, in one pass and linear time.
///
/// Delimiter runs are collected and paired afterwards, and brackets become links when they close,
/// as in the appendix of CommonMark.
struct InlineParser {
  /// The document or the joined lines of a leaf.
  let bytes: [UInt8]
  /// The offset past the text.
  let end: Int
  /// The link reference definitions.
  let definitions: LinkDefinitions
  /// The extensions of CommonMark in use.
  let extensions: MarkdownExtensions
  /// The offset of the start of the text.
  let start: Int
  /// The number of pieces beyond which the rest is text.
  private let maximumPieceCount: Int

  /// The offset of the next byte.
  var position: Int
  /// The pieces found, in order.
  var pieces: [MarkdownInline] = []
  /// The destinations of links and images.
  var places: [LinkDestination] = []
  /// The delimiter runs, in order.
  var runs: [DelimiterRun] = []
  /// The index of the first run that may still pair, or -1.
  var firstRun = -1
  /// The index of the last run that may still pair, or -1.
  var lastRun = -1
  /// The spans of paired runs.
  var spans: [MarkdownInline] = []
  /// The open brackets that may become links, outermost first.
  var brackets: [OpenBracket] = []
  /// The number of open brackets that enclose a link, and so cannot become links.
  var linkFloor = 0
  /// The lengths of backtick runs, up to 63, known to have no closing run, as bits.
  var unclosedBackticks: UInt64 = 0
  /// The kinds of declarations known not to be closed, as bits.
  private var unclosedDeclarations: UInt8 = 0
  private var textStart: Int

  /// Creates a parser of a range of `bytes`.
  init(
    bytes: [UInt8], range: Range<Int>, definitions: LinkDefinitions,
    extensions: MarkdownExtensions, maximumPieceCount: Int
  ) {
    self.bytes = bytes
    self.maximumPieceCount = maximumPieceCount
    self.start = range.lowerBound
    self.end = range.upperBound
    self.position = range.lowerBound
    self.textStart = range.lowerBound
    self.definitions = definitions
    self.extensions = extensions
  }

  /// Parses the text and returns its pieces in order.
  mutating func parse() -> [MarkdownInline] {
    while position < end {
      if pieces.count >= maximumPieceCount {
        position = end
      } else if bytes[position].startsInline, takeMarkup() {
        textStart = position
      } else {
        position += 1
      }
    }
    flushText()
    pairDelimiters(above: -1)
    return merged()
  }

  /// Adds a piece, after the plain text before it.
  mutating func add(_ kind: MarkdownInline.Kind, _ range: Range<Int>) {
    flushText()
    pieces.append(MarkdownInline(kind: kind, start: range.lowerBound, end: range.upperBound))
    textStart = range.upperBound
  }

  /// Adds the text before the current position as a piece.
  private mutating func flushText() {
    let stop = min(position, end)
    guard textStart < stop else { return }
    pieces.append(MarkdownInline(kind: .text, start: textStart, end: stop))
    textStart = stop
  }

  /// Takes the markup at the current position, or returns `false` to leave it as text.
  private mutating func takeMarkup() -> Bool {
    switch bytes[position] {
    case 0x0A: takeLineEnd()
    case UInt8(ascii: "\\"): takeEscape()
    case UInt8(ascii: "`"): takeCode()
    case UInt8(ascii: "&"): takeEntity()
    case UInt8(ascii: "<"): takeAngle()
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): takeDelimiters()
    case UInt8(ascii: "!"): takeImageBracket()
    case UInt8(ascii: "["): takeBracket()
    case UInt8(ascii: "]"): closeBracket()
    case UInt8(ascii: "{"): takeSiteTag()
    default: false
    }
  }

  private mutating func takeLineEnd() -> Bool {
    let newline = position
    var stop = newline
    while stop > textStart, bytes[stop - 1].isWhitespace { stop -= 1 }
    let isHard = endsWithSpaces(bytes[stop..<newline])
    position = stop
    add(isHard ? .hardBreak : .softBreak, stop..<newline + 1)
    position = newline + 1
    while position < end, bytes[position].isWhitespace { position += 1 }
    return true
  }

  /// True if two spaces end a line, before an optional carriage return.
  private func endsWithSpaces(_ blanks: ArraySlice<UInt8>) -> Bool {
    let blanks = blanks.last == 0x0D ? blanks.dropLast() : blanks
    return blanks.count >= 2 && blanks.suffix(2).allSatisfy { $0 == 0x20 }
  }

  private mutating func takeEscape() -> Bool {
    guard position + 1 < end else { return false }
    let next = bytes[position + 1]
    if next == 0x0A {
      add(.hardBreak, position..<position + 2)
      position += 2
      while position < end, bytes[position].isWhitespace { position += 1 }
      return true
    }
    guard next.isPunctuation else { return false }
    add(.text, (position + 1)..<position + 2)
    position += 2
    return true
  }

  private mutating func takeEntity() -> Bool {
    guard let entity = HTMLEntity(in: bytes[..<end], at: position) else { return false }
    add(.entity, position..<entity.end)
    position = entity.end
    return true
  }

  private mutating func takeAngle() -> Bool {
    if let place = Autolink.place(in: bytes, at: position, limit: end) {
      let address = place.destination
      let target = keep(place)
      add(.begin(.link(target: target)), position..<address.lowerBound)
      add(.text, address)
      add(.end(.link(target: target)), address.upperBound..<address.upperBound + 1)
      position = address.upperBound + 1
      return true
    }
    guard let stop = htmlEnd() else { return false }
    add(.html, position..<stop)
    position = stop
    return true
  }

  /// Returns the offset past the tag or declaration at the current position.
  private mutating func htmlEnd() -> Int? {
    guard let kind = HTMLDeclaration(in: bytes, at: position, limit: end) else {
      return HTMLTag.end(in: bytes, at: position, limit: end)
    }
    let bit: UInt8 = 1 << kind.rawValue
    guard unclosedDeclarations & bit == 0 else { return nil }
    let stop = kind.end(in: bytes, at: position, limit: end)
    if stop == nil { unclosedDeclarations |= bit }
    return stop
  }
}

extension UInt8 {
  /// True if the byte may start something other than text.
  @inline(__always)
  var startsInline: Bool {
    guard self < 0x80 else { return false }
    let low: UInt64 = 1 << 0x0A | 1 << 0x21 | 1 << 0x26 | 1 << 0x2A | 1 << 0x3C
    let high: UInt64 =
      1 << 0x1B | 1 << 0x1C | 1 << 0x1D | 1 << 0x1F | 1 << 0x20 | 1 << 0x3B | 1 << 0x3E
    return self < 0x40 ? low >> UInt64(self) & 1 == 1 : high >> UInt64(self & 0x3F) & 1 == 1
  }
}
