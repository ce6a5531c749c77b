/// The foods of all records in one array, for a first look at pairs.
struct FoodIndex: Sendable {
  /// The foods of a range of records, to be joined with those of others.
  struct Part: Sendable {
    /// The foods of one record after the other, those of each ascending.
    fileprivate var foods: [UInt32] = []
    /// How many foods each record has.
    fileprivate var counts: [UInt8] = []
    /// How much the foods of each record weigh together.
    fileprivate var weights: [UInt16] = []

    /// Appends the foods of the next record.
    mutating func append(_ tokens: [FoodToken]) {
      let kept = tokens.prefix(FoodIndex.foodLimit)
      var weight = 0
      for token in kept {
        let number = FoodIndex.number(of: token)
        foods.append(number)
        weight += Int(number & 0xF)
      }
      counts.append(UInt8(kept.count))
      weights.append(UInt16(clamping: weight))
    }
  }

  /// How many foods of a record are looked at.
  private static let foodLimit = 64

  /// The foods of one record after the other, those of each ascending.
  private(set) var foods: [UInt32] = []
  /// Where the foods of each record begin, and where those of the last end.
  private(set) var starts: [UInt32] = [0]
  /// How much the foods of each record weigh together.
  private(set) var weights: [UInt16] = []

  /// Makes an index of its parts.
  init(foods: [UInt32], starts: [UInt32], weights: [UInt16]) {
    self.foods = foods
    self.starts = starts
    self.weights = weights
  }

  /// Joins parts, in the order of their records.
  init(_ parts: [Part]) {
    foods.reserveCapacity(parts.reduce(0) { $0 + $1.foods.count })
    for part in parts {
      foods.append(contentsOf: part.foods)
      weights.append(contentsOf: part.weights)
      for count in part.counts { starts.append((starts.last ?? 0) + UInt32(count)) }
    }
  }

  /// Makes room for as many foods and records as another index has.
  mutating func reserveCapacity(of other: FoodIndex) {
    foods.reserveCapacity(other.foods.count)
    starts.reserveCapacity(other.starts.count)
    weights.reserveCapacity(other.weights.count)
  }

  /// Appends the foods of a range of records of another index.
  mutating func append(_ records: Range<Int>, of other: FoodIndex) {
    let (start, end) = (
      Int(other.starts[records.lowerBound]), Int(other.starts[records.upperBound])
    )
    let shift = foods.count - start
    foods.append(contentsOf: other.foods[start..<end])
    weights.append(contentsOf: other.weights[records])
    for record in records {
      starts.append(UInt32(clamping: Int(other.starts[record + 1]) + shift))
    }
  }

  /// Whether two records share so much that a closer look pays: half of the foods of the one that
  /// has fewer, and a quarter of all foods of both, by weight.
  func isWorthComparing(_ left: Int, _ right: Int) -> Bool {
    let (lighter, sum) = lighterAndSum(left, right)
    return shares(max((lighter + 1) / 2, (sum + 4) / 5), left, right)
  }

  /// Whether two records of one title are worth a closer look: when they share two thirds of what
  /// others must, or one has too few foods to tell.
  func mayBeOneDish(_ left: Int, _ right: Int) -> Bool {
    guard min(count(of: left), count(of: right)) >= FoodComparison.least else { return true }
    let (lighter, sum) = lighterAndSum(left, right)
    return shares(max((lighter + 2) / 3, (sum + 4) * 2 / 15), left, right)
  }

  /// What the foods weigh of the record of which they weigh less, and those of both.
  private func lighterAndSum(_ left: Int, _ right: Int) -> (lighter: Int, sum: Int) {
    let (one, other) = (Int(weights[left]), Int(weights[right]))
    return (min(one, other), one + other)
  }

  private func count(of record: Int) -> Int { Int(starts[record + 1] - starts[record]) }

  /// Whether the foods that two records share weigh enough.
  private func shares(_ needed: Int, _ left: Int, _ right: Int) -> Bool {
    guard needed > 0 else { return false }
    var (one, other) = (Int(starts[left]), Int(starts[right]))
    let (oneEnd, otherEnd) = (Int(starts[left + 1]), Int(starts[right + 1]))
    var shared = 0
    return foods.withUnsafeBufferPointer { foods in
      // Which list goes on is a coin toss that no processor foresees, and so takes no branch.
      while one < oneEnd, other < otherEnd {
        let (left, right) = (foods[one], foods[other])
        let (food, otherFood) = (left >> 4, right >> 4)
        shared &+= food == otherFood ? Int(min(left & 0xF, right & 0xF)) : 0
        one &+= food <= otherFood ? 1 : 0
        other &+= otherFood <= food ? 1 : 0
      }
      return shared >= needed
    }
  }

  /// A food with its weight in the lowest four bits; the order is that of the hashes.
  ///
  /// What is left of the hash is enough for a first look: once in 268 million pairs two foods are
  /// taken for one.
  private static func number(of token: FoodToken) -> UInt32 {
    UInt32(truncatingIfNeeded: token.hash >> 32) & ~0xF | 1 << UInt32(token.tier.rawValue)
  }
}
