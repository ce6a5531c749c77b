/// The words of two titles as they are written, whatever they are read as.
struct TitleReading {
  /// Words of fewer letters join names: the "of" of "cream of tartar".
  private static let shortest = 3
  /// Titles of more bytes are not looked at for first letters.
  private static let longestLookedAt = 512

  private let lefts: [ArraySlice<UInt8>]
  private let rights: [ArraySlice<UInt8>]
  /// Whether a word of one title is a slip of a word of the other.
  let hasSlip: Bool

  /// Whether a word of one title may be a slip of a word of the other; found without any memory.
  ///
  /// False only where `hasSlip` is; true also for a slip of a word that both titles have, and for
  /// titles that are not looked at.
  static func mayHaveSlip(_ left: TitleWords, _ right: TitleWords) -> Bool {
    left.folded.withUnsafeBufferPointer { lefts in
      right.folded.withUnsafeBufferPointer { rights in
        // Words of scripts without spaces are parts of what stands between two; and of a title that
        // is too long to be one only the first words are compared.
        guard max(lefts.count, rights.count) <= longestLookedAt,
          lefts.allSatisfy({ $0 < 0x80 }), rights.allSatisfy({ $0 < 0x80 })
        else { return true }
        var one = WordRanges(lefts)
        while let word = one.next() {
          var other = WordRanges(rights)
          while let candidate = other.next() {
            if WordLikeness.areOneSlipApart(lefts[word], rights[candidate]) { return true }
          }
        }
        return false
      }
    }
  }

  /// Compares the words of two titles.
  init(_ left: TitleWords, _ right: TitleWords) {
    let lefts = Self.words(of: left)
    let rights = Self.words(of: right)
    hasSlip = lefts.contains { word in
      !rights.contains(word)
        && rights.contains { !lefts.contains($0) && WordLikeness.areAlike(word, $0) }
    }
    self.lefts = lefts
    self.rights = rights
  }

  /// Whether the right title has all of these words of the left one, slips forgiven.
  func hasLeft(_ words: [ArraySlice<UInt8>]) -> Bool { Self.has(rights, words) }

  /// Whether the left title has all of these words of the right one, slips forgiven.
  func hasRight(_ words: [ArraySlice<UInt8>]) -> Bool { Self.has(lefts, words) }

  private static func has(_ title: [ArraySlice<UInt8>], _ words: [ArraySlice<UInt8>]) -> Bool {
    words.allSatisfy { word in
      word.count < shortest || title.contains { WordLikeness.areAlike($0, word) }
    }
  }

  private static func words(of title: TitleWords) -> [ArraySlice<UInt8>] {
    title.words.indices.flatMap(title.sourceWords)
  }
}

/// The words of folded text, one after the other.
private struct WordRanges {
  private let text: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  mutating func next() -> Range<Int>? {
    while place < text.count, text[place] == 0x20 { place += 1 }
    guard place < text.count else { return nil }
    let start = place
    while place < text.count, text[place] != 0x20 { place += 1 }
    return start..<place
  }
}
