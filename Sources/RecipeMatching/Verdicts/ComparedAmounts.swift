import Ingredients

/// The amounts of the foods that two records share, and the scale at which they are compared.
///
/// A verdict counts them and differences show them, so both say the same of each line.
struct ComparedAmounts {
  /// The lines about one food, with those that name a food again.
  let pairs: [LinePair]
  /// The comparisons of all pairs that say how much in units that can be compared.
  let amounts: [AmountComparison]
  /// The lines of each comparison.
  let lines: [LinePair]
  /// The number of pairs that count two kinds of things, which copies do not: a bunch here, eight
  /// sprigs there.
  let unlike: Int
  /// The number of pairs that say how much in other units: a cup here, a handful there.
  let unknown: Int
  /// The scale.
  let scale: AmountScale

  /// Compares the amounts of lines that name the same foods.
  init(_ left: ComparedRecord, _ right: ComparedRecord, lines matching: [LinePair]) {
    pairs = RepeatedFoods(left, right, matching).pairs
    var (amounts, lines): ([AmountComparison], [LinePair]) = ([], [])
    var (unlike, unknown) = (0, 0)
    amounts.reserveCapacity(pairs.count)
    lines.reserveCapacity(pairs.count)
    for pair in pairs where pair.left < left.amounts.count && pair.right < right.amounts.count {
      guard let one = left.amounts[pair.left], let other = right.amounts[pair.right] else {
        continue
      }
      if let comparison = AmountComparison(one, other) {
        amounts.append(comparison)
        lines.append(pair)
      } else if one.isCount, other.isCount {
        unlike += 1
      } else {
        unknown += 1
      }
    }
    scale = AmountScale(YieldComparison(left.yield, right.yield), amounts)
    (self.amounts, self.lines) = (amounts, lines)
    (self.unlike, self.unknown) = (unlike, unknown)
  }
}
