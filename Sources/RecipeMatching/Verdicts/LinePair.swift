/// Two ingredient lines with the same food.
struct LinePair: Sendable, Hashable {
  /// The line of the left recipe.
  let left: Int
  /// The line of the right recipe.
  let right: Int
  /// The food as the left line names it.
  let leftFood: FoodToken
  /// The food as the right line names it; a different token if either is misspelled.
  let rightFood: FoodToken
}

/// The ingredient lines of two recipes, paired by their foods.
struct LineMatching {
  /// The lines with the same foods, each line at most once.
  private(set) var pairs: [LinePair] = []
  /// The number of lines of the left recipe with a food that no earlier line names.
  let leftCount: Int
  /// The number of lines of the right recipe with a food that no earlier line names.
  let rightCount: Int

  private var usedLeft = LineSet()
  private var usedRight = LineSet()

  /// Pairs the lines of foods that both recipes have.
  ///
  /// The most specific foods come first, so that "peanut butter" is paired with "peanut butter"
  /// instead of "butter".
  init(_ left: FoodTokens, _ right: FoodTokens, sharing shared: [FoodComparison.Shared]) {
    leftCount = left.lineCount
    rightCount = right.lineCount
    pairs.reserveCapacity(min(shared.count, leftCount, rightCount))
    for tier in [FoodToken.Tier.telling, .common, .staple] {
      for food in shared {
        let (one, other) = (left.tokens[food.left], right.tokens[food.right])
        if min(one.tier.rawValue, other.tier.rawValue) == tier.rawValue { pair(one, other) }
      }
    }
  }

  /// The share of the longer list's lines that have a counterpart, from 0 to 1.
  var shareOfLonger: Double {
    let lines = max(leftCount, rightCount)
    return lines > 0 ? Double(pairs.count) / Double(lines) : 0
  }

  /// The share of the shorter list's lines that have a counterpart, from 0 to 1.
  var shareOfShorter: Double {
    let lines = min(leftCount, rightCount)
    return lines > 0 ? min(1, Double(pairs.count) / Double(lines)) : 0
  }

  /// True if both lists have lines without a counterpart.
  var bothHaveOthers: Bool { pairs.count < min(leftCount, rightCount) }

  /// Returns `true` if a line of the left recipe has a counterpart.
  func isPairedLeft(_ line: UInt8) -> Bool { usedLeft.contains(line) }

  /// Returns `true` if a line of the right recipe has a counterpart.
  func isPairedRight(_ line: UInt8) -> Bool { usedRight.contains(line) }

  /// Pairs the lines of two foods, unless either has a counterpart already.
  mutating func pair(_ one: FoodToken, _ other: FoodToken) {
    guard !usedLeft.contains(one.line), !usedRight.contains(other.line) else { return }
    usedLeft.insert(one.line)
    usedRight.insert(other.line)
    pairs.append(
      LinePair(
        left: Int(one.line), right: Int(other.line), leftFood: one, rightFood: other))
  }
}
