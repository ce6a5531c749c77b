/// Finds for each word of two titles whether the other one has it too.
struct WordMatching {
  private let left: TitleWords
  private let right: TitleWords
  /// The places of the words on the left that the right title has.
  private(set) var matchedLeft = PositionSet()
  /// The places of the words on the right that the left title has.
  private(set) var matchedRight = PositionSet()

  /// Matches the words of two titles: equal ones, then slips of the finger, then compounds.
  init(_ left: TitleWords, _ right: TitleWords) {
    self.left = left
    self.right = right
    (matchedLeft, matchedRight) = Self.equalWords(left, right)
    if hasUnmatched(left, matchedLeft), hasUnmatched(right, matchedRight) {
      matchMisspelt()
      matchCompounds()
      matchSources()
    }
    matchReadings()
  }

  /// Joins the rest when a name of several words is misspelt, and so read in another way: "powdered
  /// sugar" is read as icing sugar, "powdeerd sugar" is not.
  private mutating func matchReadings() {
    guard hasUnmatched(left, matchedLeft) || hasUnmatched(right, matchedRight),
      left.hasReadings || right.hasReadings, TitleReading.mayHaveSlip(left, right)
    else { return }
    let reading = TitleReading(left, right)
    guard reading.hasSlip else { return }
    for place in left.words.indices
    where !matchedLeft.contains(place) && reading.hasLeft(left.sourceWords(of: place)) {
      matchedLeft.insert(place)
    }
    for place in right.words.indices
    where !matchedRight.contains(place) && reading.hasRight(right.sourceWords(of: place)) {
      matchedRight.insert(place)
    }
  }

  /// Joins the rest when it is read from texts that are alike: "brown sguar" is no "brown sugar",
  /// and so is read as two words.
  private mutating func matchSources() {
    for takesSoft in [false, true] {
      guard let first = firstOfRest(of: left, matchedLeft, takesSoft),
        let second = firstOfRest(of: right, matchedRight, takesSoft),
        left.sourceStart(of: first) == right.sourceStart(of: second)
      else { continue }
      let one = rest(of: left, matchedLeft, takesSoft)
      let other = rest(of: right, matchedRight, takesSoft)
      guard max(one.count, other.count) <= Self.joinedWords,
        abs(left.sourceLength(of: one) - right.sourceLength(of: other)) <= Self.joinedWords,
        WordLikeness.areAlike(left.source(of: one)[...], right.source(of: other)[...])
      else { continue }
      for place in one { matchedLeft.insert(place) }
      for place in other { matchedRight.insert(place) }
    }
  }

  /// The longest name of a food in words, more or less.
  private static let joinedWords = 3

  private func rest(of title: TitleWords, _ matched: PositionSet, _ takesSoft: Bool) -> [Int] {
    title.words.indices.filter {
      !matched.contains($0) && (takesSoft || !title.words[$0].isSoft)
    }
  }

  private func firstOfRest(
    of title: TitleWords, _ matched: PositionSet, _ takesSoft: Bool
  ) -> Int? {
    title.words.indices.first {
      !matched.contains($0) && (takesSoft || !title.words[$0].isSoft)
    }
  }

  private func hasUnmatched(_ title: TitleWords, _ matched: PositionSet) -> Bool {
    title.words.indices.contains { !matched.contains($0) }
  }

  /// The places of the words that both titles have.
  ///
  /// A word may have several counterparts: "Leek Soup" and "Soup of Leeks and Leeks" are alike.
  static func equalWords(
    _ left: TitleWords, _ right: TitleWords
  ) -> (left: PositionSet, right: PositionSet) {
    var matched = (left: PositionSet(), right: PositionSet())
    left.words.withUnsafeBufferPointer { lefts in
      right.words.withUnsafeBufferPointer { rights in
        for one in lefts.indices {
          for other in rights.indices where lefts[one].hash == rights[other].hash {
            matched.left.insert(one)
            matched.right.insert(other)
          }
        }
      }
    }
    return matched
  }

  private mutating func matchMisspelt() {
    let (knownLeft, knownRight) = (matchedLeft, matchedRight)
    for one in left.words.indices where !knownLeft.contains(one) {
      for other in right.words.indices where !knownRight.contains(other) {
        guard WordLikeness.mayBeAlike(left.sketch(of: one), right.sketch(of: other)),
          WordLikeness.areAlike(left.bytes(at: one), right.bytes(at: other))
        else { continue }
        matchedLeft.insert(one)
        matchedRight.insert(other)
      }
    }
  }

  /// Joins "meat balls" with "meatballs".
  private mutating func matchCompounds() {
    for one in left.words.indices where !matchedLeft.contains(one) {
      guard let place = Self.pair(of: right, matchedRight, spelling: left.bytes(at: one)) else {
        continue
      }
      Self.join(one, in: &matchedLeft, place, in: &matchedRight)
    }
    for other in right.words.indices where !matchedRight.contains(other) {
      guard let place = Self.pair(of: left, matchedLeft, spelling: right.bytes(at: other)) else {
        continue
      }
      Self.join(other, in: &matchedRight, place, in: &matchedLeft)
    }
  }

  /// Notes that a word is a pair of neighbours of the other title.
  private static func join(
    _ word: Int, in title: inout PositionSet, _ pair: Int, in other: inout PositionSet
  ) {
    title.insert(word)
    other.insert(pair)
    other.insert(pair + 1)
  }

  /// The first of two neighbours that are `word` when written together.
  private static func pair(
    of title: TitleWords, _ matched: PositionSet, spelling word: ArraySlice<UInt8>
  ) -> Int? {
    title.words.indices.dropLast().first { place in
      let (one, other) = (title.words[place].range, title.words[place + 1].range)
      guard !matched.contains(place) || !matched.contains(place + 1),
        one.count + other.count == word.count
      else { return false }
      return word.starts(with: title.folded[one])
        && word.suffix(other.count).elementsEqual(title.folded[other])
    }
  }
}
