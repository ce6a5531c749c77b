/// A selection of the first indices by their keys, without sorting all of them.
struct FirstIndices<Key: Comparable> {
  private typealias Entry = (key: Key, place: Int)

  private let count: Int
  private let isAscending: Bool
  private var entries: [Entry] = []
  /// The last of the first entries, before which an entry must come; `nil` until there are enough.
  private var last: Entry?

  /// Creates an empty selection.
  ///
  /// - Parameters:
  ///   - count: The number of indices to select.
  ///   - isAscending: True if small keys come first.
  init(_ count: Int, isAscending: Bool) {
    self.count = count
    self.isAscending = isAscending
  }

  /// Adds an index, which is greater than those before.
  mutating func add(_ place: Int, _ key: Key) {
    if let last, !Self.comes((key, place), before: last, isAscending) { return }
    entries.append((key, place))
    if entries.count >= max(2 * count, 1_024) { cut() }
  }

  /// The selected indices; equal keys in the order of the indices.
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
