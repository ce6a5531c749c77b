/// Collects the places that come first by their keys, without putting all of them in order.
struct FirstPlaces<Key: Comparable> {
  private typealias Entry = (key: Key, place: Int)

  private let count: Int
  private let isAscending: Bool
  private var entries: [Entry] = []
  /// What comes no sooner than this is not among the first; `nil` until there are so many.
  private var last: Entry?

  /// Makes a collection of no places.
  ///
  /// - Parameters:
  ///   - count: How many of the first places are sought.
  ///   - isAscending: Whether small keys come first, else great ones.
  init(_ count: Int, isAscending: Bool) {
    self.count = count
    self.isAscending = isAscending
  }

  /// Adds a place, which is greater than those before.
  mutating func add(_ place: Int, _ key: Key) {
    if let last, !Self.comes((key, place), before: last, isAscending) { return }
    entries.append((key, place))
    if entries.count >= max(2 * count, 1_024) { cut() }
  }

  /// The first places, as many as were sought if there are; equal keys in the order of the places.
  var sorted: [Int] {
    var copy = self
    copy.cut()
    return copy.entries.map(\.place)
  }

  private mutating func cut() {
    entries.sort { [isAscending] in Self.comes($0, before: $1, isAscending) }
    guard entries.count >= count else { return }
    entries.removeLast(entries.count - count)
    last = entries.last
  }

  private static func comes(_ one: Entry, before other: Entry, _ isAscending: Bool) -> Bool {
    if one.key == other.key { return one.place < other.place }
    return isAscending ? one.key < other.key : other.key < one.key
  }
}
