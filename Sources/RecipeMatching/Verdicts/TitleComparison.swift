/// The comparison of the titles of two records.
struct TitleComparison {
  /// The weight of a word of style, relative to one that names the dish.
  private static let softWeight = 0.25

  /// True if the titles differ at most in case, accents and punctuation.
  let isSame: Bool
  /// The weighted share of the words of both that have a counterpart, from 0 to 1.
  let likeness: Double
  /// The places of the words that name the dish in the left title only.
  let onlyLeft: PositionSet
  /// The places of the words that name the dish in the right title only.
  let onlyRight: PositionSet

  /// Compares two titles.
  init(_ left: TitleWords, _ right: TitleWords) {
    isSame = !left.folded.isEmpty && left.folded == right.folded
    let matching = WordMatching(left, right)
    var sums = (all: 0.0, matched: 0.0)
    onlyLeft = Self.dishWords(of: left, notIn: matching.matchedLeft, &sums)
    onlyRight = Self.dishWords(of: right, notIn: matching.matchedRight, &sums)
    likeness = isSame ? 1 : sums.all > 0 ? sums.matched / sums.all : 0
  }

  /// Returns the similarity if only equal words are counterparts: never more than `likeness`.
  static func likenessOfEqualWords(_ left: TitleWords, _ right: TitleWords) -> Double {
    let (matchedLeft, matchedRight) = WordMatching.equalWords(left, right)
    var sums = (all: 0.0, matched: 0.0)
    _ = dishWords(of: left, notIn: matchedLeft, &sums)
    _ = dishWords(of: right, notIn: matchedRight, &sums)
    return sums.all > 0 ? sums.matched / sums.all : 0
  }

  /// True if each title has a word for the dish that the other lacks.
  var areOfTwoDishes: Bool { !onlyLeft.isEmpty && !onlyRight.isEmpty }

  /// True if both name the dish with the same words.
  var nameOneDish: Bool { likeness > 0 && onlyLeft.isEmpty && onlyRight.isEmpty }

  /// Returns the places of words that name the dish and have no counterpart, and adds up the
  /// weights.
  private static func dishWords(
    of title: TitleWords, notIn matched: PositionSet, _ sums: inout (all: Double, matched: Double)
  ) -> PositionSet {
    var places = PositionSet()
    for place in title.words.indices {
      let isSoft = title.words[place].isSoft
      let weight = isSoft ? softWeight : 1
      sums.all += weight
      if matched.contains(place) {
        sums.matched += weight
      } else if !isSoft {
        places.insert(place)
      }
    }
    return places
  }
}
