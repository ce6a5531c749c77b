/// A word of the name of a food, as it is written.
package struct SpeltWord: Sendable {
  /// The likeness of two words.
  enum Likeness {
    /// They are one word, or singular and plural of one.
    case equal
    /// One is a slip of the other.
    case slip
  }

  /// The folded word.
  package let text: ArraySlice<UInt8>
  /// The word without its plural.
  let stem: ArraySlice<UInt8>
  /// True for a word of size, quality or preparation, which names no food.
  let saysLittle: Bool

  /// Takes a word out of folded text.
  init(_ stem: WordStem, of folded: [UInt8]) {
    text = folded[stem.word]
    self.stem = folded[stem.range]
    if case .nothing? = FoodLexicon.shared[stem.hash] {
      saysLittle = true
    } else {
      saysLittle = false
    }
  }

  /// A bit for the letter that it begins with; two letters may share one.
  var firstLetter: UInt32 { text.first.map { 1 << UInt32($0 & 31) } ?? 0 }

  /// The likeness of two words; `nil` when they are two.
  ///
  /// - Parameter forgives: Whether more than one slip of the stem is forgiven: one of the plural,
  ///   two letters left out or doubled in words of five letters, two of any in those of six.
  func likeness(to other: SpeltWord, forgives: Bool) -> Likeness? {
    if text == other.text || stem == other.stem { return .equal }
    guard text.first == other.text.first else { return nil }
    let isSlip =
      WordLikeness.areAlike(stem, other.stem)
      || forgives && WordLikeness.areAlike(text, other.text)
      || forgives && (lacksLetters(of: other) || other.lacksLetters(of: self))
      || forgives && WordLikeness.mayBeOne(text, other.text)
    return isSlip ? .slip : nil
  }

  /// The shortest word that lacks two letters of another one.
  private static let shortest = 5

  /// True if it is the other word without one or two letters, neither the first nor the last one.
  private func lacksLetters(of other: SpeltWord) -> Bool {
    guard text.count >= Self.shortest, (1...2).contains(other.text.count - text.count),
      text.last == other.text.last
    else { return false }
    var rest = text
    for letter in other.text where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
