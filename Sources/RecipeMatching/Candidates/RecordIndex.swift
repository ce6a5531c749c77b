/// The blocking keys and foods of all records.
package struct RecordIndex: Sendable {
  /// The keys of each record.
  package private(set) var keys: [RecordKeys]
  /// The foods of each record.
  package private(set) var foods: FoodIndex

  /// Creates an index from keys and foods of the same records.
  package init(keys: [RecordKeys], foods: FoodIndex) {
    self.keys = keys
    self.foods = foods
  }

  /// Concatenates parts, in the order of their records.
  init(_ parts: [RecordIndexer.Part]) {
    self.init(keys: parts.flatMap(\.keys), foods: FoodIndex(parts.map(\.foods)))
  }

  /// Returns the index of the present records after changes.
  ///
  /// - Parameter fresh: The index of the new records.
  package func changed(by changes: RecordChanges, with fresh: RecordIndex) -> RecordIndex {
    var changed = RecordIndex(keys: [], foods: FoodIndex([]))
    changed.keys.reserveCapacity(changes.previous.count)
    changed.foods.reserveCapacity(of: foods)
    changes.forEachRun { run in
      switch run {
      case .kept(let records): changed.append(records, of: self)
      case .fresh(let records): changed.append(records, of: fresh)
      }
    }
    return changed
  }

  private mutating func append(_ records: Range<Int>, of other: RecordIndex) {
    keys.append(contentsOf: other.keys[records])
    foods.append(records, of: other.foods)
  }
}
