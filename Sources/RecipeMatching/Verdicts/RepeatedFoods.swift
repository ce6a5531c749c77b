import Ingredients

/// The pairs of lines with foods that a recipe names more than once: the sugar of the dough and
/// that of the icing.
///
/// `LineMatching` has the first line of each food. Of the other lines with its name, those with
/// equal amounts are paired, then the rest in their order.
struct RepeatedFoods {
  private let left: ComparedRecord
  private let right: ComparedRecord
  private let matching: [LinePair]

  /// Creates a finder of the pairs beyond those of a matching.
  init(_ left: ComparedRecord, _ right: ComparedRecord, _ matching: [LinePair]) {
    self.left = left
    self.right = right
    self.matching = matching
  }

  /// All pairs.
  var pairs: [LinePair] {
    guard left.names.hasRepeats || right.names.hasRepeats else { return matching }
    let lefts = Self.open(left, matching.lazy.map(\.left))
    let rights = Self.open(right, matching.lazy.map(\.right))
    guard !lefts.isEmpty || !rights.isEmpty else { return matching }
    return matching.flatMap { pair in
      pairs(
        of: pair, [pair.left] + lefts.filter { left.names.areOne($0, pair.left) },
        [pair.right] + rights.filter { right.names.areOne($0, pair.right) })
    }
  }

  /// The lines with an amount that have no counterpart.
  private static func open(_ record: ComparedRecord, _ paired: some Sequence<Int>) -> [Int] {
    var isPaired = LineSet()
    for line in paired { isPaired.insert(UInt8(truncatingIfNeeded: line)) }
    return record.amounts.indices.filter { line in
      record.amounts[line] != nil && !isPaired.contains(UInt8(truncatingIfNeeded: line))
    }
  }

  private func pairs(of pair: LinePair, _ lefts: [Int], _ rights: [Int]) -> [LinePair] {
    guard lefts.count > 1 || rights.count > 1 else { return [pair] }
    var (lefts, rights, found) = (lefts, rights, [LinePair]())
    lefts.removeAll { line in
      guard let place = rights.firstIndex(where: { haveOneAmount(line, $0) }) else { return false }
      found.append(pair.moved(to: line, rights.remove(at: place)))
      return true
    }
    return found + zip(lefts, rights).map { pair.moved(to: $0, $1) }
  }

  private func haveOneAmount(_ one: Int, _ other: Int) -> Bool {
    guard let amount = left.amounts[one], let same = right.amounts[other] else { return false }
    return amount.isSame(as: same)
  }
}

extension LinePair {
  /// The same food on other lines.
  fileprivate func moved(to left: Int, _ right: Int) -> LinePair {
    LinePair(left: left, right: right, leftFood: leftFood, rightFood: rightFood)
  }
}
