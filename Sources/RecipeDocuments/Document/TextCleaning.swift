/// How much of the white space inside a text matters.
enum TextStyle: Sendable {
  /// One line: every run of white space is one space.
  case line
  /// One line whose inner spaces stay as written; line ends become spaces.
  case verbatimLine
  /// Paragraphs: runs of spaces are one space, more than one empty line is one.
  case paragraphs
}

extension String {
  /// The text without HTML entities, no-break spaces and needless white space.
  ///
  /// A text that has none of these, as nearly all have, is returned as it is.
  func cleaned(_ style: TextStyle) -> String {
    var text = self
    let (needsDecoding, needsLayout) = text.withUTF8 { Self.dirt(in: $0, style) }
    guard needsDecoding || needsLayout else { return text }
    let decoded = needsDecoding ? HTMLEntities.decode(text) : text
    return TextLayout.apply(style, to: decoded)
  }

  /// The lines of the text that are not empty.
  var textLines: [String] {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return isEmpty ? [] : [self] }
    return utf8.split { $0 == 0x0A || $0 == 0x0D }.map { String($0) ?? "" }
  }

  private static func dirt(
    in utf8: UnsafeBufferPointer<UInt8>, _ style: TextStyle
  ) -> (needsDecoding: Bool, needsLayout: Bool) {
    var hasAmpersand = false
    var hasOddSpace = utf8.first == 0x20 || utf8.last == 0x20
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte == UInt8(ascii: "&") {
        hasAmpersand = true
      } else if byte == 0x20 {
        if previous == 0x20, style != .verbatimLine { hasOddSpace = true }
      } else if byte <= 0x0D ? byte >= 0x09 : byte == 0xA0 && previous == 0xC2 {
        hasOddSpace = true
      }
      previous = byte
    }
    return (hasAmpersand, hasOddSpace)
  }
}

/// Lays out the white space of one text.
private struct TextLayout {
  private var laidOut: [UInt8] = []
  private var spaces = 0
  private var lineEnds = 0
  private let style: TextStyle

  static func apply(_ style: TextStyle, to text: String) -> String {
    var layout = TextLayout(style: style)
    layout.laidOut.reserveCapacity(text.utf8.count)
    var bytes = text.utf8.makeIterator()
    var next = bytes.next()
    while let byte = next {
      next = bytes.next()
      if byte == 0xC2, next == 0xA0 {
        next = bytes.next()
        layout.spaces += 1
      } else {
        layout.add(byte, before: next)
      }
    }
    return String(decoding: layout.laidOut, as: UTF8.self)
  }

  private init(style: TextStyle) {
    self.style = style
  }

  private mutating func add(_ byte: UInt8, before next: UInt8?) {
    switch byte {
    case 0x0D where next == 0x0A: break
    case 0x0A, 0x0B, 0x0C, 0x0D: lineEnds += 1
    case 0x20, 0x09: spaces += 1
    default:
      addWhiteSpace()
      laidOut.append(byte)
    }
  }

  /// White space is written only before something else, and so never at either end.
  private mutating func addWhiteSpace() {
    defer { (spaces, lineEnds) = (0, 0) }
    guard spaces + lineEnds > 0, !laidOut.isEmpty else { return }
    switch style {
    case .paragraphs where lineEnds > 0:
      laidOut.append(contentsOf: repeatElement(0x0A, count: min(lineEnds, 2)))
    case .verbatimLine where lineEnds == 0:
      laidOut.append(contentsOf: repeatElement(0x20, count: spaces))
    default:
      laidOut.append(0x20)
    }
  }
}
