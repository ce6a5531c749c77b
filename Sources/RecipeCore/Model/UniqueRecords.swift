/// Records without repeated references.
///
/// Of several with one reference the first in content order is kept, so that the order of arrival
/// does not matter.
struct UniqueRecords {
  /// One record for each reference, in the order of first arrival.
  let records: [RecipeRecord]
  /// The references that were repeated, in order.
  let repeated: [RecordReference]

  /// Picks one record for each reference.
  init(_ records: [RecipeRecord]) {
    let order = Self.orderedIndices(of: records)
    var dropped: Set<Int> = []
    var repeated: [RecordReference] = []
    for (kept, later) in zip(order, order.dropFirst())
    where records[kept].reference == records[later].reference {
      dropped.insert(later)
      if repeated.last != records[later].reference { repeated.append(records[later].reference) }
    }
    self.repeated = repeated
    guard !dropped.isEmpty else {
      self.records = records
      return
    }
    self.records = records.indices.filter { !dropped.contains($0) }.map { records[$0] }
  }

  /// The indices by reference, then by content; those of records already in order are made
  /// without sorting.
  private static func orderedIndices(of records: [RecipeRecord]) -> [Int] {
    RecordSorter(records).orderedIndices
  }
}
