/// A normaliser of the white space of a text.
struct TextLayout {
  private var laidOut: [UInt8] = []
  private var spaces = 0
  private var lineEnds = 0
  private let style: WhiteSpaceStyle

  /// Returns the text with its white space normalised to the style, and none at either end.
  static func apply(_ style: WhiteSpaceStyle, to text: String) -> String {
    var layout = TextLayout(style: style)
    layout.laidOut.reserveCapacity(text.utf8.count)
    var bytes = Array(text.utf8).makeIterator()
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

  private init(style: WhiteSpaceStyle) {
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

  /// Writes pending white space before other text only, so that there is none at either end.
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
