/// A map from offsets of a paragraph to offsets of the document, run by run.
struct OffsetMap {
  private var runs: [(start: Int, origin: Int)] = []

  /// Removes all runs.
  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
  }

  /// Adds a run: offsets from `start` on map to those from `origin` on.
  ///
  /// - Parameter start: The start of the run, not before the last run's.
  mutating func add(_ start: Int, from origin: Int) {
    runs.append((start, origin))
  }

  /// Returns the document's offset for an offset of the paragraph.
  func origin(of offset: Int) -> Int {
    if runs.count == 1 { return runs[0].origin + max(0, offset - runs[0].start) }
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= offset { low = middle } else { high = middle }
    }
    guard low < runs.count else { return offset }
    return runs[low].origin + max(0, offset - runs[low].start)
  }
}
