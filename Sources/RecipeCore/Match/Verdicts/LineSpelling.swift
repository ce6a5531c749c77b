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
    let lefts = Self.openLines(foods.onlyLeft, of: left.foods, isPaired: lines.isPairedLeft)
    let rights = Self.openLines(foods.onlyRight, of: right.foods, isPaired: lines.isPairedRight)
    guard !lefts.isEmpty, !rights.isEmpty else { return [] }
    let leftNames = lefts.map { Names(of: left.foods.tokens[$0], in: left) }
    let rightNames = rights.map { Names(of: right.foods.tokens[$0], in: right) }
    var found: [FoodComparison.Shared] = []
    var used: Set<Int> = []
    for (place, one) in lefts.enumerated() {
      let match = rights.indices.first { other in
        !used.contains(other)
          && areAlike(leftNames[place], rightNames[other]) { haveOneAmount(one, rights[other]) }
      }
      guard let match else { continue }
      used.insert(match)
      found.append(FoodComparison.Shared(left: one, right: rights[match]))
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
      return areAlike(
        Names(of: pair.leftFood, in: left), Names(of: pair.rightFood, in: right),
        forgives: { true })
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
    let record: ComparedRecord
    let food: FoodToken
    let initials: NameInitials
    let others: [SpeltName]

    init(of food: FoodToken, in record: ComparedRecord) {
      self.record = record
      self.food = food
      initials = record.names.initials(ofLine: food.line)
      others = FoodSynonyms.otherNames(of: food.hash)
    }

    /// The name as it is written.
    var written: SpeltName { record.names.name(ofLine: food.line) }

    /// The pairs of names, one of them as written, that may be slips of each other.
    func candidates(_ other: Names) -> [(SpeltName, SpeltName)] {
      var found: [(SpeltName, SpeltName)] = []
      if initials.mayBeSlip(of: other.initials) { found.append((written, other.written)) }
      for name in other.others where initials.mayBeSlip(of: name.initials) {
        found.append((written, name))
      }
      for name in others where name.initials.mayBeSlip(of: other.initials) {
        found.append((name, other.written))
      }
      return found
    }
  }

  private func areAlike(_ one: Names, _ other: Names, forgives: () -> Bool) -> Bool {
    let candidates = one.candidates(other)
    guard !candidates.isEmpty else { return false }
    let forgives = forgives()
    return candidates.contains { $0.isSlip(of: $1, forgives: forgives) }
  }

  private func haveOneAmount(_ one: Int, _ other: Int) -> Bool {
    let lines = (left.foods.tokens[one].line, right.foods.tokens[other].line)
    guard let amount = left.amount(ofLine: lines.0), let same = right.amount(ofLine: lines.1)
    else { return false }
    return amount.isSame(as: same)
  }
}
