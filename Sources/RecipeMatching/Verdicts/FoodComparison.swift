/// The comparison of the foods of two records.
///
/// The similarity is the weighted Jaccard index: the weight of the shared foods over that of all.
struct FoodComparison {
  /// A food that both have, by its index in `FoodTokens.tokens` of each.
  struct Shared {
    /// The index on the left.
    let left: Int
    /// The index on the right.
    let right: Int
  }

  /// The number of foods up to which they prove nothing.
  static let least = 2
  /// The increase of the similarity if one list is part of the other.
  private static let containmentShare = 0.2

  /// The foods that both have.
  let shared: [Shared]
  /// The indices of foods that only the left one has.
  private(set) var onlyLeft: [Int]
  /// The indices of foods that only the right one has.
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

  /// The weight of the shared foods over that of all, from 0 to 1.
  ///
  /// `nil` if a record has fewer than two foods: corrupt lists of amounts leave one odd word.
  var likeness: Double? {
    isKnown ? weights.shared / (weights.left + weights.right - weights.shared) : nil
  }

  /// The similarity from 0 to 1, slightly higher if one list is part of the other; `nil` as above.
  var value: Double? { isKnown ? Self.value(weights) : nil }

  /// Returns the value if only equal foods are shared: never more than `value`, and computed
  /// without allocations.
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

  /// Returns `true` if the value of two lists with these weights is at least so much; computed
  /// without a division, as it is asked very often.
  @inline(__always)
  static func reaches(
    _ least: Double, _ weights: (left: Double, right: Double, shared: Double)
  ) -> Bool {
    let lighter = min(weights.left, weights.right)
    let all = weights.left + weights.right - weights.shared
    return (1 - containmentShare) * weights.shared * lighter
      + containmentShare * min(weights.shared, lighter) * all >= least * lighter * all
  }

  /// Returns the value of two lists with these weights.
  static func value(_ weights: (left: Double, right: Double, shared: Double)) -> Double {
    let likeness = weights.shared / (weights.left + weights.right - weights.shared)
    let containment = min(1, weights.shared / min(weights.left, weights.right))
    return (1 - containmentShare) * likeness + containmentShare * containment
  }

  /// Records that two lines have one food, so that what only they have is shared.
  ///
  /// If one of them has nothing that the other lacks, the rest is a misspelled word and not a food.
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

  /// Removes the indices of a line's foods, and returns their weight.
  private static func removeLine(
    _ line: Int, of foods: FoodTokens, from places: inout [Int]
  ) -> Double {
    let removed = places.filter { Int(foods.tokens[$0].line) == line }
    places.removeAll(where: removed.contains)
    return removed.reduce(0) { $0 + Double(foods.tokens[$1].weight) }
  }
}

/// A finder of the foods that two records share.
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

  /// The maximum number of foods without a counterpart that are compared for misspellings.
  private static let maximumSlipCount = 24

  /// Joins the remaining foods whose names differ by one misspelling, in an order that is the same
  /// whichever record is the left one.
  private mutating func matchMisspelt() {
    guard !onlyLeft.isEmpty, !onlyRight.isEmpty else { return }
    let rights = onlyRight.prefix(Self.maximumSlipCount).map { other in
      (place: other, sketch: right.sketch(of: right.tokens[other]))
    }
    var alike: [(order: (UInt64, UInt64), pair: FoodComparison.Shared)] = []
    for one in onlyLeft.prefix(Self.maximumSlipCount) {
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
