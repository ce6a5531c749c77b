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
    let leftNames = lefts.map { names(of: $0, in: left) }
    let rightNames = rights.map { names(of: $0, in: right) }
    var found: [FoodComparison.Shared] = []
    var used: Set<Int> = []
    for (place, one) in lefts.enumerated() {
      let match = rights.indices.first { other in
        !used.contains(other)
          && areAlike(
            leftNames[place], rightNames[other], forgives: haveOneAmount(one, rights[other]))
      }
      guard let match else { continue }
      used.insert(match)
      found.append(FoodComparison.Shared(left: one, right: rights[match]))
    }
    return found
  }

  /// The lines that are joined by one food and have a misspelt word besides: "yelow onion".
  func completedPairs(_ foods: FoodComparison, _ lines: LineMatching) -> [LinePair] {
    let lefts = Set(foods.onlyLeft.map { Int(left.foods.tokens[$0].line) })
    let rights = Set(foods.onlyRight.map { Int(right.foods.tokens[$0].line) })
    return lines.pairs.filter { pair in
      guard lefts.contains(pair.left) || rights.contains(pair.right) else { return false }
      return areAlike(
        names(of: pair.leftFood, in: left), names(of: pair.rightFood, in: right), forgives: true)
    }
  }

  /// The most telling food of each line without a counterpart, by its place in the tokens.
  private static func openLines(
    _ places: [Int], of foods: FoodTokens, isPaired: (UInt8) -> Bool
  ) -> [Int] {
    var best: [UInt8: Int] = [:]
    for place in places where !isPaired(foods.tokens[place].line) {
      let token = foods.tokens[place]
      if let known = best[token.line], foods.tokens[known].tier.rawValue >= token.tier.rawValue {
        continue
      }
      best[token.line] = place
    }
    return best.sorted { $0.key < $1.key }.prefix(lineLimit).map(\.value)
  }

  // MARK: Names

  /// The names of a line's food: as written first, then its other names.
  private func names(of place: Int, in record: ComparedRecord) -> [[SpeltWord]] {
    names(of: record.foods.tokens[place], in: record)
  }

  private func names(of food: FoodToken, in record: ComparedRecord) -> [[SpeltWord]] {
    [record.names.words(ofLine: food.line)] + FoodSynonyms.otherNames(of: food.hash)
  }

  /// Whether either name as written is a slip of any name of the other.
  private func areAlike(
    _ one: [[SpeltWord]], _ other: [[SpeltWord]], forgives: Bool
  ) -> Bool {
    guard let left = one.first, let right = other.first else { return false }
    return other.contains { Self.isSlip(left, $0, forgives) }
      || one.contains { Self.isSlip($0, right, forgives) }
  }

  /// Whether each word that names a food has a counterpart in the other name, and not all are equal.
  private static func isSlip(
    _ one: [SpeltWord], _ other: [SpeltWord], _ forgives: Bool
  ) -> Bool {
    guard let left = best(one, in: other, forgives), let right = best(other, in: one, forgives)
    else { return false }
    return left == .slip || right == .slip
  }

  /// Whether words have a counterpart, and whether any is a slip; `nil` when one has none.
  private static func best(
    _ words: [SpeltWord], in others: [SpeltWord], _ forgives: Bool
  ) -> SpeltWord.Likeness? {
    var result: SpeltWord.Likeness?
    for word in words where !word.saysLittle {
      let found = others.map { word.likeness(to: $0, forgives: forgives) }
      if found.contains(.equal) {
        result = result ?? .equal
      } else if found.contains(.slip) {
        result = .slip
      } else {
        return nil
      }
    }
    return result
  }

  private func haveOneAmount(_ one: Int, _ other: Int) -> Bool {
    let lines = (left.foods.tokens[one].line, right.foods.tokens[other].line)
    guard let amount = left.amount(ofLine: lines.0), let same = right.amount(ofLine: lines.1)
    else { return false }
    return amount.isSame(as: same)
  }
}
