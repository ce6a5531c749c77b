import Ingredients

/// The state of an alignment: the partners found so far.
struct AlignmentRun {
  /// The index of the partner of each line, for both sides.
  private(set) var partners: (left: [Int?], right: [Int?])

  private let left: [IngredientLine]
  private let right: [IngredientLine]
  private let scale: AmountScale

  /// Creates a state without partners.
  init(_ left: [IngredientLine], _ right: [IngredientLine], at scale: AmountScale) {
    self.left = left
    self.right = right
    self.scale = scale
    partners = (
      Array(repeating: nil, count: left.count), Array(repeating: nil, count: right.count)
    )
  }

  /// Pairs the lines whose amounts a verdict compares.
  mutating func pair(_ lines: [LinePair]) {
    for pair in lines { self.pair(pair.left, pair.right) }
  }

  /// Pairs the lines that are equal among those that are left, the first with the first.
  mutating func pairEqualLines() {
    var places: [String: [Int]] = [:]
    for index in right.indices.reversed() where partners.right[index] == nil {
      places[right[index].parsed.text, default: []].append(index)
    }
    for index in left.indices where partners.left[index] == nil {
      if let place = places[left[index].parsed.text]?.popLast() { pair(index, place) }
    }
  }

  /// Pairs the remaining lines by the similarity of their foods, the most similar first.
  mutating func pairLikeFoods() {
    for candidate in candidates().sorted()
    where partners.left[candidate.left] == nil && partners.right[candidate.right] == nil {
      pair(candidate.left, candidate.right)
    }
  }

  private mutating func pair(_ one: Int, _ other: Int) {
    partners.left[one] = other
    partners.right[other] = one
  }

  private func candidates() -> [AlignmentCandidate] {
    let free = (free(partners.left), free(partners.right))
    let weights = FoodWeights(free.0.map { left[$0].words }, free.1.map { right[$0].words })
    var places: [UInt64: [Int]] = [:]
    for index in free.1 {
      for word in right[index].words { places[word, default: []].append(index) }
    }
    return free.0.flatMap { index in
      Set(left[index].words.flatMap { places[$0] ?? [] }).compactMap { place in
        AlignmentCandidate(
          index, place, lines: (left[index], right[place]), weights: weights, scale: scale)
      }
    }
  }

  private func free(_ partners: [Int?]) -> [Int] {
    Array(
      partners.indices.lazy.filter { partners[$0] == nil }.prefix(
        IngredientAlignment.maximumListLength))
  }
}
