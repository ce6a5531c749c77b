/// The words of two titles as they are written, whatever they are read as.
struct TitleReading {
  /// Words of fewer letters join names: the "of" of "cream of tartar".
  private static let shortest = 3

  private let lefts: [ArraySlice<UInt8>]
  private let rights: [ArraySlice<UInt8>]
  /// Whether a word of one title is a slip of a word of the other.
  let hasSlip: Bool

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
