/// What became of the records since an earlier run, or of the recipes.
///
/// Both runs number the records in the order of their references, and the recipes in rank order, so
/// those that did not change stand in one order in both.
package struct RecordChanges: Sendable {
  /// Records that follow one another, now and before.
  package enum Run {
    /// They did not change; by the numbers they had.
    case kept(Range<Int>)
    /// They are new or changed; by their places among all such records.
    case fresh(Range<Int>)
  }

  /// One record in so many may change; of more nearly all would be compared again.
  private static let leastKept = 10

  /// For each record the number it had, or -1 when it is new or changed.
  package let previous: [Int32]
  /// For each record of the earlier run the number it has now, or -1 when it was removed or changed.
  package let later: [Int32]
  /// The numbers of the records that are new or changed, ascending.
  package let fresh: [Int32]
  /// The numbers that removed and changed records had, ascending.
  package let gone: [Int32]

  /// Compares the records of two runs.
  ///
  /// - Parameters:
  ///   - previous: For each record the number it had, or a negative one when it is new or changed.
  ///   - count: How many records there were.
  /// - Returns: `nil` if the numbers are not those of records, or recipes, in one order.
  package init?(previous: [Int32], of count: Int) {
    var later = Array(repeating: Int32(-1), count: count)
    var fresh: [Int32] = []
    var last: Int32 = -1
    for (number, old) in previous.enumerated() {
      guard old >= 0 else {
        fresh.append(Int32(truncatingIfNeeded: number))
        continue
      }
      guard old > last, Int(old) < count else { return nil }
      last = old
      later[Int(old)] = Int32(truncatingIfNeeded: number)
    }
    self.previous = previous
    self.later = later
    self.fresh = fresh
    gone = later.indices.filter { later[$0] < 0 }.map { Int32(truncatingIfNeeded: $0) }
  }

  /// True if nothing changed.
  package var areNone: Bool { fresh.isEmpty && gone.isEmpty }

  /// True if so few records changed that comparing these alone pays.
  package var areFew: Bool {
    max(fresh.count, gone.count) * Self.leastKept <= max(previous.count, later.count)
  }

  /// Calls `body` with each run of records, in the order they have now.
  package func forEachRun(_ body: (Run) -> Void) {
    var (start, freshCount) = (0, 0)
    while start < previous.count {
      let end = endOfRun(from: start)
      let old = Int(previous[start])
      if old >= 0 {
        body(.kept(old..<old + end - start))
      } else {
        body(.fresh(freshCount..<freshCount + end - start))
        freshCount += end - start
      }
      start = end
    }
  }

  private func endOfRun(from start: Int) -> Int {
    var end = start + 1
    while end < previous.count,
      previous[start] < 0 ? previous[end] < 0 : previous[end] == previous[end - 1] + 1
    {
      end += 1
    }
    return end
  }

  // MARK: Pairs

  /// The pairs of records that did not change, by the numbers these have now.
  package func renumbered(_ pairs: [CandidatePair]) -> [CandidatePair] {
    pairs.compactMap { pair in
      let (first, second) = (later[pair.first], later[pair.second])
      return first >= 0 && second >= 0 ? CandidatePair(first, second) : nil
    }
  }

  /// What was found about pairs of records that did not change, by the numbers these have now.
  package func renumbered(_ pairs: [RecordPair]) -> [RecordPair] {
    pairs.compactMap { pair in
      let (first, second) = (Int(later[pair.first]), Int(later[pair.second]))
      return first >= 0 && second >= 0 ? pair.between(first, second) : nil
    }
  }
}
