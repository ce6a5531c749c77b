package import RecipeCore

/// All records of a run in the order of their references, one for each.
package struct OrderedRecords: Sendable {
  /// The records.
  package let records: [RecipeRecord]
  /// The settings of each source, by name.
  let traits: [String: SourceTraits]

  /// Sorts the records of all batches.
  package init(_ batches: [SourceBatch]) {
    records = UniqueRecords(Self.joined(batches)).records
    traits = Dictionary(batches.map { ($0.report.name, $0.traits) }) { first, _ in first }
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
