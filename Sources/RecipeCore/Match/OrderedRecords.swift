/// All records of a run in the order of their references, one for each.
struct OrderedRecords {
  /// The records.
  let records: [RecipeRecord]

  /// Puts the records of all batches in order.
  init(_ batches: [SourceBatch]) {
    let all = Self.joined(batches)
    let order = RecordSorter(all).orderedIndices
    let isInPlace = zip(order, all.indices).allSatisfy { $0 == $1 }
    let ordered = isInPlace ? all : order.map { all[$0] }
    records = Self.withoutRepeats(ordered)
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

  private static func withoutRepeats(_ records: [RecipeRecord]) -> [RecipeRecord] {
    let pairs = zip(records, records.dropFirst())
    guard pairs.contains(where: { $0.reference == $1.reference }) else { return records }
    var unique: [RecipeRecord] = []
    for record in records where unique.last?.reference != record.reference {
      unique.append(record)
    }
    return unique
  }
}
