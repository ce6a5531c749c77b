import Text

extension LineScanner {
  /// Skips the marks before a line in lists: bullets, check boxes, emoji, "1." of a list.
  mutating func skipMarks() {
    while index < end {
      let start = index
      skipSpaces()
      index += markLength(at: index)
      if take("[") { skipCheckBox() }
      skipListNumber()
      skipGroupLetter()
      guard index > start else { return }
    }
  }

  /// Skips "x]" or "]" of a check box.
  private mutating func skipCheckBox() {
    let start = index
    skipSpaces()
    if current | 0x20 == UInt8(ascii: "x") { index += 1 }
    skipSpaces()
    if !take("]") { index = start - 1 }
  }

  /// Skips the letter of a group of ingredients in Japanese recipes: "A 醤油 大さじ2".
  private mutating func skipGroupLetter() {
    var scan = self
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(current) else { return }
    scan.index += 1
    guard scan.spaceLength(at: scan.index) > 0 else { return }
    scan.skipSpaces()
    if isWide(at: scan.index) { index = scan.index }
  }

  /// Skips the number of a list item if another number follows.
  private mutating func skipListNumber() {
    var scan = self
    guard scan.takeDigits() != nil, scan.take("."), scan.spaceLength(at: scan.index) > 0 else {
      return
    }
    scan.skipSpaces()
    guard scan.isAtNumber else { return }
    index = scan.index
  }

  /// True if a number in digits is next.
  var isAtNumber: Bool {
    switch current {
    case _ where current.isASCIIDigit: true
    case UInt8(ascii: "."): isDigit(at: index + 1)
    case 0xC2: (0xBC...0xBE).contains(self[index + 1])
    case 0xE2: (0xE2_85_90...0xE2_85_9F).contains(triple(at: index))
    case 0xD9, 0xDB, 0xE0, 0xEF: isDigit(at: index)
    default: false
    }
  }

  /// Returns the length in bytes of the bullet, check mark or emoji at an offset, or 0.
  private func markLength(at offset: Int) -> Int {
    switch self[offset] {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ">"): 1
    case 0xC2: self[offset + 1] == 0xB7 ? 2 : 0
    case 0xE2: isMark(triple(at: offset)) ? 3 : 0
    case 0xEF: triple(at: offset) == 0xEF_B8_8F ? 3 : 0
    case 0xF0: self[offset + 1] == 0x9F ? min(4, end - offset) : 0
    default: 0
    }
  }

  /// True for dashes, bullets, the joiner of emoji, and symbols from U+2190 to U+2BFF except "≈".
  private func isMark(_ triple: UInt32) -> Bool {
    switch triple {
    case 0xE2_80_8D, 0xE2_80_90...0xE2_80_95, 0xE2_80_A2, 0xE2_80_A3: true
    case 0xE2_86_90...0xE2_AF_BF: triple != 0xE2_89_88
    default: false
    }
  }

  /// Skips the letters of a word, with its apostrophes and hyphens, and the space after it.
  mutating func skipWord() -> Bool {
    let start = index
    while index < end {
      let length = letterLength(at: index)
      if length > 0 {
        index += length
      } else if current == UInt8(ascii: "'") || current == UInt8(ascii: "-") {
        index += 1
      } else if triple(at: index) == 0xE2_80_99 {
        index += 3
      } else {
        break
      }
    }
    return index > start
  }

  /// True if a part of the line has a word that means "optional".
  func saysOptional(_ range: Range<Int>) -> Bool { has(.optional, in: range) }

  /// True if a part of the line has a word that can have a role.
  func has(_ role: LineWord.Roles, in range: Range<Int>) -> Bool {
    offset(of: role, in: range) != nil
  }

  /// Returns the offset of the first term in a part of the line that can have a role.
  func offset(of role: LineWord.Roles, in range: Range<Int>) -> Int? {
    var part = part(range)
    while !part.isAtEnd {
      if let term = part.takeTerm(role) { return term.range.lowerBound }
      if isWide(at: part.index) || !part.skipWord() {
        part.index += max(1, letterLength(at: part.index))
      }
    }
    return nil
  }
}
