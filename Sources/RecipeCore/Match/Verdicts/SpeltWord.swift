/// A word of the name of a food, as it is written.
struct SpeltWord {
  /// How two words are alike.
  enum Likeness {
    /// They are one word, or singular and plural of one.
    case equal
    /// One is a slip of the other.
    case slip
  }

  /// The folded word.
  let text: [UInt8]
  /// The word without its plural.
  let stem: [UInt8]
  /// Whether it is a word of size, quality or preparation, which names no food.
  let saysLittle: Bool

  /// The words of a folded name.
  static func words(of folded: [UInt8]) -> [SpeltWord] {
    var stems: [WordStem] = []
    WordStem.append(in: folded.indices, of: folded, to: &stems)
    return stems.map { stem in
      var saysLittle = false
      if case .nothing? = FoodLexicon.shared[stem.hash] { saysLittle = true }
      return SpeltWord(
        text: Array(folded[stem.word]), stem: Array(folded[stem.range]), saysLittle: saysLittle)
    }
  }

  /// How alike two words are; `nil` when they are two.
  ///
  /// - Parameter forgives: Whether more than one slip of the stem is forgiven: one of the plural,
  ///   two letters left out or doubled in words of five letters, two of any in those of six.
  func likeness(to other: SpeltWord, forgives: Bool) -> Likeness? {
    if text == other.text || stem == other.stem { return .equal }
    guard text.first == other.text.first else { return nil }
    let isSlip =
      WordLikeness.areAlike(stem[...], other.stem[...])
      || forgives && WordLikeness.areAlike(text[...], other.text[...])
      || forgives && (lacksLetters(of: other) || other.lacksLetters(of: self))
      || forgives && WordLikeness.mayBeOne(text[...], other.text[...])
    return isSlip ? .slip : nil
  }

  /// The shortest word that lacks two letters of another one.
  private static let shortest = 5

  /// Whether it is the other word without one or two letters, neither the first nor the last one.
  private func lacksLetters(of other: SpeltWord) -> Bool {
    guard text.count >= Self.shortest, (1...2).contains(other.text.count - text.count),
      text.last == other.text.last
    else { return false }
    var rest = text[...]
    for letter in other.text where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
