import Ingredients

/// The ingredient lines of two recipes, paired by their foods, each line at most once.
///
/// The pairs that are most alike are joined first; of equal ones, those of equal amounts, then those
/// that are nearest in their lists.
struct LineMatching {
  /// The least likeness of two lines for one ingredient.
  private static let leastLikeness = 0.3
  /// The likeness that equal amounts add.
  private static let likenessOfAmounts = 0.1

  /// The pairs, by descending likeness.
  private(set) var pairs: [LinePair] = []
  /// The number of lines of the left recipe that name a food.
  let leftCount: Int
  /// The number of lines of the right recipe that name a food.
  let rightCount: Int

  private var usedLeft = LineSet()
  private var usedRight = LineSet()

  /// Pairs the lines of two records.
  init(_ left: ComparedRecord, _ right: ComparedRecord) {
    leftCount = left.lines.countOfFoodLines
    rightCount = right.lines.countOfFoodLines
    var candidates: [Candidate] = []
    let (lines, others) = (left.lines, right.lines)
    for one in 0..<lines.count where lines.hasFood(inLine: one) {
      for other in 0..<others.count
      where lines.mayShareFood(inLine: one, with: others, inLine: other) {
        let likeness = FoodLikeness(lines.foods(ofLine: one), others.foods(ofLine: other))
        guard likeness.value >= Self.leastLikeness else { continue }
        let isEqual = left.amounts[one].isEqual(to: right.amounts[other])
        candidates.append(
          Candidate(
            likeness: likeness.value + (isEqual ? Self.likenessOfAmounts : 0),
            pair: LinePair(
              left: one, right: other, relation: likeness.bothHaveOthers ? .swapped : .same)))
      }
    }
    candidates.sort { $0.precedes($1) }
    pairs.reserveCapacity(min(leftCount, rightCount))
    for candidate in candidates { join(candidate.pair) }
  }

  /// True if a line of the left recipe has a counterpart.
  func isPairedLeft(_ line: Int) -> Bool { usedLeft.contains(UInt8(truncatingIfNeeded: line)) }

  /// True if a line of the right recipe has a counterpart.
  func isPairedRight(_ line: Int) -> Bool { usedRight.contains(UInt8(truncatingIfNeeded: line)) }

  /// Pairs two lines, unless either has a counterpart already.
  mutating func join(_ pair: LinePair) {
    guard !isPairedLeft(pair.left), !isPairedRight(pair.right) else { return }
    usedLeft.insert(UInt8(truncatingIfNeeded: pair.left))
    usedRight.insert(UInt8(truncatingIfNeeded: pair.right))
    pairs.append(pair)
  }

  /// Notes that the foods of two paired lines are one, one of them misspelt.
  mutating func markAsSame(_ place: Int) {
    pairs[place] = LinePair(left: pairs[place].left, right: pairs[place].right, relation: .same)
  }
}

/// Two lines that may be for one ingredient.
private struct Candidate {
  let likeness: Double
  let pair: LinePair

  func precedes(_ other: Candidate) -> Bool {
    if likeness != other.likeness { return likeness > other.likeness }
    let (distance, otherDistance) = (
      abs(pair.left - pair.right), abs(other.pair.left - other.pair.right)
    )
    return (distance, min(pair.left, pair.right), pair.left)
      < (otherDistance, min(other.pair.left, other.pair.right), other.pair.left)
  }
}

/// The likeness of the foods of two lines.
private struct FoodLikeness {
  /// From 0 to 1: the mean of overlap coefficient and Jaccard index, by weight.
  let value: Double
  /// True if each line names a food that the other does not.
  let bothHaveOthers: Bool

  /// Compares foods, both ascending by hash.
  init(_ left: ArraySlice<LineFoods.Food>, _ right: ArraySlice<LineFoods.Food>) {
    var (shared, onlyLeft, onlyRight) = (0.0, 0.0, 0.0)
    var (one, other) = (left.startIndex, right.startIndex)
    while one < left.endIndex, other < right.endIndex {
      let (first, second) = (left[one], right[other])
      if first.hash == second.hash { shared += Double(first.weight) }
      if first.hash < second.hash { onlyLeft += Double(first.weight) }
      if second.hash < first.hash { onlyRight += Double(second.weight) }
      if first.hash <= second.hash { one += 1 }
      if second.hash <= first.hash { other += 1 }
    }
    for food in left[one...] { onlyLeft += Double(food.weight) }
    for food in right[other...] { onlyRight += Double(food.weight) }
    bothHaveOthers = onlyLeft > 0 && onlyRight > 0
    value =
      shared > 0
      ? (shared / (shared + min(onlyLeft, onlyRight)) + shared / (shared + onlyLeft + onlyRight))
        / 2
      : 0
  }
}

extension LineAmount? {
  /// True if both lines name the same amount, or none does.
  fileprivate func isEqual(to other: LineAmount?) -> Bool {
    guard let self, let other else { return false }
    return self.isSame(as: other)
  }
}

extension LineFoods {
  /// The number of lines that name a food.
  var countOfFoodLines: Int {
    (0..<count).count { hasFood(inLine: $0) }
  }
}
