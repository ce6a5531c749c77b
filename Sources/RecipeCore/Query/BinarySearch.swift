/// Looks for a place in something sorted by halving.
enum BinarySearch {
  /// The first of so many places where a condition holds that holds for all places behind, too;
  /// `count` when it holds nowhere.
  static func place(in count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
