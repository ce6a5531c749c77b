import Ingredients

/// A finder of lines with one food whose name is misspelled in either.
///
/// Only lines that no food joins are compared, so that a correct name never loses its counterpart.
/// One misspelling a word is tolerated, and two if both lines have the same amount.
struct LineSpelling {
  /// The maximum number of lines of each record that are compared.
  private static let lineLimit = 8

  private let left: ComparedRecord
  private let right: ComparedRecord

  /// Compares the lines of two records.
  init(_ left: ComparedRecord, _ right: ComparedRecord) {
    self.left = left
    self.right = right
  }

  /// Returns the lines without a counterpart that have one food, as the indices of their foods.
  func newPairs(_ foods: FoodComparison, _ lines: LineMatching) -> [FoodComparison.Shared] {
    let lefts = openNames(foods.onlyLeft, of: left, isPaired: lines.isPairedLeft)
    guard !lefts.isEmpty else { return [] }
    let rights = openNames(foods.onlyRight, of: right, isPaired: lines.isPairedRight)
    var found: [FoodComparison.Shared] = []
    var used = PlaceSet()
    for one in lefts {
      let match = rights.indices.first { other in
        !used.contains(other) && one.mayBeSlip(of: rights[other])
          && areAlike(one, rights[other], forgives: haveOneAmount(one, rights[other]))
      }
      guard let match else { continue }
      used.insert(match)
      found.append(FoodComparison.Shared(left: one.place, right: rights[match].place))
    }
    return found
  }

  /// Returns the lines that are joined by one food and have misspelled words besides: "red musles".
  func completedPairs(_ foods: FoodComparison, _ lines: LineMatching) -> [LinePair] {
    guard !foods.onlyLeft.isEmpty, !foods.onlyRight.isEmpty else { return [] }
    let lefts = foods.onlyLeft.reduce(into: LineSet()) { $0.insert(left.foods.tokens[$1].line) }
    let rights = foods.onlyRight.reduce(into: LineSet()) { $0.insert(right.foods.tokens[$1].line) }
    return lines.pairs.filter { pair in
      guard lefts.contains(pair.leftFood.line), rights.contains(pair.rightFood.line) else {
        return false
      }
      let (one, other) = (
        OpenName(of: pair.leftFood, in: left), OpenName(of: pair.rightFood, in: right)
      )
      return one.mayBeSlip(of: other) && areAlike(one, other, forgives: true)
    }
  }

  /// Returns the names of the lines without a counterpart, each by its most specific food.
  private func openNames(
    _ places: [Int], of record: ComparedRecord, isPaired: (UInt8) -> Bool
  ) -> [OpenName] {
    var best: [Int] = []
    let tokens = record.foods.tokens
    for place in places where !isPaired(tokens[place].line) {
      guard let known = best.firstIndex(where: { tokens[$0].line == tokens[place].line }) else {
        best.append(place)
        continue
      }
      if tokens[best[known]].tier.rawValue < tokens[place].tier.rawValue { best[known] = place }
    }
    best.sort { tokens[$0].line < tokens[$1].line }
    return best.prefix(Self.lineLimit).map { OpenName(of: tokens[$0], at: $0, in: record) }
  }

  private func areAlike(_ one: OpenName, _ other: OpenName, forgives: Bool) -> Bool {
    let (own, theirs) = (left.names.name(ofLine: one.line), right.names.name(ofLine: other.line))
    return one.letters.mayBeSlip(of: other.letters) && own.isSlip(of: theirs, forgives: forgives)
      || other.others.contains { $0.isSlip(of: own, of: one.letters, forgives) }
      || one.others.contains { $0.isSlip(of: theirs, of: other.letters, forgives) }
  }

  private func haveOneAmount(_ one: OpenName, _ other: OpenName) -> Bool {
    guard let amount = left.amount(ofLine: one.line), let same = right.amount(ofLine: other.line)
    else { return false }
    return amount.isSame(as: same)
  }
}

/// The properties of a line's name that tell most names apart without reading them.
private struct OpenName {
  /// The index of the food in the tokens of its record.
  let place: Int
  let line: UInt8
  let letters: NameLetters
  /// The other names of the food.
  let others: [SpeltName]

  init(of food: FoodToken, at place: Int = 0, in record: ComparedRecord) {
    self.place = place
    line = food.line
    letters = record.names.letters(ofLine: food.line)
    others = FoodSynonyms.otherNames(of: food.hash)
  }

  /// Returns `true` if the names may be misspellings of each other, which is rare.
  func mayBeSlip(of other: OpenName) -> Bool {
    letters.mayBeSlip(of: other.letters)
      || other.others.contains { letters.mayBeSlip(of: $0.letters) }
      || others.contains { $0.letters.mayBeSlip(of: other.letters) }
  }
}

extension SpeltName {
  /// Returns `true` if it is a misspelling of a name with these letters.
  fileprivate func isSlip(of name: SpeltName, of letters: NameLetters, _ forgives: Bool) -> Bool {
    self.letters.mayBeSlip(of: letters) && isSlip(of: name, forgives: forgives)
  }
}
