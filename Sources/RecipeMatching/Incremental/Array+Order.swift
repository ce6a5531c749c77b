extension Array {
  /// The first place from which on something is true of all, by halving; the count when of none.
  package func firstPlace(where isTrue: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isTrue(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The elements of two lists that are both in an order, in that order.
  package static func merged(
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

  private func firstPlace(from start: Int, where isTrue: (Element) -> Bool) -> Int {
    var place = start
    while place < count, !isTrue(self[place]) { place += 1 }
    return place
  }
}

extension Array where Element: Comparable {
  /// Whether an element is in a list in ascending order.
  package func containsInOrder(_ element: Element) -> Bool {
    let place = firstPlace { $0 >= element }
    return place < count && self[place] == element
  }

  /// The elements that are not in another list; both are ascending, each element once.
  package func subtracting(_ other: [Element]) -> [Element] {
    var place = 0
    return filter { element in
      while place < other.count, other[place] < element { place += 1 }
      return place == other.count || other[place] != element
    }
  }

  /// The elements that are in another list, too; both are ascending, each element once.
  package func intersecting(_ other: [Element]) -> [Element] {
    var place = 0
    return filter { element in
      while place < other.count, other[place] < element { place += 1 }
      return place < other.count && other[place] == element
    }
  }
}
