import Text

extension LineScanner {
  /// A word of the line, or a term of several, that is in the vocabulary.
  struct Term {
    /// The meaning of the term.
    let word: LineWord
    /// The range of the term, with the point of an abbreviation.
    let range: Range<Int>
  }

  /// Consumes the longest term that begins here and that a condition accepts.
  mutating func takeTerm(where accepts: (LineWord) -> Bool) -> Term? {
    if index == aheadStart {
      guard let ahead, accepts(ahead) || ahead.roles.contains(.continues) else { return nil }
    }
    guard let term = longestTerm(where: accepts) else { return nil }
    index = term.range.upperBound
    return term
  }

  /// Looks up the next word once for all callers that test it; copies of the scanner share it.
  mutating func lookAhead() {
    var scan = self
    scan.skipSpaces()
    guard scan.index != aheadStart, !scan.isWide(at: scan.index) else { return }
    aheadStart = scan.index
    var hash = LineWordHash()
    let start = scan
    ahead = scan.addWord(to: &hash) ? start.word(hash, endingAt: scan.index) : nil
  }

  /// Consumes a term that can have a role.
  mutating func takeTerm(_ role: LineWord.Roles) -> Term? {
    takeTerm { !$0.roles.isDisjoint(with: role) }
  }

  /// True if the character at an offset belongs to scripts that put no spaces between words.
  func isWide(at offset: Int) -> Bool {
    switch self[offset] {
    case 0xE3: self[offset + 1] >= 0x81
    case 0xE4...0xED: true
    default: false
    }
  }

  /// Returns the length in bytes of the letter at an offset, or 0 if there is none.
  func letterLength(at offset: Int) -> Int {
    let byte = self[offset]
    switch byte {
    case 0x41...0x5A, 0x61...0x7A: return 1
    case 0xC3: return self[offset + 1] == 0x97 || self[offset + 1] == 0xB7 ? 0 : 2
    case 0xC4...0xDF: return offset + 1 < end ? 2 : 0
    case 0xE0, 0xE1, 0xE4...0xEE: return offset + 2 < end ? 3 : 0
    case 0xE3: return self[offset + 1] >= 0x81 && offset + 2 < end ? 3 : 0
    case 0xEF: return wideLatinLetter(at: offset) == nil ? 0 : 3
    case 0xF0: return self[offset + 1] >= 0xA0 && offset + 3 < end ? 4 : 0
    default: return 0
    }
  }

  /// Returns the ASCII letter of full width at an offset: the "g" of "１０ｇ".
  private func wideLatinLetter(at offset: Int) -> UInt8? {
    let triple = triple(at: offset)
    switch triple {
    case 0xEF_BC_A1...0xEF_BC_BA: return UInt8(triple - 0xEF_BC_A1) + UInt8(ascii: "A")
    case 0xEF_BD_81...0xEF_BD_9A: return UInt8(triple - 0xEF_BD_81) + UInt8(ascii: "a")
    default: return nil
    }
  }

  private func longestTerm(where accepts: (LineWord) -> Bool) -> Term? {
    guard letterLength(at: index) > 0 else { return nil }
    return isWide(at: index) ? wideTerm(where: accepts) : spacedTerm(where: accepts)
  }

  /// Returns a term of one to four words; the last may be in parentheses: "colheres (sopa)".
  private func spacedTerm(where accepts: (LineWord) -> Bool) -> Term? {
    var best: Term?
    var scan = self
    var hash = LineWordHash()
    var isOpen = false
    for _ in 0..<4 {
      guard scan.addWord(to: &hash), let word = word(hash, endingAt: scan.index) else { break }
      scan.skipPluralMark()
      let hasEnded = scan.takeTermEnd(isOpen)
      if hasEnded, accepts(word) { best = Term(word: word, range: index..<scan.index) }
      guard word.roles.contains(.continues) else { break }
      isOpen = scan.skipTermGap()
      hash.addSpace()
    }
    return best
  }

  /// Returns the meaning of a hash; a lone "T" is a tablespoon and a lone "t" a teaspoon.
  private func word(_ hash: LineWordHash, endingAt wordEnd: Int) -> LineWord? {
    if wordEnd == index + 1, current == UInt8(ascii: "T") { return LineWord(unit: .tablespoon) }
    if wordEnd == index + 1, current == UInt8(ascii: "t") { return LineWord(unit: .teaspoon) }
    return LineVocabulary.shared.meaning(of: hash.value)
  }

  /// Skips "(n)" of "Zehe(n)" and "/n" of "Dose/n".
  private mutating func skipPluralMark() {
    guard current == UInt8(ascii: "(") || current == UInt8(ascii: "/") else { return }
    var scan = self
    let isOpen = scan.take("(")
    if !isOpen { scan.index += 1 }
    guard scan.take("n") || scan.take("s") || scan.take("e") else { return }
    _ = scan.take("n") || scan.take("s") || scan.take("r")
    guard isOpen ? scan.take(")") : scan.isAtSpaceOrEnd else { return }
    index = scan.index
  }

  /// Consumes the point of an abbreviation and the parenthesis that closes a term.
  private mutating func takeTermEnd(_ isOpen: Bool) -> Bool {
    _ = take(".")
    return !isOpen || take(")")
  }

  /// Skips what may separate the words of a term; `true` if that is a parenthesis.
  ///
  /// Apostrophes join "l'uno", quotation marks the Hebrew מ"ל, and a zero-width non-joiner Persian words.
  private mutating func skipTermGap() -> Bool {
    if takeApostrophe() || take("\"") { return false }
    if triple(at: index) == 0xE2_80_8C { index += 3 }
    skipSpaces()
    if take("-") { skipSpaces() }
    return take("(")
  }

  /// Adds the letters of the word here to a hash; `false` if there is none.
  private mutating func addWord(to hash: inout LineWordHash) -> Bool {
    let start = index
    while true {
      let byte = current
      if byte.isASCIILetter {
        hash.add(ascii: byte)
        index += 1
      } else if byte == 0xEF, let letter = wideLatinLetter(at: index) {
        hash.add(ascii: letter)
        index += 3
      } else {
        let length = letterLength(at: index)
        guard length > 0, !isWide(at: index) else { return index > start }
        hash.add(scalar: scalarValue(at: index, length: length))
        index += length
      }
    }
  }

  /// Returns a term without spaces around it: the longest of up to nine characters.
  private func wideTerm(where accepts: (LineWord) -> Bool) -> Term? {
    var best: Term?
    var hash = LineWordHash()
    var offset = index
    for _ in 0..<9 {
      let length = letterLength(at: offset)
      guard length > 0, isWide(at: offset) else { break }
      hash.add(scalar: scalarValue(at: offset, length: length))
      offset += length
      if let word = LineVocabulary.shared.meaning(of: hash.value), accepts(word) {
        best = Term(word: word, range: index..<offset)
      }
    }
    return best
  }

  private func scalarValue(at offset: Int, length: Int) -> UInt32 {
    var value = UInt32(self[offset]) & (length == 1 ? 0x7F : 0xFF >> UInt32(length + 1))
    for step in 1..<max(length, 2) where step < length {
      value = value << 6 | UInt32(self[offset + step] & 0x3F)
    }
    return value
  }
}
