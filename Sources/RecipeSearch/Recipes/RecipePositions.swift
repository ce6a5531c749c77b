import Text

/// The positions of some recipes in rank order, ascending; a list is stored only if some are absent.
package struct RecipePositions: Sendable, Hashable, RandomAccessCollection {
  /// The positions; `nil` if they are all from 0 on.
  private let listed: [UInt32]?
  package let startIndex = 0
  package let endIndex: Int

  /// No position.
  package static let none = RecipePositions([])

  /// All positions below a count.
  package static func all(_ count: Int) -> RecipePositions {
    RecipePositions(listed: nil, count: count)
  }

  /// Creates positions from a list, ascending and without duplicates.
  package init(_ positions: [UInt32]) {
    self.init(listed: positions, count: positions.count)
  }

  private init(listed: [UInt32]?, count: Int) {
    self.listed = listed
    endIndex = count
  }

  /// The positions as an array.
  ///
  /// Other modules read them from it, as each access to a collection of this module is a call.
  package var array: [Int] { Array(self) }

  package subscript(place: Int) -> Int {
    listed.map { Int($0[place]) } ?? place
  }

  /// Returns the positions at some indices.
  package func part(_ places: Range<Int>) -> RecipePositions {
    RecipePositions(self[places].map { UInt32(truncatingIfNeeded: $0) })
  }

  /// True if a position is among these (binary search).
  package func contains(_ position: Int) -> Bool {
    let place = BinarySearch.place(in: count) { self[$0] >= position }
    return place < endIndex && self[place] == position
  }

  /// Returns the positions that are among others, too.
  func shared(with others: RecipePositions) -> RecipePositions {
    var shared: [UInt32] = []
    forEachPlace(of: others) { shared.append(UInt32(truncatingIfNeeded: self[$0])) }
    return RecipePositions(shared)
  }

  /// Calls `body` with the index of each position that is among others, too.
  func forEachPlace(of others: RecipePositions, _ body: (Int) -> Void) {
    var (place, other) = (startIndex, others.startIndex)
    while place < endIndex, other < others.endIndex {
      let (own, its) = (self[place], others[other])
      if own == its { body(place) }
      if own <= its { place += 1 }
      if its <= own { other += 1 }
    }
  }

  /// Returns the union of these and other positions.
  package func joined(with others: RecipePositions) -> RecipePositions {
    if others.isEmpty { return self }
    if isEmpty { return others }
    var joined: [UInt32] = []
    joined.reserveCapacity(count + others.count)
    var place = startIndex
    for other in others {
      while place < endIndex, self[place] < other {
        joined.append(UInt32(truncatingIfNeeded: self[place]))
        place += 1
      }
      if place < endIndex, self[place] == other { place += 1 }
      joined.append(UInt32(truncatingIfNeeded: other))
    }
    while place < endIndex {
      joined.append(UInt32(truncatingIfNeeded: self[place]))
      place += 1
    }
    return RecipePositions(joined)
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.elementsEqual(right)
  }

  package func hash(into hasher: inout Hasher) {
    for position in self { hasher.combine(position) }
  }
}
