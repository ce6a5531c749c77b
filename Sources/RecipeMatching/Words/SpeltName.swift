/// The name of a food, word by word as it is written.
package struct SpeltName: Sendable {
  /// Its words.
  package let words: [SpeltWord]
  /// Its letters.
  let letters: NameLetters

  /// Reads a folded name.
  init(_ folded: [UInt8]) {
    self.init(folded.indices, of: folded)
  }

  /// Reads a name that is a part of folded text.
  init(_ part: Range<Int>, of folded: [UInt8]) {
    var stems: [WordStem] = []
    WordStem.append(in: part, of: folded, to: &stems)
    words = stems.map { SpeltWord($0, of: folded) }
    letters = words.reduce(into: NameLetters()) { $0.insert($1) }
  }

  /// True if each word that names a food has a counterpart in the other name, and not all are equal.
  ///
  /// - Parameter forgives: See `SpeltWord.likeness(to:forgives:)`.
  func isSlip(of other: SpeltName, forgives: Bool) -> Bool {
    guard letters.mayBeSlip(of: other.letters),
      let one = likeness(to: other, forgives), let reverse = other.likeness(to: self, forgives)
    else { return false }
    return one == .slip || reverse == .slip
  }

  /// The agreement of the words that name a food, all with a counterpart, and any of them a slip; `nil` when
  /// one has none.
  private func likeness(to other: SpeltName, _ forgives: Bool) -> SpeltWord.Likeness? {
    var result: SpeltWord.Likeness?
    for word in words where !word.saysLittle {
      guard let best = word.bestLikeness(among: other.words, forgives) else { return nil }
      if result != .slip { result = best }
    }
    return result
  }
}

extension SpeltWord {
  fileprivate func bestLikeness(among others: [SpeltWord], _ forgives: Bool) -> Likeness? {
    var best: Likeness?
    for other in others {
      guard let found = likeness(to: other, forgives: forgives) else { continue }
      if found == .equal { return .equal }
      best = found
    }
    return best
  }
}
