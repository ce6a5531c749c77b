import Ingredients

/// The amounts of two recipes, line beside line, and the scale at which they are compared.
///
/// A verdict counts them and differences show them, so both say the same of each line.
struct ComparedAmounts {
  /// The result of comparing the amounts of two lines.
  enum Result: Sendable, Hashable {
    /// One amount, but for rounding; or none in either.
    case equal
    /// Two amounts; one is larger by a factor.
    case unequal(times: Double)
    /// An amount in one line only.
    case unstated
    /// Units that cannot be compared: a cup in one, a handful in the other.
    case incomparable
  }

  /// Two lines for one ingredient.
  struct Line: Sendable, Hashable {
    /// The lines.
    let pair: LinePair
    /// The result of comparing their amounts.
    let result: Result
  }

  /// All pairs of lines.
  let lines: [Line]
  /// The lines of the left recipe that name a food and have no counterpart.
  let onlyLeft: [Int]
  /// The lines of the right recipe that name a food and have no counterpart.
  let onlyRight: [Int]
  /// The scale.
  let scale: AmountScale

  /// Compares the amounts of paired lines.
  init(_ left: ComparedRecord, _ right: ComparedRecord, lines matching: LineMatching) {
    let comparisons = matching.pairs.map { pair -> AmountComparison? in
      guard let one = left.amounts[pair.left], let other = right.amounts[pair.right] else {
        return nil
      }
      return AmountComparison(one, other)
    }
    scale = AmountScale(
      YieldComparison(left.yield, right.yield), comparisons.compactMap(\.self))
    let factor = scale.factor
    lines = zip(matching.pairs, comparisons).map { pair, comparison in
      Line(
        pair: pair,
        result: Result(left.amounts[pair.left], right.amounts[pair.right], comparison, at: factor))
    }
    onlyLeft = left.foodLines.filter { !matching.isPairedLeft($0) }
    onlyRight = right.foodLines.filter { !matching.isPairedRight($0) }
  }

  /// The lines of each pair.
  var pairs: [LinePair] { lines.map(\.pair) }
}

extension ComparedAmounts.Result {
  fileprivate init(
    _ left: LineAmount?, _ right: LineAmount?, _ comparison: AmountComparison?, at scale: Double
  ) {
    guard let left, let right else {
      self = left == nil && right == nil ? .equal : .unstated
      return
    }
    if let comparison {
      self = comparison.isEqual(at: scale) ? .equal : .unequal(times: comparison.times(at: scale))
    } else if let times = DensityRange.food.excess(left, right, at: scale) {
      self = .unequal(times: times)
    } else {
      self = .incomparable
    }
  }
}

extension ComparedRecord {
  /// The lines that name a food, not a utensil.
  fileprivate var foodLines: [Int] {
    (0..<lines.count).filter {
      lines.hasFood(inLine: $0) && lines.traits(ofLine: $0).role != .utensil
    }
  }
}
