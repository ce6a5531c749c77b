import RecipeCore

/// All records of a run in the order of their references, one for each.
struct OrderedRecords {
  /// The records.
  let records: [RecipeRecord]

  /// Sorts the records of all batches.
  init(_ batches: [SourceBatch]) {
    records = UniqueRecords(Self.joined(batches)).records
  }

  private static func joined(_ batches: [SourceBatch]) -> [RecipeRecord] {
    let batches = batches.sorted { left, right in
      left.report.name.utf8.lexicographicallyPrecedes(right.report.name.utf8)
    }
    guard batches.count != 1 else { return batches[0].records }
    var all: [RecipeRecord] = []
    all.reserveCapacity(batches.reduce(0) { $0 + $1.records.count })
    for batch in batches { all.append(contentsOf: batch.records) }
    return all
  }
}
