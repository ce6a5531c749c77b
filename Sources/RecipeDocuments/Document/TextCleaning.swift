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

  /// Whether there is nothing to do: no line end, no tag, no entity, no space at either end.
  var isPlainLine: Bool {
    var text = self
    return text.withUTF8 { utf8 in
      guard let first = utf8.first, first != 0x20, utf8.last != 0x20 else { return false }
      return utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") }
    }
  }

  /// The lines of the text that are not empty.
  var textLines: [String] {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return isEmpty ? [] : [self] }
    return utf8.split { $0 == 0x0A || $0 == 0x0D }.map { String($0) ?? "" }
  }

  /// Whether `cleaned` would change nothing.
  func isClean(_ style: TextStyle) -> Bool {
    var text = self
    let (needsDecoding, needsLayout) = text.withUTF8 { Self.dirt(in: $0, style) }
    return !needsDecoding && !needsLayout && !isEmpty
  }

  private static func dirt(
    in utf8: UnsafeBufferPointer<UInt8>, _ style: TextStyle
  ) -> (needsDecoding: Bool, needsLayout: Bool) {
    guard ByteScreen.mayBeDirty(utf8) else { return (false, false) }
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

/// Tells most clean texts from the others eight bytes at a time.
private enum ByteScreen {
  /// Whether there may be an `&`, a control character, two spaces, a space at either end, or a
  /// no-break space; may say so of a clean text, never the reverse.
  static func mayBeDirty(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if utf8.first == 0x20 || utf8.last == 0x20 { return true }
    let bytes = UnsafeRawBufferPointer(utf8)
    var offset = 0
    // Whether the byte before the word is a space, as its lowest mark.
    var carry: UInt64 = 0
    while offset &+ 8 <= bytes.count {
      let word = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let spaces = marks(ofZerosIn: word ^ 0x2020_2020_2020_2020)
      let controls = (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
      let ampersands = marks(ofZerosIn: word ^ 0x2626_2626_2626_2626)
      // U+00A0 is C2 A0 in UTF-8.
      let leads = marks(ofZerosIn: word ^ 0xC2C2_C2C2_C2C2_C2C2)
      let pairs = spaces & (spaces << 8 | carry)
      if controls | ampersands | leads | pairs != 0 { return true }
      carry = spaces >> 56
      offset &+= 8
    }
    return utf8[max(0, offset - 1)...].contains { $0 <= 0x20 || $0 == 0x26 || $0 == 0xC2 }
  }

  /// The high bit of every zero byte, and perhaps of bytes above one.
  @inline(__always)
  private static func marks(ofZerosIn word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
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
