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

  /// Creates an empty index with capacity for all records of others.
  package init(capacityFor others: [RecordIndex]) {
    self.init(keys: [], foods: FoodIndex([]))
    keys.reserveCapacity(others.reduce(0) { $0 + $1.keys.count })
    foods.reserveCapacity(for: others.map(\.foods))
  }

  /// Appends consecutive records of another index.
  package mutating func append(_ records: Range<Int>, of other: RecordIndex) {
    keys.append(contentsOf: other.keys[records])
    foods.append(records, of: other.foods)
  }

  /// Returns the blocks of some records, by their numbers.
  package func blocks(of records: ArraySlice<Int32>) -> RecordBlocks {
    RecordBlocks(of: records, by: keys)
  }
}
