/// Binary search over positions, for whatever is sorted by them.
///
/// `@inlinable`, as the closures are called for each step of queries over a million recipes.
public enum BinarySearch {
  /// Finds the first position where a condition holds that holds for all later ones, too.
  ///
  /// - Returns: `count` when it holds nowhere.
  @inlinable
  public static func place(in count: Int, where holds: (Int) -> Bool) -> Int {
    place(in: 0..<count, where: holds)
  }

  /// Finds the same position by exponential search around a guess, which is quick when it is near.
  @inlinable
  public static func place(in count: Int, near place: Int, where holds: (Int) -> Bool) -> Int {
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

  /// Finds the first of some positions where a condition holds that holds for all later ones, too.
  @inlinable
  public static func place(in places: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (places.lowerBound, places.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
