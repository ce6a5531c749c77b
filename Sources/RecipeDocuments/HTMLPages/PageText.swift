/// The removal of artefacts of programs from the texts of web pages.
enum PageText {
  /// Returns an ingredient line without its bullet, and with a note in one pair of parentheses: a
  /// popular plug-in adds its own around those of the cook, `salt ((optional))`.
  static func ingredient(_ line: String) -> String {
    withoutDoubleParentheses(withoutMark(withoutMojibake(line)))
  }

  /// Returns a text without the "Â" of a no-break space whose bytes were read as Latin-1.
  static func withoutMojibake(_ text: String) -> String {
    guard text.utf8.contains(0x82) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      bytes.append(byte)
      if byte == 0xA0, bytes.suffix(4).elementsEqual([0xC3, 0x82, 0xC2, 0xA0]) {
        bytes.replaceSubrange((bytes.count - 4)..., with: CollectionOfOne(0x20))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func withoutDoubleParentheses(_ line: String) -> String {
    var bytes = Array(line.utf8)
    guard let start = pair(of: UInt8(ascii: "("), in: bytes[...]),
      let end = pair(of: UInt8(ascii: ")"), in: bytes[(start + 2)...])
    else { return line }
    bytes.remove(at: end)
    bytes.remove(at: start)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the first index at which a byte occurs twice in a row.
  private static func pair(of byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.dropLast().first { bytes[$0] == byte && bytes[$0 + 1] == byte }
  }

  /// Returns a text without the bullets, commas and colons at its start that stripped markup leaves.
  static func withoutMark(_ text: String) -> String {
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if marks.contains(first) || bullets.contains(first) && rest.dropFirst().first == " " {
        rest = rest.dropFirst()
      } else if first == " ", rest.startIndex > text.startIndex {
        rest = rest.dropFirst()
      } else {
        break
      }
    }
    return rest.startIndex == text.startIndex || rest.isEmpty ? text : String(rest)
  }

  /// The marks that never begin a line.
  private static let marks: Set<Unicode.Scalar> = [
    ",", ";", ":", "，", "；", "•", "▢", "☐", "□", "◻", "●", "▪", "◦", "·", "‣", "∙", "■",
  ]
  /// The marks that are bullets if a space follows.
  private static let bullets: Set<Unicode.Scalar> = ["-", "–", "—", "*", "+", "."]

  /// Returns the words before a colon in the first words of a step that goes on after it, if any.
  static func label(of step: String) -> Substring? {
    let start = step.prefix(maximumLabelLength)
    guard let colon = start.firstIndex(of: ":"), step.index(after: colon) < step.endIndex,
      step[step.index(after: colon)].isWhitespace
    else { return nil }
    return step[..<colon]
  }

  /// The maximum length of a label, in characters.
  private static let maximumLabelLength = 32

  /// True if a line is a heading of all steps, such as "Method:".
  static func isHeadingOfAll(_ line: String) -> Bool {
    line.utf8.count < 64 && SectionKind(heading: line, isNested: true) == .directions
  }
}
