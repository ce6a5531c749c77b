/// Records with unique references, in the order of the references.
///
/// Of several with the same reference the first in content order is kept, so that the order of
/// arrival does not matter.
package struct UniqueRecords {
  /// One record for each reference.
  package let records: [RecipeRecord]
  /// The references that were repeated.
  package let repeated: [RecordReference]

  /// Sorts records and keeps one for each reference.
  package init(_ arrived: [RecipeRecord]) {
    guard let ordered = RecordSorter(arrived).orderedIndices else {
      (records, repeated) = (arrived, [])
      return
    }
    var records: [RecipeRecord] = []
    var repeated: [RecordReference] = []
    records.reserveCapacity(arrived.count)
    for index in ordered {
      let reference = arrived[index].reference
      if records.last?.reference != reference {
        records.append(arrived[index])
      } else if repeated.last != reference {
        repeated.append(reference)
      }
    }
    self.records = records
    self.repeated = repeated
  }
}
