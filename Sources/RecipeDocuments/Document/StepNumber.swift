import Text

/// The numbers of steps that are not lists in Markdown: "1、", "2）", "③", "Step 4:".
enum StepNumber {
  /// Returns the offset past the number at the start of a line and its blanks, or `nil` without
  /// one.
  static func end(in line: ArraySlice<UInt8>) -> Int? {
    guard let first = line.first else { return nil }
    switch first {
    case UInt8(ascii: "*") where line.starts(with: "**".utf8): return endOfBold(line)
    case _ where first.isASCIIDigit: return endOfDigits(line)
    case 0xE2: return isCircled(line) ? afterBlanks(line.dropFirst(3)) : nil
    default: return endOfWord(line)
    }
  }

  /// True for a word for steps with a number: "Step 1:", "Bước 2".
  static func isCounted(_ label: String) -> Bool {
    let words = FoldedText.words(label.utf8).split(separator: " ")
    guard words.count == 2, words[1].allSatisfy(\.isNumber) else { return false }
    return DirectionText.numberWords.contains(String(words[0]))
  }

  /// Matches `**1.**`, `**1**.` or `**Step 1:**`.
  private static func endOfBold(_ line: ArraySlice<UInt8>) -> Int? {
    let inner = line.dropFirst(2)
    guard let close = inner.prefix(16).firstIndex(of: UInt8(ascii: "*")),
      inner[close...].starts(with: "**".utf8)
    else { return nil }
    let rest = line[(close + 2)...]
    let mark = rest.first.map { ".:".utf8.contains($0) } ?? false
    let number = Array(inner[..<close]) + (mark ? [UInt8(ascii: ".")] : [])
    guard end(in: number[...] + [UInt8(ascii: "x")]) == number.count else { return nil }
    return afterBlanks(mark ? rest.dropFirst() : rest)
  }

  /// True for U+2460 to U+2473, which are E2 91 A0 to E2 91 B3 in UTF-8.
  private static func isCircled(_ line: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(line.prefix(3))
    return bytes.count == 3 && bytes[1] == 0x91 && (0xA0...0xB3).contains(bytes[2])
  }

  /// Matches `1、`, `1）`, `1．`, `1)` or `1.` without a following digit, which would be an amount.
  private static func endOfDigits(_ line: ArraySlice<UInt8>) -> Int? {
    let rest = line.drop(while: \.isASCIIDigit)
    guard line.count - rest.count <= 2 else { return nil }
    for mark in marks where rest.starts(with: mark.utf8) {
      // "90º al horno" is heat.
      if mark == "º" || mark == "ª", line.count - rest.count > 1, line.first != UInt8(ascii: "1") {
        return nil
      }
      let after = rest.dropFirst(mark.utf8.count)
      if let next = after.first, next.isASCIIDigit { return nil }
      return afterBlanks(after)
    }
    return nil
  }

  private static let marks = ["、", "）", "．", ")", ".", "º", "ª"]

  /// The letters that number items, in order.
  private static let alphabets = ["abcdefghijklmnopqrst", "αβγδεζηθικλμνξοπρ", "абвгдежзиклмнопрс"]

  /// The maximum number of lines that letters number.
  static let mostLetters = 20

  /// Returns the offsets past the letters that number several lines, "a) Boil it", "β) …", or `nil` for other lines.
  static func endsOfLetters(in lines: [ArraySlice<UInt8>]) -> [Int]? {
    // Two lines may as well be alternatives.
    guard lines.count > 2 else { return nil }
    var alphabet: Substring?
    var ends: [Int] = []
    for line in lines {
      let text = String(decoding: line.prefix(8), as: UTF8.self)
      guard let first = text.lowercased().first, let mark = text.dropFirst().first,
        ".)".contains(mark),
        text.dropFirst(2).first == " "
      else { return nil }
      if alphabet == nil { alphabet = alphabets.first { $0.first == first }.map { $0[...] } }
      guard alphabet?.popFirst() == first else { return nil }
      ends.append(line.startIndex + text.prefix(3).utf8.count)
    }
    return ends
  }

  /// Matches `Step 4:`, with a word for steps in any language.
  private static func endOfWord(_ line: ArraySlice<UInt8>) -> Int? {
    // "![Step 1: Soak](soak.jpg)" is a picture.
    guard let first = line.first, first >= 0x80 || first.isASCIILetter,
      let space = line.prefix(24).firstIndex(of: 0x20), space + 1 < line.endIndex,
      line[space + 1].isASCIIDigit,
      DirectionText.numberWords.contains(FoldedText.words(line[..<space]))
    else { return nil }
    let rest = line[(space + 1)...]
    let after = rest.drop(while: \.isASCIIDigit)
    guard after.startIndex > rest.startIndex, let mark = after.first, ":.)-".utf8.contains(mark)
    else { return nil }
    return afterBlanks(after.dropFirst())
  }

  private static func afterBlanks(_ text: ArraySlice<UInt8>) -> Int? {
    text.firstIndex { $0 > 0x20 }
  }
}
