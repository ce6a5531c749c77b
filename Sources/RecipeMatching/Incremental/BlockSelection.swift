/// Some blocks, to be told from all others.
struct BlockSelection: Sendable {
  /// How many bits the filter has for each key, so that nearly all other keys are known by one.
  private static let bitsOfKey = 32
  /// The size of the largest filter in bits.
  private static let mostBits = 1 << 23

  /// The keys of the blocks, each once.
  private(set) var keys: [BlockKey] = []
  private var places: [BlockKey: Int32] = [:]
  /// A bit for what a key's hash begins with (Bloom, 1970).
  private var filter: [UInt64]

  /// Selects the blocks of keys.
  init(_ keys: [BlockKey]) {
    var bits = 1 << 12
    while bits < keys.count * Self.bitsOfKey, bits < Self.mostBits { bits *= 2 }
    filter = Array(repeating: 0, count: bits >> 6)
    for key in keys { insert(key) }
  }

  /// The place of a block in `keys`; `nil` if it is not one of them.
  @inline(__always)
  func place(of key: BlockKey) -> Int32? {
    let bit = bit(of: key)
    guard filter[bit >> 6] >> UInt64(bit & 63) & 1 == 1 else { return nil }
    return places[key]
  }

  private mutating func insert(_ key: BlockKey) {
    guard places[key] == nil else { return }
    places[key] = Int32(truncatingIfNeeded: keys.count)
    keys.append(key)
    let bit = bit(of: key)
    filter[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  @inline(__always)
  private func bit(of key: BlockKey) -> Int {
    Int(truncatingIfNeeded: key.hash >> 8) & (filter.count << 6 - 1)
  }
}
