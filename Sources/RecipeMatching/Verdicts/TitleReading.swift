/// The comparison of the words of two titles as written.
struct TitleReading {
  /// The minimum length of a word that is compared: shorter ones join names, as the "of" of "cream
  /// of tartar".
  private static let shortest = 3
  /// The maximum size of a title whose first letters are compared.
  private static let maximumReadLength = 512

  private let lefts: [ArraySlice<UInt8>]
  private let rights: [ArraySlice<UInt8>]
  /// True if a word of one title is a misspelling of a word of the other.
  let hasSlip: Bool

  /// Returns `true` if a word of one title may be a misspelling of a word of the other; computed
  /// without allocations.
  ///
  /// False only where `hasSlip` is; also true for a misspelling of a word that both titles have,
  /// and for titles that are too long.
  static func mayHaveSlip(_ left: TitleWords, _ right: TitleWords) -> Bool {
    left.folded.withUnsafeBufferPointer { lefts in
      right.folded.withUnsafeBufferPointer { rights in
        // Words of scripts without spaces are parts of what stands between two; and of a title that
        // is too long to be one only the first words are compared.
        guard max(lefts.count, rights.count) <= maximumReadLength,
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

  /// Returns `true` if the right title has all of these words of the left one, or misspellings of
  /// them.
  func hasLeft(_ words: [ArraySlice<UInt8>]) -> Bool { Self.has(rights, words) }

  /// Returns `true` if the left title has all of these words of the right one, or misspellings of
  /// them.
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

/// The words of folded text in their order.
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
