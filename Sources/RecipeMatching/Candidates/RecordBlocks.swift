/// The keys of the blocks that some records are in.
package struct RecordBlocks: Sendable {
  /// The keys, record by record; one may repeat.
  package private(set) var keys: [BlockKey] = []
  /// The end of the keys of each record.
  package private(set) var ends: [Int] = []

  /// Lists the blocks of some records.
  ///
  /// - Parameters:
  ///   - records: The numbers of the records.
  ///   - keys: The keys of all records.
  init(of records: ArraySlice<Int32>, by keys: [RecordKeys]) {
    self.keys.reserveCapacity(records.count * RecordKeys.maximumBlockCount)
    ends.reserveCapacity(records.count)
    for record in records {
      keys[Int(record)].forEachBlock { self.keys.append($0) }
      ends.append(self.keys.count)
    }
  }
}
