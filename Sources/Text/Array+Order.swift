extension Array {
  /// Finds the first position from which on a condition holds, by binary search.
  ///
  /// - Returns: `count` when it holds nowhere.
  @inlinable
  public func firstPlace(where isTrue: (Element) -> Bool) -> Int {
    BinarySearch.place(in: count) { isTrue(self[$0]) }
  }

  /// The elements of two lists that are both in an order, in that order.
  @inlinable
  public static func merged(
    _ one: [Element], _ other: [Element], by precedes: (Element, Element) -> Bool
  ) -> [Element] {
    guard !other.isEmpty else { return one }
    var merged: [Element] = []
    merged.reserveCapacity(one.count + other.count)
    var place = 0
    for element in other {
      let end = one.firstPlace(from: place) { precedes(element, $0) }
      merged.append(contentsOf: one[place..<end])
      merged.append(element)
      place = end
    }
    merged.append(contentsOf: one[place...])
    return merged
  }

  /// Finds the first position from a start on where a condition holds.
  @inlinable
  public func firstPlace(from start: Int, where isTrue: (Element) -> Bool) -> Int {
    var place = start
    while place < count, !isTrue(self[place]) { place += 1 }
    return place
  }
}

extension Array where Element: Comparable {
  /// True if an element is in a list in ascending order.
  @inlinable
  public func containsInOrder(_ element: Element) -> Bool {
    let place = firstPlace { $0 >= element }
    return place < count && self[place] == element
  }

  /// The elements that are not in another list; both are ascending, each element once.
  @inlinable
  public func subtracting(_ other: [Element]) -> [Element] {
    var place = 0
    return filter { element in
      while place < other.count, other[place] < element { place += 1 }
      return place == other.count || other[place] != element
    }
  }

  /// The elements that are in another list, too; both are ascending, each element once.
  @inlinable
  public func intersecting(_ other: [Element]) -> [Element] {
    var place = 0
    return filter { element in
      while place < other.count, other[place] < element { place += 1 }
      return place < other.count && other[place] == element
    }
  }
}
