/// A table of a tree.
struct TOMLTreeNode {
  /// The number of keys up to which a linear search is used.
  private static let maximumScanCount = 12

  /// The origin of the table.
  var origin: TOMLTree.Origin
  /// The keys, in order.
  private(set) var entries: [(key: TOMLKey, slot: TOMLTree.Slot)] = []
  /// The indices of the keys in `entries`, by their UTF-8; empty up to `maximumScanCount` keys.
  ///
  /// TOML compares code points, `String` canonical equivalents.
  private var places: [[UInt8]: Int] = [:]

  /// Creates a table without keys.
  init(origin: TOMLTree.Origin) {
    self.origin = origin
  }

  /// Returns the content of a key, or `nil` if there is no such key.
  func slot(of key: TOMLKey) -> TOMLTree.Slot? {
    guard places.isEmpty else {
      return places[Array(key.name.utf8)].map { entries[$0].slot }
    }
    return entries.first { $0.key.name.utf8.elementsEqual(key.name.utf8) }?.slot
  }

  /// Adds a new key.
  mutating func add(_ slot: TOMLTree.Slot, as key: TOMLKey) {
    entries.append((key, slot))
    if places.isEmpty, entries.count > Self.maximumScanCount {
      for (place, entry) in entries.enumerated() {
        places[Array(entry.key.name.utf8)] = place
      }
    } else if !places.isEmpty {
      places[Array(key.name.utf8)] = entries.count - 1
    }
  }
}
