import Text

/// A pattern of consecutive folded words in folded text.
///
/// A word matches itself and, unless the pattern is exact, its simple plural or singular; a single word
/// also matches its family if it is given one. The last word of a prefix pattern matches every word that
/// begins with it. A word of a script without spaces between words, such as Chinese, matches anywhere.
package struct WordPattern: Sendable, Hashable {
  /// The folded words.
  package let bytes: [UInt8]
  /// True if the last word is a prefix.
  package let isPrefix: Bool
  /// True if other forms of the words do not match.
  package let isExact: Bool
  /// True if the pattern matches anywhere in a text, also inside words.
  package let isFoundAnywhere: Bool
  /// Other words that match, or `nil` if there are none.
  package private(set) var family: WordFamily?
  private let words: [Range<Int>]
  private let stems: [Range<Int>]

  /// Creates a pattern of folded words, or `nil` if there are none.
  ///
  /// - Parameters:
  ///   - isPrefix: True if the last word is a prefix.
  ///   - isExact: True if plurals and singulars of the words do not match.
  init?(folded: [UInt8], isPrefix: Bool = false, isExact: Bool = false) {
    guard !folded.isEmpty else { return nil }
    bytes = folded
    self.isPrefix = isPrefix
    self.isExact = isExact
    let words = Array(FoldedWords(folded))
    self.words = words
    stems = words.indices.map { place in
      isExact || isPrefix && place + 1 == words.count
        ? words[place] : Plural.stem(words[place], of: folded)
    }
    isFoundAnywhere = String(decoding: folded, as: UTF8.self).unicodeScalars
      .contains(where: \.isWrittenWithoutSpaces)
  }

  /// The pattern of a single word with its family.
  var withFamily: WordPattern {
    var pattern = self
    if !isPrefix, !isExact, !isFoundAnywhere { pattern.family = WordFamily(of: bytes) }
    return pattern
  }

  /// Returns the pattern of the same words, exact or not, without their family.
  func matching(exactly isExact: Bool) -> WordPattern {
    WordPattern(folded: bytes, isPrefix: isPrefix, isExact: isExact) ?? self
  }

  /// The number of words.
  var wordCount: Int { words.count }

  /// True if it is a single word.
  package var isOneWord: Bool { words.count == 1 }

  /// The patterns of the single words.
  package var parts: [WordPattern] {
    words.indices.compactMap { place in
      WordPattern(
        folded: Array(bytes[words[place]]), isPrefix: isPrefix && place + 1 == words.count,
        isExact: isExact)
    }
  }

  /// The stem of the first word, also of an exact pattern.
  package var firstPluralStem: ArraySlice<UInt8> { bytes[Plural.stem(words[0], of: bytes)] }

  /// The stems of each two consecutive words, also of an exact pattern; a prefix has none.
  package var pairsOfStems: [(first: ArraySlice<UInt8>, second: ArraySlice<UInt8>)] {
    let stems = words.map { Plural.stem($0, of: bytes) }
    return zip(stems, stems.dropFirst()).dropLast(isPrefix ? 1 : 0).map { (bytes[$0], bytes[$1]) }
  }

  /// The common beginning of all words that the first one matches.
  package var firstStem: ArraySlice<UInt8> { bytes[stems[0]] }

  /// Returns the number of matches in lines of folded text, at most `limit`.
  package func count(in text: [UInt8], limit: Int = .max) -> Int {
    var found = 0
    forEachMatch(in: text) { _ in
      found += 1
      return found < limit
    }
    return found
  }

  /// Calls `body` with the range of each match in lines of folded text, until it returns false.
  func forEachMatch(in text: [UInt8], _ body: (Range<Int>) -> Bool) {
    isFoundAnywhere ? forEachPlace(in: text, body) : forEachBeginning(in: text, body)
  }

  private func forEachBeginning(in text: [UInt8], _ body: (Range<Int>) -> Bool) {
    let first = bytes[stems[0].lowerBound]
    var index = 0
    while index < text.count {
      if text[index] == first, let end = end(at: index, of: text), !body(index..<end) { return }
      while index < text.count, text[index] > 0x20 { index += 1 }
      index += 1
    }
  }

  /// Returns the end of the match that begins at the beginning of a word, or `nil` if none does.
  private func end(at start: Int, of text: [UInt8]) -> Int? {
    var start = start
    for place in words.indices {
      var end = start
      while end < text.count, text[end] > 0x20 { end += 1 }
      guard isSame(words[place], stem: stems[place], start..<end, of: text) else { return nil }
      guard place + 1 < words.count else { return end }
      guard end < text.count, text[end] == 0x20 else { return nil }
      start = end + 1
    }
    return start
  }

  private func isSame(
    _ word: Range<Int>, stem: Range<Int>, _ other: Range<Int>, of text: [UInt8]
  ) -> Bool {
    begins(stem, other, of: text)
      && (isPrefix && word.upperBound == bytes.count
        || other.count == word.count && word.count == stem.count
        || !isExact && isForm(other, of: text, stem: stem, of: word))
      || family?.contains(other, of: text) ?? false
  }

  /// True if a word that begins with a stem is the singular or plural of one of the pattern: "cherries" of
  /// "cherry", but not "salt" of "salty".
  private func isForm(
    _ other: Range<Int>, of text: [UInt8], stem: Range<Int>, of word: Range<Int>
  ) -> Bool {
    Plural.stem(other, of: text).count == stem.count
      && Self.isEndOfY(text[other].dropFirst(stem.count))
        == Self.isEndOfY(bytes[word].dropFirst(stem.count))
  }

  /// True for what follows the stem of a word in "y".
  private static func isEndOfY(_ end: ArraySlice<UInt8>) -> Bool {
    end.elementsEqual("y".utf8) || end.elementsEqual("ies".utf8)
  }

  /// True if a word begins with a stem.
  private func begins(_ stem: Range<Int>, _ word: Range<Int>, of text: [UInt8]) -> Bool {
    guard word.count >= stem.count else { return false }
    for offset in 0..<stem.count
    where text[word.lowerBound + offset] != bytes[stem.lowerBound + offset] {
      return false
    }
    return true
  }

  private func forEachPlace(in text: [UInt8], _ body: (Range<Int>) -> Bool) {
    var index = 0
    while index + bytes.count <= text.count {
      let range = index..<index + bytes.count
      if text[index] == bytes[0], text[range].elementsEqual(bytes) {
        guard body(range) else { return }
        index = range.upperBound
      } else {
        index += 1
      }
    }
  }
}

extension Unicode.Scalar {
  /// True if its script puts no spaces between words, or attaches particles to them.
  package var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3041...0x30FF,
      0x3400...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
