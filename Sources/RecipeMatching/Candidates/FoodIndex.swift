/// The foods of all records in one array, for a first test of pairs.
package struct FoodIndex: Sendable {
  /// The foods of a range of records, to be concatenated with others.
  struct Part: Sendable {
    /// The foods, record by record, those of each ascending.
    fileprivate var foods: [UInt32] = []
    /// The number of foods each record has.
    fileprivate var counts: [UInt8] = []
    /// A sketch of the foods of each record.
    fileprivate var sketches: [FoodSketch] = []

    /// Appends the foods of the next record.
    mutating func append(_ tokens: [FoodToken]) {
      let start = foods.count
      for token in tokens.prefix(FoodIndex.maximumFoodCount) {
        foods.append(FoodIndex.number(of: token))
      }
      let kept = foods[start...]
      counts.append(UInt8(kept.count))
      sketches.append(
        FoodSketch(kept, weight: UInt16(clamping: kept.reduce(0) { $0 + Int($1 & 0xF) })))
    }
  }

  /// The number of foods of a record that are considered.
  private static let maximumFoodCount = 64

  /// The foods, record by record, those of each ascending.
  package private(set) var foods: [UInt32] = []
  /// The offset of the foods of each record, and the end of the last.
  package private(set) var starts: [UInt32] = [0]
  /// A sketch of the foods of each record.
  private var sketches: [FoodSketch] = []

  /// The total weight of the foods of each record.
  package var weights: [UInt16] { sketches.map(\.weight) }

  /// Creates an index from its parts.
  ///
  /// - Parameters:
  ///   - foods: The foods, record by record, those of each ascending.
  ///   - starts: The offset of the foods of each record, and the end of the last: ascending, none
  ///     beyond the end of the foods.
  ///   - weights: The total weight of the foods of each record, each food being 1, 2 or 4.
  package init(foods: [UInt32], starts: [UInt32], weights: [UInt16]) {
    self.foods = foods
    self.starts = starts
    sketches = zip(weights, zip(starts, starts.dropFirst())).map { weight, range in
      FoodSketch(foods[Int(range.0)..<Int(range.1)], weight: weight)
    }
  }

  /// Concatenates parts, in the order of their records.
  init(_ parts: [Part]) {
    foods.reserveCapacity(parts.reduce(0) { $0 + $1.foods.count })
    for part in parts {
      foods.append(contentsOf: part.foods)
      sketches.append(contentsOf: part.sketches)
      for count in part.counts { starts.append((starts.last ?? 0) + UInt32(count)) }
    }
  }

  /// Reserves capacity for all foods and records of other indices.
  mutating func reserveCapacity(for others: [FoodIndex]) {
    let records = others.reduce(0) { $0 + $1.sketches.count }
    foods.reserveCapacity(others.reduce(0) { $0 + $1.foods.count })
    starts.reserveCapacity(records + 1)
    sketches.reserveCapacity(records)
  }

  /// Appends the foods of a range of records of another index.
  mutating func append(_ records: Range<Int>, of other: FoodIndex) {
    let (start, end) = (
      Int(other.starts[records.lowerBound]), Int(other.starts[records.upperBound])
    )
    let shift = foods.count - start
    foods.append(contentsOf: other.foods[start..<end])
    sketches.append(contentsOf: other.sketches[records])
    for record in records {
      starts.append(UInt32(clamping: Int(other.starts[record + 1]) + shift))
    }
  }

  /// The least share of equal foods for a closer look: slightly less than that of variants, to
  /// allow for typing errors in foods of little weight.
  static let leastValue = PairJudge.leastFoods - 0.02

  /// True if two records share enough for a closer look: half of the foods of the one with fewer,
  /// by weight, and nearly as much as variants do.
  func isWorthComparing(_ left: Int, _ right: Int) -> Bool {
    mayBeWorthComparing(left, right) && areWorthComparing(left, right)
  }

  /// True if two records may be worth comparing, judged by their sketches.
  @inline(__always)
  func mayBeWorthComparing(_ left: Int, _ right: Int) -> Bool {
    isWorthComparing(left, right, sharing: mostShared(left, right))
  }

  /// True if two records are worth comparing, given that they may be by their sketches.
  @inline(__always)
  func areWorthComparing(_ left: Int, _ right: Int) -> Bool {
    isWorthComparing(left, right, sharing: sharedWeight(left, right))
  }

  /// True if two records with the same title are worth a closer look: if they share nearly as much
  /// as variants do, or one has too few foods to tell.
  func mayBeOneDish(_ left: Int, _ right: Int) -> Bool {
    min(count(of: left), count(of: right)) < FoodComparison.least
      || isNearlyVariant(left, right, sharing: mostShared(left, right))
        && isNearlyVariant(left, right, sharing: sharedWeight(left, right))
  }

  /// Returns a number that requires reading the sketch of a record; see `ReadAhead`.
  @inline(__always)
  func touchedSketch(of record: Int) -> Int { sketches[record].touched }

  /// Returns a number that requires reading the first food of a record; see `ReadAhead`.
  @inline(__always)
  func touchedFoods(of record: Int) -> Int {
    let start = Int(starts[record])
    return start < foods.count ? Int(foods[start]) : 0
  }

  private func weight(of record: Int) -> Int { Int(sketches[record].weight) }

  private func count(of record: Int) -> Int { Int(starts[record + 1] - starts[record]) }

  @inline(__always)
  private func isWorthComparing(_ left: Int, _ right: Int, sharing shared: Int) -> Bool {
    2 * shared >= min(weight(of: left), weight(of: right))
      && isNearlyVariant(left, right, sharing: shared)
  }

  /// True if two records share any foods, and nearly as much of their weight as variants do.
  @inline(__always)
  private func isNearlyVariant(_ left: Int, _ right: Int, sharing shared: Int) -> Bool {
    shared > 0
      && FoodComparison.reaches(
        Self.leastValue,
        (
          left: Double(weight(of: left)), right: Double(weight(of: right)), shared: Double(shared)
        ))
  }

  /// Returns an upper bound of the shared weight of two records, by their sketches.
  @inline(__always)
  private func mostShared(_ left: Int, _ right: Int) -> Int {
    let (one, other) = (sketches[left], sketches[right])
    return min(one.mostShared(with: other), other.mostShared(with: one))
  }

  /// Returns the shared weight of two records.
  private func sharedWeight(_ left: Int, _ right: Int) -> Int {
    var (one, other) = (Int(starts[left]), Int(starts[right]))
    let (oneEnd, otherEnd) = (Int(starts[left + 1]), Int(starts[right + 1]))
    var shared = 0
    return foods.withUnsafeBufferPointer { foods in
      // The branch would be unpredictable, so the loop has none.
      while one < oneEnd, other < otherEnd {
        let (left, right) = (foods[one], foods[other])
        let (food, otherFood) = (left >> 4, right >> 4)
        shared &+= food == otherFood ? Int(min(left & 0xF, right & 0xF)) : 0
        one &+= food <= otherFood ? 1 : 0
        other &+= otherFood <= food ? 1 : 0
      }
      return shared
    }
  }

  /// Returns a food with its weight in the lowest four bits; the order is that of the hashes.
  ///
  /// The rest of the hash suffices for a first look: two foods collide once in 268 million pairs.
  private static func number(of token: FoodToken) -> UInt32 {
    UInt32(truncatingIfNeeded: token.hash >> 32) & ~0xF | 1 << UInt32(token.tier.rawValue)
  }
}
