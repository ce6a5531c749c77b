/// A parser of Cooklang texts, paragraph by paragraph.
///
/// The lines of a paragraph are joined in `text`, without comments; its items are ranges of that,
/// so that hardly anything is copied twice. Parsing takes linear time.
struct CooklangParser {
  /// The text.
  let bytes: [UInt8]
  /// The offset of the next byte.
  var position: Int

  /// The range of the current paragraph in `text`: lines joined, comments cut, escapes as written.
  var paragraph = 0..<0
  /// True if the paragraph contains a `\`.
  var hasEscapes = false
  /// The map from offsets of the paragraph to offsets of the document.
  var origins = OffsetMap()
  /// The byte that joins the next line to the paragraph: a space, or a line feed after a `\`.
  var joint: UInt8 = 0x20
  /// True if no comment ends in the rest of the document, so that the search is not repeated.
  var isCommentEndMissing = false
  /// The pairs of parentheses in the paragraph, computed on first use.
  var closingParentheses: [Int: Int]?

  /// See `CooklangDocument.metadata`.
  var metadata: [CooklangMetadataLine] = []
  /// See `CooklangDocument.blocks`.
  var blocks: [CooklangBlock] = []
  /// See `CooklangDocument.items`.
  var items: [CooklangItem] = []
  /// See `CooklangDocument.text`.
  var text: [UInt8] = []
  /// The problems found so far.
  var problems = CooklangProblemList()

  private var line: Int
  private var lineOffset: Int

  /// Creates a parser that starts at an offset, in the line number `line`.
  init(_ bytes: [UInt8], from start: Int, line: Int) {
    self.bytes = bytes
    self.line = line
    let start = max(0, min(start, bytes.count))
    let hasMark = start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    position = hasMark ? 3 : start
    lineOffset = position
  }

  /// Parses the whole text.
  mutating func parse() {
    text.reserveCapacity(bytes.count - position)
    items.reserveCapacity(min((bytes.count - position) / 8, Self.usualItemCount))
    while position < bytes.count {
      if items.count + blocks.count >= Self.maximumItemCount {
        return problems.add(.tooManyItems, at: position)
      }
      if bytes[position] == UInt8(ascii: "=") {
        parseSection()
      } else if isAtMetadata {
        parseMetadata()
      } else {
        parseParagraph()
      }
    }
  }

  /// The maximum number of blocks and items; the rest of a text with more is not read.
  static let maximumItemCount = 100_000
  /// An estimate that most recipes stay below.
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

  /// Parses `== Name ==`; the trailing signs and the name are optional.
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

  /// Parses `>> key: value`, which has no comments: URLs may contain two hyphens.
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

  /// Returns the line number of an offset, which must not decrease from call to call.
  private mutating func lineNumber(at offset: Int) -> Int {
    while lineOffset < offset {
      if bytes.endsLine(at: lineOffset) { line += 1 }
      lineOffset += 1
    }
    return line
  }
}
