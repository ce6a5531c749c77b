/// Looks for a place in something sorted by halving.
enum BinarySearch {
  /// The first of so many places where a condition holds that holds for all places behind, too;
  /// `count` when it holds nowhere.
  static func place(in count: Int, where holds: (Int) -> Bool) -> Int {
    place(in: 0..<count, where: holds)
  }

  /// The same, looked for around a place with steps that grow: soon found when it is near.
  static func place(in count: Int, near place: Int, where holds: (Int) -> Bool) -> Int {
    let start = min(max(place, 0), count)
    var (low, high) = (start, start)
    var step = 1
    if start < count, !holds(start) {
      while high < count, !holds(high) {
        low = high + 1
        high = min(count, high + step)
        step *= 2
      }
    } else {
      while low > 0, holds(low - 1) {
        high = low - 1
        low = max(0, low - step)
        step *= 2
      }
    }
    return self.place(in: low..<max(low, high), where: holds)
  }

  private static func place(in places: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (places.lowerBound, places.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
