/// Reads a Cooklang text paragraph by paragraph.
///
/// The lines of a paragraph are joined, and comments cut, in `text`; its items are found there and
/// refer to it, so that hardly anything is copied twice. Every byte is looked at a bounded number of
/// times.
struct CooklangParser {
  let bytes: [UInt8]
  /// The offset of the next byte.
  var position: Int

  /// The paragraph being read, in `text`: its lines joined, its comments cut, its escapes as written.
  var paragraph = 0..<0
  /// Whether there is a `\` in the paragraph.
  var hasEscapes = false
  /// Which bytes of the document those of the paragraph are.
  var origins = OffsetMap()
  /// What joins the next line of the paragraph to it: a space, or a line feed after a `\`.
  var joint: UInt8 = 0x20
  /// Whether no comment ends in the rest of the document, so that none is looked for again.
  var isCommentEndMissing = false
  /// The closing parenthesis of each opening one in the paragraph, once it was asked for.
  var closingParentheses: [Int: Int]?

  /// See `CooklangDocument.metadata`.
  var metadata: [CooklangMetadataLine] = []
  /// See `CooklangDocument.blocks`.
  var blocks: [CooklangBlock] = []
  /// See `CooklangDocument.items`.
  var items: [CooklangItem] = []
  /// See `CooklangDocument.text`.
  var text: [UInt8] = []
  /// What is odd, by offset.
  var problems = CooklangProblemList()

  private var line: Int
  private var lineOffset: Int

  /// Makes a parser that begins at an offset, whose line has the number `line`.
  init(_ bytes: [UInt8], from start: Int, line: Int) {
    self.bytes = bytes
    self.line = line
    let start = max(0, min(start, bytes.count))
    let hasMark = start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    position = hasMark ? 3 : start
    lineOffset = position
  }

  /// Reads everything.
  mutating func parse() {
    text.reserveCapacity(bytes.count - position)
    items.reserveCapacity(min((bytes.count - position) / 8, Self.usualItemCount))
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "=") {
        parseSection()
      } else if isAtMetadata {
        parseMetadata()
      } else {
        parseParagraph()
      }
    }
  }

  /// Most recipes have fewer.
  private static let usualItemCount = 64

  private var isAtMetadata: Bool { bytes.hasPair(of: UInt8(ascii: ">"), at: position) }

  private mutating func parseParagraph() {
    let start = position
    let isNote = bytes[position] == UInt8(ascii: ">")
    beginParagraph()
    repeat {
      if isNote { skipNoteSign() }
    } while takeLine() && position < bytes.count && !isAtOtherBlock(inNote: isNote)
    guard !paragraph.isEmpty || isNote else { return }
    if isNote { return addNote(at: start) }
    let first = items.count
    parseItems()
    guard items.count > first else { return }
    let nothing = text.count..<text.count
    blocks.append(
      CooklangBlock(kind: .step, text: nothing, items: first..<items.count, offset: start))
  }

  private func isAtOtherBlock(inNote: Bool) -> Bool {
    switch bytes[position] {
    case UInt8(ascii: "="): true
    case UInt8(ascii: ">"): !inNote || isAtMetadata
    default: false
    }
  }

  private mutating func skipNoteSign() {
    guard bytes[position] == UInt8(ascii: ">") else { return }
    position += 1
    if position < bytes.count, bytes[position] == 0x20 { position += 1 }
  }

  private mutating func beginParagraph() {
    paragraph = text.count..<text.count
    hasEscapes = false
    origins.removeAll()
    closingParentheses = nil
    joint = 0x20
  }

  private mutating func addNote(at start: Int) {
    let note = trimmed(paragraph)
    guard !note.isEmpty else { return }
    blocks.append(CooklangBlock(kind: .note, text: note, items: 0..<0, offset: start))
  }

  /// Reads `== Name ==`; the signs after the name may be left out, and so may the name.
  private mutating func parseSection() {
    let start = position
    beginParagraph()
    _ = takeLine()
    let signsEnd = paragraph.first { text[$0] != UInt8(ascii: "=") } ?? paragraph.upperBound
    var name = text[text.trimmed(signsEnd..<paragraph.upperBound)]
    while name.last == UInt8(ascii: "="), name.dropLast().last != UInt8(ascii: "\\") {
      name.removeLast()
    }
    blocks.append(
      CooklangBlock(kind: .section, text: trimmed(name.indices), items: 0..<0, offset: start))
  }

  /// Reads `>> key: value`, in which nothing is a comment: addresses may have two hyphens.
  private mutating func parseMetadata() {
    let start = position
    let end = bytes.lineEnd(from: start)
    position = end
    skipLineEnd()
    guard let colon = bytes.offset(of: UInt8(ascii: ":"), in: (start + 2)..<end),
      case let key = bytes.trimmed((start + 2)..<colon), !key.isEmpty
    else { return problems.add(.metadataWithoutColon, at: start) }
    let value = bytes.trimmed((colon + 1)..<end)
    metadata.append(
      CooklangMetadataLine(
        key: String(decoding: bytes[key], as: UTF8.self),
        value: String(decoding: bytes[value], as: UTF8.self), line: lineNumber(at: start)))
  }

  /// The line of an offset that is not before the one asked for last.
  private mutating func lineNumber(at offset: Int) -> Int {
    while lineOffset < offset {
      if bytes.endsLine(at: lineOffset) { line += 1 }
      lineOffset += 1
    }
    return line
  }
}
