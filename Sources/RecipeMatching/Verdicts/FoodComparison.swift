/// What the foods of two records have in common.
///
/// The likeness is the weighted Jaccard index: what is shared over what either has, by weight.
struct FoodComparison {
  /// A food that both have, by its place in `FoodTokens.tokens` of each.
  struct Shared {
    /// Its place on the left.
    let left: Int
    /// Its place on the right.
    let right: Int
  }

  /// How few foods tell nothing.
  static let least = 2
  /// How much it counts that one list is part of the other.
  private static let containmentShare = 0.2

  /// The foods that both have.
  let shared: [Shared]
  /// The places of foods that only the left one has.
  private(set) var onlyLeft: [Int]
  /// The places of foods that only the right one has.
  private(set) var onlyRight: [Int]
  private var weights: (left: Double, right: Double, shared: Double)
  private let isKnown: Bool

  /// Compares two lists of foods.
  init(_ left: FoodTokens, _ right: FoodTokens) {
    var matching = FoodMatching(left, right)
    matching.run()
    shared = matching.shared
    onlyLeft = matching.onlyLeft
    onlyRight = matching.onlyRight
    isKnown = min(left.tokens.count, right.tokens.count) >= Self.least
    let weight = shared.reduce(0) { sum, pair in
      sum + Double(left.tokens[pair.left].weight + right.tokens[pair.right].weight) / 2
    }
    weights = (Double(left.weight), Double(right.weight), weight)
  }

  /// From 0 to 1: the weight of what is shared over that of all foods.
  ///
  /// `nil` when one record has fewer than two foods: broken lists of amounts leave one odd word.
  var likeness: Double? {
    isKnown ? weights.shared / (weights.left + weights.right - weights.shared) : nil
  }

  /// From 0 to 1: the likeness, a little more when one list is part of the other; `nil` as above.
  var value: Double? { isKnown ? Self.value(weights) : nil }

  /// The value when only equal foods are shared: never more than `value`, and found without any
  /// memory.
  static func valueOfEqualFoods(_ left: FoodTokens, _ right: FoodTokens) -> Double? {
    guard min(left.tokens.count, right.tokens.count) >= least else { return nil }
    var shared = 0.0
    left.tokens.withUnsafeBufferPointer { lefts in
      right.tokens.withUnsafeBufferPointer { rights in
        var (one, other) = (0, 0)
        while one < lefts.count, other < rights.count {
          let (leftHash, rightHash) = (lefts[one].hash, rights[other].hash)
          if leftHash == rightHash {
            shared += Double(lefts[one].weight + rights[other].weight) / 2
          }
          if leftHash <= rightHash { one += 1 }
          if leftHash >= rightHash { other += 1 }
        }
      }
    }
    return value((Double(left.weight), Double(right.weight), shared))
  }

  /// Whether the value of two lists is at least so much, by what they weigh, and what is shared of
  /// both; found without a division, as it is asked of very many.
  @inline(__always)
  static func reaches(
    _ least: Double, _ weights: (left: Double, right: Double, shared: Double)
  ) -> Bool {
    let lighter = min(weights.left, weights.right)
    let all = weights.left + weights.right - weights.shared
    return (1 - containmentShare) * weights.shared * lighter
      + containmentShare * min(weights.shared, lighter) * all >= least * lighter * all
  }

  /// The value of two lists by what they weigh, and what is shared of both.
  static func value(_ weights: (left: Double, right: Double, shared: Double)) -> Double {
    let likeness = weights.shared / (weights.left + weights.right - weights.shared)
    let containment = min(1, weights.shared / min(weights.left, weights.right))
    return (1 - containmentShare) * likeness + containmentShare * containment
  }

  /// Notes that two lines ask for one food: what only they have is shared.
  ///
  /// When one of them has nothing that the other one lacks, the rest is a word misspelt, not a food.
  mutating func join(
    _ leftLine: Int, of left: FoodTokens, _ rightLine: Int, of right: FoodTokens
  ) {
    let one = Self.removeLine(leftLine, of: left, from: &onlyLeft)
    let other = Self.removeLine(rightLine, of: right, from: &onlyRight)
    if one > 0, other > 0 {
      weights.shared += (one + other) / 2
    } else {
      weights.left -= one
      weights.right -= other
    }
  }

  /// Removes the places of a line's foods, and tells what those weigh.
  private static func removeLine(
    _ line: Int, of foods: FoodTokens, from places: inout [Int]
  ) -> Double {
    let removed = places.filter { Int(foods.tokens[$0].line) == line }
    places.removeAll(where: removed.contains)
    return removed.reduce(0) { $0 + Double(foods.tokens[$1].weight) }
  }
}

/// Finds the foods that two records share.
private struct FoodMatching {
  private(set) var shared: [FoodComparison.Shared] = []
  private(set) var onlyLeft: [Int] = []
  private(set) var onlyRight: [Int] = []
  private let left: FoodTokens
  private let right: FoodTokens

  init(_ left: FoodTokens, _ right: FoodTokens) {
    self.left = left
    self.right = right
  }

  mutating func run() {
    matchEqual()
    matchMisspelt()
  }

  /// Joins foods of one hash; both lists are ascending.
  private mutating func matchEqual() {
    shared.reserveCapacity(min(left.tokens.count, right.tokens.count))
    let (leftTokens, rightTokens) = (left.tokens, right.tokens)
    var (one, other) = (0, 0)
    while one < leftTokens.count, other < rightTokens.count {
      let (leftHash, rightHash) = (leftTokens[one].hash, rightTokens[other].hash)
      if leftHash == rightHash { shared.append(FoodComparison.Shared(left: one, right: other)) }
      if leftHash < rightHash { onlyLeft.append(one) }
      if leftHash > rightHash { onlyRight.append(other) }
      if leftHash <= rightHash { one += 1 }
      if leftHash >= rightHash { other += 1 }
    }
    onlyLeft.append(contentsOf: one..<leftTokens.count)
    onlyRight.append(contentsOf: other..<rightTokens.count)
  }

  /// How many foods without a counterpart are looked at for slips of the finger.
  private static let slipLimit = 24

  /// Joins what is left and is spelt the same but for one slip, in an order that is the same
  /// whichever record is the left one.
  private mutating func matchMisspelt() {
    guard !onlyLeft.isEmpty, !onlyRight.isEmpty else { return }
    let rights = onlyRight.prefix(Self.slipLimit).map { other in
      (place: other, sketch: right.sketch(of: right.tokens[other]))
    }
    var alike: [(order: (UInt64, UInt64), pair: FoodComparison.Shared)] = []
    for one in onlyLeft.prefix(Self.slipLimit) {
      let token = left.tokens[one]
      let sketch = left.sketch(of: token)
      for other in rights where WordLikeness.mayBeAlike(sketch, other.sketch) {
        let candidate = right.tokens[other.place]
        guard WordLikeness.areAlike(left.bytes(of: token), right.bytes(of: candidate)) else {
          continue
        }
        alike.append(
          (
            (min(token.hash, candidate.hash), max(token.hash, candidate.hash)),
            FoodComparison.Shared(left: one, right: other.place)
          ))
      }
    }
    guard !alike.isEmpty else { return }
    alike.sort { $0.order < $1.order }
    var used: (left: Set<Int>, right: Set<Int>) = ([], [])
    for (_, pair) in alike where !used.left.contains(pair.left) && !used.right.contains(pair.right)
    {
      used.left.insert(pair.left)
      used.right.insert(pair.right)
      shared.append(pair)
    }
    onlyLeft.removeAll(where: used.left.contains)
    onlyRight.removeAll(where: used.right.contains)
  }
}
