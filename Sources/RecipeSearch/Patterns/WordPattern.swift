import Text

/// A pattern of consecutive folded words in folded text.
///
/// A word matches itself and its simple plural or singular; the last word of a prefix pattern
/// matches every word that begins with it. A word of a script without spaces between words, such as
/// Chinese, matches anywhere.
package struct WordPattern: Sendable, Hashable {
  /// The folded words.
  package let bytes: [UInt8]
  /// True if the last word is a prefix.
  package let isPrefix: Bool
  /// True if the pattern matches anywhere in a text, also inside words.
  package let isFoundAnywhere: Bool
  private let words: [Range<Int>]
  private let stems: [Range<Int>]

  /// Creates a pattern of folded words, or `nil` if there are none.
  ///
  /// - Parameter isPrefix: True if the last word is a prefix.
  init?(folded: [UInt8], isPrefix: Bool = false) {
    guard !folded.isEmpty else { return nil }
    bytes = folded
    self.isPrefix = isPrefix
    let words = Array(FoldedWords(folded))
    self.words = words
    stems = words.indices.map { place in
      isPrefix && place + 1 == words.count ? words[place] : Plural.stem(words[place], of: folded)
    }
    isFoundAnywhere = String(decoding: folded, as: UTF8.self).unicodeScalars
      .contains(where: \.isWrittenWithoutSpaces)
  }

  /// True if it is a single word.
  package var isOneWord: Bool { words.count == 1 }

  /// The patterns of the single words.
  package var parts: [WordPattern] {
    words.indices.compactMap { place in
      WordPattern(
        folded: Array(bytes[words[place]]), isPrefix: isPrefix && place + 1 == words.count)
    }
  }

  /// The stems of each two consecutive words; a prefix has none.
  package var pairsOfStems: [(first: ArraySlice<UInt8>, second: ArraySlice<UInt8>)] {
    zip(stems, stems.dropFirst()).dropLast(isPrefix ? 1 : 0).map { (bytes[$0], bytes[$1]) }
  }

  /// The common beginning of all words that the first one matches.
  package var firstStem: ArraySlice<UInt8> { bytes[stems[0]] }

  /// Returns the number of matches in lines of folded text, at most `limit`.
  package func count(in text: [UInt8], limit: Int = .max) -> Int {
    isFoundAnywhere ? countAnywhere(in: text, limit: limit) : countWords(in: text, limit: limit)
  }

  private func countWords(in text: [UInt8], limit: Int) -> Int {
    let first = bytes[stems[0].lowerBound]
    var found = 0
    var index = 0
    while index < text.count, found < limit {
      if text[index] == first, occurs(at: index, of: text) { found += 1 }
      while index < text.count, text[index] > 0x20 { index += 1 }
      index += 1
    }
    return found
  }

  /// True if all words match from `start` on, which is the beginning of a word.
  private func occurs(at start: Int, of text: [UInt8]) -> Bool {
    var start = start
    for place in words.indices {
      var end = start
      while end < text.count, text[end] > 0x20 { end += 1 }
      guard isSame(words[place], stem: stems[place], start..<end, of: text) else { return false }
      guard place + 1 < words.count else { break }
      guard end < text.count, text[end] == 0x20 else { return false }
      start = end + 1
    }
    return true
  }

  private func isSame(
    _ word: Range<Int>, stem: Range<Int>, _ other: Range<Int>, of text: [UInt8]
  ) -> Bool {
    guard other.count >= stem.count else { return false }
    for offset in 0..<stem.count
    where text[other.lowerBound + offset] != bytes[stem.lowerBound + offset] {
      return false
    }
    if isPrefix, word.upperBound == bytes.count { return true }
    if other.count == word.count, word.count == stem.count { return true }
    return Plural.stem(other, of: text).count == stem.count
  }

  private func countAnywhere(in text: [UInt8], limit: Int) -> Int {
    var found = 0
    var index = 0
    while index + bytes.count <= text.count, found < limit {
      if text[index] == bytes[0], text[index..<index + bytes.count].elementsEqual(bytes) {
        found += 1
        index += bytes.count
      } else {
        index += 1
      }
    }
    return found
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
