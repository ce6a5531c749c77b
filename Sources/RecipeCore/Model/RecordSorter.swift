/// A sorter of records by reference, then by content, which compares small keys instead of strings.
struct RecordSorter {
  private struct Key {
    /// The rank of the source's name among all sources.
    let source: Int32
    let index: Int32
    /// The first sixteen bytes of the id, as numbers that compare in the same order.
    let prefix: (UInt64, UInt64)
  }

  private let records: [RecipeRecord]

  /// Creates a sorter of records in any order.
  init(_ records: [RecipeRecord]) {
    self.records = records
  }

  /// The indices of the records in order, or `nil` if they are already in strictly ascending order.
  var orderedIndices: [Int]? {
    guard !isOrdered else { return nil }
    var keys = makeKeys()
    keys.sort(by: precedes)
    return keys.map { Int($0.index) }
  }

  /// True if the records are in strictly ascending order, as a folder delivers them.
  private var isOrdered: Bool {
    guard records.count > 1 else { return true }
    for index in 1..<records.count {
      guard records[index - 1].reference < records[index].reference else { return false }
    }
    return true
  }

  private func makeKeys() -> [Key] {
    let places = placesOfSources
    // Records arrive source by source, so that few names are looked up.
    var last: (source: String, place: Int)?
    return records.indices.map { index in
      let reference = records[index].reference
      let place =
        if let last, last.source == reference.source {
          last.place
        } else {
          places[reference.source] ?? 0
        }
      last = (reference.source, place)
      return Key(
        source: Int32(clamping: place), index: Int32(clamping: index),
        prefix: Self.prefix(of: reference.id))
    }
  }

  /// The rank of each source's name among all, by its bytes.
  private var placesOfSources: [String: Int] {
    var names: Set<String> = []
    var last: String?
    for record in records where record.reference.source != last {
      names.insert(record.reference.source)
      last = record.reference.source
    }
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Dictionary(uniqueKeysWithValues: zip(sorted, sorted.indices))
  }

  private static func prefix(of id: String) -> (UInt64, UInt64) {
    var words: (UInt64, UInt64) = (0, 0)
    var bytes = id.utf8.makeIterator()
    for _ in 0..<8 { words.0 = words.0 << 8 | UInt64(bytes.next() ?? 0) }
    for _ in 0..<8 { words.1 = words.1 << 8 | UInt64(bytes.next() ?? 0) }
    return words
  }

  private func precedes(_ left: Key, _ right: Key) -> Bool {
    if left.source != right.source { return left.source < right.source }
    if left.prefix.0 != right.prefix.0 { return left.prefix.0 < right.prefix.0 }
    if left.prefix.1 != right.prefix.1 { return left.prefix.1 < right.prefix.1 }
    return precedes(records[Int(left.index)], records[Int(right.index)])
  }

  private func precedes(_ left: RecipeRecord, _ right: RecipeRecord) -> Bool {
    guard left.reference == right.reference else { return left.reference < right.reference }
    return ContentOrder.precedes(left, right)
  }
}
