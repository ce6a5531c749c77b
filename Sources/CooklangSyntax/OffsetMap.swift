/// Which bytes of a document the bytes of a paragraph are, run by run.
struct OffsetMap {
  private var runs: [(start: Int, origin: Int)] = []

  /// Forgets all runs.
  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
  }

  /// Adds a run: what is at `start`, and behind, is what is at `origin` and behind.
  ///
  /// - Parameter start: Not before the last run's.
  mutating func add(_ start: Int, from origin: Int) {
    runs.append((start, origin))
  }

  /// The offset in the document of an offset of the paragraph.
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
