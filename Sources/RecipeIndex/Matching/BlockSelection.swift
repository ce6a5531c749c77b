import RecipeMatching

/// A set of blocks with a fast membership test.
struct BlockSelection: Sendable {
  /// The number of filter bits for each key, so that one bit rejects nearly all other keys.
  private static let bitsOfKey = 32
  /// The size of the largest filter in bits.
  private static let maximumBitCount = 1 << 23

  /// The distinct keys of the blocks.
  private(set) var keys: [BlockKey] = []
  /// The index of each key in `keys`, by its hash.
  private var places: [UInt64: Int32] = [:]
  /// A Bloom filter of the keys' hashes (Bloom, 1970).
  private var filter: [UInt64]

  /// Creates the selection of the blocks with some keys.
  init(_ keys: [BlockKey]) {
    var bits = 1 << 12
    while bits < keys.count * Self.bitsOfKey, bits < Self.maximumBitCount { bits *= 2 }
    filter = Array(repeating: 0, count: bits >> 6)
    for key in keys { insert(key) }
  }

  /// Returns the index of a block in `keys`, or `nil` if it is not selected.
  @inline(__always)
  func place(of key: BlockKey) -> Int32? {
    let bit = bit(of: key)
    guard filter[bit >> 6] >> UInt64(bit & 63) & 1 == 1 else { return nil }
    return places[key.hash]
  }

  private mutating func insert(_ key: BlockKey) {
    guard places[key.hash] == nil else { return }
    places[key.hash] = Int32(truncatingIfNeeded: keys.count)
    keys.append(key)
    let bit = bit(of: key)
    filter[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  @inline(__always)
  private func bit(of key: BlockKey) -> Int {
    Int(truncatingIfNeeded: key.hash >> 8) & (filter.count << 6 - 1)
  }
}
