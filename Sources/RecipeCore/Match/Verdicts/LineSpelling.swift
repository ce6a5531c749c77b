/// Finds the lines that ask for one food by a name that is misspelt in either.
///
/// Only lines that no food joins are compared, so a name that is spelt right never loses its
/// counterpart. One slip a word is forgiven; two are when both lines ask for the same amount.
struct LineSpelling {
  /// How many lines of each record are compared.
  private static let lineLimit = 8

  private let left: ComparedRecord
  private let right: ComparedRecord

  /// Compares the lines of two records.
  init(_ left: ComparedRecord, _ right: ComparedRecord) {
    self.left = left
    self.right = right
  }

  /// The lines without a counterpart that ask for one food, as foods that stand for them.
  func newPairs(_ foods: FoodComparison, _ lines: LineMatching) -> [FoodComparison.Shared] {
    let lefts = openNames(foods.onlyLeft, of: left, isPaired: lines.isPairedLeft)
    guard !lefts.isEmpty else { return [] }
    let rights = openNames(foods.onlyRight, of: right, isPaired: lines.isPairedRight)
    var found: [FoodComparison.Shared] = []
    var used = PlaceSet()
    for one in lefts.indices {
      let match = rights.indices.first { other in
        !used.contains(other) && lefts[one].mayBeSlip(of: rights[other])
          && areAlike(lefts[one], rights[other]) { haveOneAmount(lefts[one], rights[other]) }
      }
      guard let match else { continue }
      used.insert(match)
      found.append(FoodComparison.Shared(left: lefts[one].place, right: rights[match].place))
    }
    return found
  }

  /// The lines that are joined by one food and have misspelt words besides: "red musles".
  func completedPairs(_ foods: FoodComparison, _ lines: LineMatching) -> [LinePair] {
    guard !foods.onlyLeft.isEmpty, !foods.onlyRight.isEmpty else { return [] }
    let lefts = foods.onlyLeft.reduce(into: LineSet()) { $0.insert(left.foods.tokens[$1].line) }
    let rights = foods.onlyRight.reduce(into: LineSet()) { $0.insert(right.foods.tokens[$1].line) }
    return lines.pairs.filter { pair in
      guard lefts.contains(pair.leftFood.line), rights.contains(pair.rightFood.line) else {
        return false
      }
      let (one, other) = (Names(of: pair.leftFood, in: left), Names(of: pair.rightFood, in: right))
      return one.mayBeSlip(of: other) && areAlike(one, other, forgives: { true })
    }
  }

  /// The names of the lines without a counterpart.
  private func openNames(
    _ places: [Int], of record: ComparedRecord, isPaired: (UInt8) -> Bool
  ) -> [Names] {
    Self.openLines(places, of: record.foods, isPaired: isPaired).map { place in
      Names(of: record.foods.tokens[place], at: place, in: record)
    }
  }

  /// The most telling food of each line without a counterpart, by its place in the tokens.
  private static func openLines(
    _ places: [Int], of foods: FoodTokens, isPaired: (UInt8) -> Bool
  ) -> [Int] {
    var best: [Int] = []
    for place in places where !isPaired(foods.tokens[place].line) {
      let token = foods.tokens[place]
      guard let known = best.firstIndex(where: { foods.tokens[$0].line == token.line }) else {
        best.append(place)
        continue
      }
      if foods.tokens[best[known]].tier.rawValue < token.tier.rawValue { best[known] = place }
    }
    best.sort { foods.tokens[$0].line < foods.tokens[$1].line }
    return Array(best.prefix(lineLimit))
  }

  // MARK: Names

  /// How a line names its food, and the other names of that food.
  private struct Names {
    /// The place of the food in the tokens of its record.
    let place: Int
    let line: UInt8
    private let record: ComparedRecord
    private let initials: NameInitials
    private let others: [SpeltName]

    init(of food: FoodToken, at place: Int = 0, in record: ComparedRecord) {
      self.place = place
      self.record = record
      line = food.line
      initials = record.names.initials(ofLine: food.line)
      others = FoodSynonyms.otherNames(of: food.hash)
    }

    /// The name as it is written.
    private var written: SpeltName { record.names.name(ofLine: line) }

    /// Whether there may be candidates: hardly ever, and this much is known without any memory.
    func mayBeSlip(of other: Names) -> Bool {
      initials.mayBeSlip(of: other.initials)
        || other.others.contains { initials.mayBeSlip(of: $0.initials) }
        || others.contains { $0.initials.mayBeSlip(of: other.initials) }
    }

    /// The pairs of names, one of them as written, that may be slips of each other.
    func candidates(_ other: Names) -> [(SpeltName, SpeltName)] {
      var found: [(SpeltName, SpeltName)] = []
      let (own, theirs) = (written, other.written)
      if initials.mayBeSlip(of: other.initials) { found.append((own, theirs)) }
      for name in other.others where initials.mayBeSlip(of: name.initials) {
        found.append((own, name))
      }
      for name in others where name.initials.mayBeSlip(of: other.initials) {
        found.append((name, theirs))
      }
      return found
    }
  }

  private func areAlike(_ one: Names, _ other: Names, forgives: () -> Bool) -> Bool {
    let forgives = forgives()
    return one.candidates(other).contains { $0.isSlip(of: $1, forgives: forgives) }
  }

  private func haveOneAmount(_ one: Names, _ other: Names) -> Bool {
    guard let amount = left.amount(ofLine: one.line), let same = right.amount(ofLine: other.line)
    else { return false }
    return amount.isSame(as: same)
  }
}
