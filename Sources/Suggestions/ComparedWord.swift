/// A word prepared for comparison: its lowercased Unicode scalars.
struct ComparedWord {
  /// The lowercased scalars.
  let scalars: [Unicode.Scalar]

  /// The number of scalars.
  var count: Int { scalars.count }

  /// Creates a word for comparison.
  init(_ word: String) {
    scalars = Array(word.lowercased().unicodeScalars)
  }

  /// Returns the distance to a word that a person could have meant by this one.
  ///
  /// - Returns: `nil` if more than `limit` scalars would have to change, or if nothing of the other word
  ///   would be left.
  func distance(to other: ComparedWord, within limit: Int) -> Int? {
    guard other.count <= Suggestion.maximumLength, abs(count - other.count) <= limit else {
      return nil
    }
    let distance = distance(to: other)
    return distance <= limit && distance < max(count, other.count) ? distance : nil
  }

  /// Returns the optimal string alignment distance: the number of insertions, deletions,
  /// substitutions and swaps of neighbours that turn one word into the other, where no part is
  /// edited twice.
  func distance(to other: ComparedWord) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...other.count)
    for row in scalars.indices {
      let current = nextRow(row, to: other, after: previous, beforePrevious)
      beforePrevious = previous
      previous = current
    }
    return previous[other.count]
  }

  private func nextRow(
    _ row: Int, to other: ComparedWord, after previous: [Int], _ beforePrevious: [Int]
  ) -> [Int] {
    var current = [row + 1]
    for column in other.scalars.indices {
      let isEqual = scalars[row] == other.scalars[column]
      var cost = min(
        previous[column] + (isEqual ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
      if isSwap(row, other, column) {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
    }
    return current
  }

  private func isSwap(_ row: Int, _ other: ComparedWord, _ column: Int) -> Bool {
    row > 0 && column > 0
      && scalars[row] == other.scalars[column - 1]
      && scalars[row - 1] == other.scalars[column]
  }
}
