/// The changes to records, or to recipes, since an earlier run.
///
/// Both runs number the records in the order of their references, and the recipes in rank order, so
/// unchanged ones are in the same order in both.
struct RecordChanges: Sendable {
  /// Consecutive records in both runs.
  enum Run {
    /// Unchanged records, by their earlier numbers.
    case kept(Range<Int>)
    /// New or changed records, by their indices among all such records.
    case fresh(Range<Int>)
  }

  /// The inverse of the share of records that may change; of more nearly all would be compared
  /// again.
  private static let leastKept = 10

  /// The earlier number of each record, or -1 if it is new or changed.
  let previous: [Int32]
  /// The present number of each earlier record, or -1 if it was removed or changed.
  let later: [Int32]
  /// The numbers of new or changed records, ascending.
  let fresh: [Int32]
  /// The earlier numbers of removed and changed records, ascending.
  let gone: [Int32]

  /// Compares the records of two runs.
  ///
  /// - Parameters:
  ///   - previous: The earlier number of each record, or a negative one if it is new or changed.
  ///   - count: The number of earlier records.
  /// - Returns: `nil` if the numbers are invalid or not in ascending order.
  init?(previous: [Int32], of count: Int) {
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
  var areNone: Bool { fresh.isEmpty && gone.isEmpty }

  /// True if so few records changed that comparing only these is faster.
  var areFew: Bool {
    max(fresh.count, gone.count) * Self.leastKept <= max(previous.count, later.count)
  }

  /// Calls `body` with each run of records, in their present order.
  func forEachRun(_ body: (Run) -> Void) {
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
}
