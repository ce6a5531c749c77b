/// The keys of a block's records, each packed with the index of its record into one number for fast
/// sorting.
///
/// The index replaces the lowest bits of a key, so two keys that differ only there count as equal:
/// this is rare for hashes, and then a block is split less finely. Each index occurs once for each
/// key.
struct IndexedKeys {
  private var numbers: [UInt64] = []
  /// The mask of the index bits.
  private let mask: UInt64

  /// Creates an empty list for the records of a block.
  ///
  /// - Parameters:
  ///   - count: The number of records in the block.
  ///   - keysOfRecord: The estimated number of keys of a record.
  init(of count: Int, keysOfRecord: Int = 4) {
    let bits = Int.bitWidth - max(0, count - 1).leadingZeroBitCount
    mask = 1 << UInt64(bits) - 1
    numbers.reserveCapacity(count * keysOfRecord)
  }

  /// The indices, in the order of their keys after `sort`.
  var places: [Int] { numbers.map(place) }

  /// Appends a key of the record with an index.
  mutating func append(_ key: UInt64, _ place: Int) {
    numbers.append(key & ~mask | UInt64(place))
  }

  /// Appends a key of two parts, the first of which is more significant.
  mutating func append(_ first: UInt64, _ second: UInt64, _ place: Int) {
    append(first & 0xFFFF_FFFF_0000_0000 | second >> 32, place)
  }

  /// Sorts the keys, the indices of each ascending, and removes repeats.
  mutating func sort() {
    numbers.sort()
    guard zip(numbers, numbers.dropFirst()).contains(where: ==) else { return }
    let all = numbers
    numbers.removeAll()
    for number in all where numbers.last != number { numbers.append(number) }
  }

  /// Calls `body` for each key, in order, with the greatest number that counts as that key.
  func forEachKey(
    _ body: (_ last: UInt64, _ places: LazyMapSequence<ArraySlice<UInt64>, Int>) -> Void
  ) {
    var start = 0
    while start < numbers.count {
      var end = start + 1
      while end < numbers.count, numbers[end] | mask == numbers[start] | mask { end += 1 }
      body(numbers[start] | mask, numbers[start..<end].lazy.map(place))
      start = end
    }
  }

  private func place(of number: UInt64) -> Int { Int(number & mask) }
}
