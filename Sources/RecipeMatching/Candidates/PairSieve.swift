import RecipeCore

/// Keeps the pairs of records that share enough foods to be worth a closer look.
///
/// It looks at `ReadAhead.batch` pairs at a time, so that what it needs of them is read ahead.
struct PairSieve {
  /// A pair that is to be looked at.
  private struct Waiting {
    let pair: CandidatePair
    let isExact: Bool
  }

  /// The pairs that were kept, of all that were added before `finish`; they may repeat.
  private(set) var pairs: [CandidatePair] = []

  /// From so many pairs on repeats are dropped.
  private var repeatLimit = 1 << 20
  private var waiting: [Waiting] = []
  private let ahead = ReadAhead()
  private let keys: [RecordKeys]
  private let foods: FoodIndex

  /// Makes a sieve for records whose keys and foods are given, by index.
  init(keys: [RecordKeys], foods: FoodIndex) {
    self.keys = keys
    self.foods = foods
  }

  /// Looks at a pair, now or later.
  ///
  /// - Parameter isExact: Whether its records are of one page or title: then they need not share as
  ///   much.
  @inline(__always)
  mutating func add(_ pair: CandidatePair, isExact: Bool) {
    waiting.append(Waiting(pair: pair, isExact: isExact))
    if waiting.count == ReadAhead.batch { finish() }
  }

  /// Looks at the pairs that wait.
  mutating func finish() {
    // Most are known by their sketches, so the foods of few are read.
    readAhead { foods.touchedSketch(of: $0) }
    waiting.removeAll { !$0.isExact && !foods.mayBeWorthComparing($0.pair.first, $0.pair.second) }
    readAhead { foods.touchedFoods(of: $0) }
    for candidate in waiting where isWorthIt(candidate) { pairs.append(candidate.pair) }
    waiting.removeAll(keepingCapacity: true)
    if pairs.count > repeatLimit {
      pairs = CandidatePair.unique(pairs)
      repeatLimit = max(repeatLimit, 2 * pairs.count)
    }
  }

  @inline(__always)
  private func readAhead(_ number: (_ record: Int) -> Int) {
    ahead.read(waiting) { number($0.pair.first) &+ number($0.pair.second) }
  }

  /// Whether a pair is worth a closer look that its sketches left.
  private func isWorthIt(_ candidate: Waiting) -> Bool {
    let (one, other) = (candidate.pair.first, candidate.pair.second)
    guard candidate.isExact else { return foods.areWorthComparing(one, other) }
    return keys[one].page != 0 && keys[one].page == keys[other].page
      || foods.mayBeOneDish(one, other)
  }
}
