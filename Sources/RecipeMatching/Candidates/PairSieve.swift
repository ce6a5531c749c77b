import RecipeCore

/// A filter that keeps the pairs of records which share enough foods for a closer look.
///
/// It tests `ReadAhead.batch` pairs at a time, so that their data can be prefetched.
struct PairSieve {
  /// A pair to be tested.
  private struct Waiting {
    let pair: CandidatePair
    let isExact: Bool
  }

  /// The pairs kept of those added before `finish`; they may repeat.
  private(set) var pairs: [CandidatePair] = []

  /// The number of pairs from which on repeats are removed.
  private var maximumUnsievedCount = 1 << 20
  private var waiting: [Waiting] = []
  private let ahead = ReadAhead()
  private let keys: [RecordKeys]
  private let foods: FoodIndex

  /// Creates a filter for records whose keys and foods are given, by index.
  init(keys: [RecordKeys], foods: FoodIndex) {
    self.keys = keys
    self.foods = foods
  }

  /// Tests a pair, now or later.
  ///
  /// - Parameter isExact: True if its records have the same page or title: then they need not share
  ///   as much.
  @inline(__always)
  mutating func add(_ pair: CandidatePair, isExact: Bool) {
    waiting.append(Waiting(pair: pair, isExact: isExact))
    if waiting.count == ReadAhead.batch { finish() }
  }

  /// Tests the waiting pairs.
  mutating func finish() {
    // The sketches reject most, so the foods of few are read.
    readAhead { foods.touchedSketch(of: $0) }
    waiting.removeAll { !$0.isExact && !foods.mayBeWorthComparing($0.pair.first, $0.pair.second) }
    readAhead { foods.touchedFoods(of: $0) }
    for candidate in waiting where isWorthIt(candidate) { pairs.append(candidate.pair) }
    waiting.removeAll(keepingCapacity: true)
    if pairs.count > maximumUnsievedCount {
      pairs = CandidatePair.unique(pairs)
      maximumUnsievedCount = max(maximumUnsievedCount, 2 * pairs.count)
    }
  }

  @inline(__always)
  private func readAhead(_ number: (_ record: Int) -> Int) {
    ahead.read(waiting) { number($0.pair.first) &+ number($0.pair.second) }
  }

  /// True if a pair that passed the sketches is worth a closer look.
  private func isWorthIt(_ candidate: Waiting) -> Bool {
    let (one, other) = (candidate.pair.first, candidate.pair.second)
    guard candidate.isExact else { return foods.areWorthComparing(one, other) }
    return keys[one].page != 0 && keys[one].page == keys[other].page
      || foods.mayBeOneDish(one, other)
  }
}
