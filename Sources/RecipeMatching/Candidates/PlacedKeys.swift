/// Keys of the records of a block, each in one number with the place of its record, so that they are
/// put in order fast.
///
/// The lowest bits of a key give way to the place, so two keys are taken for one when only these
/// differ: of a hash that hardly ever happens, and then a block is split less finely. A place stands
/// once at each key.
struct PlacedKeys {
  private var numbers: [UInt64] = []
  /// The bits of the place.
  private let mask: UInt64

  /// Makes an empty list for the records of a block.
  ///
  /// - Parameters:
  ///   - count: How many records the block has.
  ///   - keysOfRecord: About how many keys each of them has.
  init(of count: Int, keysOfRecord: Int = 4) {
    let bits = Int.bitWidth - max(0, count - 1).leadingZeroBitCount
    mask = 1 << UInt64(bits) - 1
    numbers.reserveCapacity(count * keysOfRecord)
  }

  /// The places, in the order of their keys after `sort`.
  var places: [Int] { numbers.map(place) }

  /// Appends a key of the record at a place.
  mutating func append(_ key: UInt64, _ place: Int) {
    numbers.append(key & ~mask | UInt64(place))
  }

  /// Appends a key of two parts, of which the first decides.
  mutating func append(_ first: UInt64, _ second: UInt64, _ place: Int) {
    append(first & 0xFFFF_FFFF_0000_0000 | second >> 32, place)
  }

  /// Puts keys in order, the places of one key ascending.
  mutating func sort() {
    numbers.sort()
    guard zip(numbers, numbers.dropFirst()).contains(where: ==) else { return }
    let all = numbers
    numbers.removeAll()
    for number in all where numbers.last != number { numbers.append(number) }
  }

  /// Calls `body` for each key, in order, with the greatest number that is taken for it.
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
