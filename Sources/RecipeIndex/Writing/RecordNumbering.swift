import RecipeCore

/// Which records of a run are those of an index, by their numbers.
struct RecordNumbering: Sendable {
  /// For each record of the run its number in the index when it is unchanged, else -1.
  let previous: [Int32]
  /// For each record of the index its number in the run, or -1.
  let current: [Int32]

  /// Numbers records of which none is in an index.
  init(newRecords count: Int) {
    previous = Array(repeating: -1, count: count)
    current = []
  }

  /// Puts records side by side.
  ///
  /// Both are in the order of their references: so the unchanged ones come in one order.
  ///
  /// - Parameters:
  ///   - records: All records of the run, in order.
  ///   - changed: Those that are not as in the index.
  ///   - kept: The numbers in the index of all others, ascending.
  ///   - indexed: How many records the index has.
  /// - Returns: `nil` when they do not fit.
  init?(
    _ records: [RecipeRecord], changed: Set<RecordReference>, kept: [Int], indexed: Int
  ) {
    guard records.count == kept.count + changed.count else { return nil }
    var previous: [Int32] = []
    var current = Array(repeating: Int32(-1), count: indexed)
    previous.reserveCapacity(records.count)
    var rest = kept[...]
    for (number, record) in records.enumerated() {
      if !changed.isEmpty, changed.contains(record.reference) {
        previous.append(-1)
      } else {
        guard let old = rest.popFirst(), old < indexed else { return nil }
        previous.append(Int32(truncatingIfNeeded: old))
        current[old] = Int32(truncatingIfNeeded: number)
      }
    }
    guard rest.isEmpty else { return nil }
    self.previous = previous
    self.current = current
  }
}
