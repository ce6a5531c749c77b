import RecipeCore

/// The correspondence of the records of a run to those of an index.
struct RecordNumbering: Sendable {
  /// For each record of the run its number in the index if it is unchanged, else -1.
  let previous: [Int32]
  /// For each record of the index its number in the run, or -1.
  let current: [Int32]

  /// Creates the correspondence of records of which none is in an index.
  init(newRecords count: Int) {
    previous = Array(repeating: -1, count: count)
    current = []
  }

  /// Relates records to those of an index.
  ///
  /// Both are in the order of their references, and so are the unchanged ones.
  ///
  /// - Parameters:
  ///   - records: All records of the run, in order.
  ///   - changed: Those that differ from the index.
  ///   - kept: The numbers of all others in the index, ascending.
  ///   - indexed: The number of records in the index.
  /// - Returns: `nil` if the numbers do not add up.
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
