/// One table of a tree.
struct TOMLTreeNode {
  /// Tables with more keys than this are searched through a dictionary.
  private static let scanLimit = 12

  /// How it came to be.
  var origin: TOMLTree.Origin
  /// Its keys in order.
  private(set) var entries: [(key: TOMLKey, slot: TOMLTree.Slot)] = []
  /// Where each key is in `entries`, by its UTF-8 bytes; empty up to `scanLimit` keys.
  ///
  /// TOML compares code points, `String` compares what they look like.
  private var places: [[UInt8]: Int] = [:]

  /// Makes a table without keys.
  init(origin: TOMLTree.Origin) {
    self.origin = origin
  }

  /// What a key stands for; `nil` when there is no such key.
  func slot(of key: TOMLKey) -> TOMLTree.Slot? {
    guard places.isEmpty else {
      return places[Array(key.name.utf8)].map { entries[$0].slot }
    }
    return entries.first { $0.key.name.utf8.elementsEqual(key.name.utf8) }?.slot
  }

  /// Adds a key that is not there yet.
  mutating func add(_ slot: TOMLTree.Slot, as key: TOMLKey) {
    entries.append((key, slot))
    if places.isEmpty, entries.count > Self.scanLimit {
      for (place, entry) in entries.enumerated() {
        places[Array(entry.key.name.utf8)] = place
      }
    } else if !places.isEmpty {
      places[Array(key.name.utf8)] = entries.count - 1
    }
  }
}
