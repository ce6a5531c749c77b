import RecipeCore

/// A splitter that makes the candidate pairs of blocks: all of a small one, those of parts of a
/// large one.
///
/// A block that is too large is split by each further word of its records; what no word splits is
/// sorted in several orders in which records of the same recipe are likely to be neighbours (the
/// sorted neighbourhood of Hernández and Stolfo, 1995). So a block of n records makes O(n) pairs.
package struct BlockSplitter {
  /// The maximum size of a block of which all pairs are taken.
  ///
  /// With twice the size a million generated records have 28 % more candidates, and 0.3 % more
  /// pairs of the same recipe are found.
  private static let smallBlock = 12
  /// The maximum depth of splitting.
  private static let maximumDepth = 5
  /// The number of records whose keys are prefetched: so many stay in a processor's cache.
  private static let readAtATime = 1 << 10
  /// The number of followers each record is paired with, in each order of a block that nothing
  /// splits.
  private static let window = 4

  private var sieve: PairSieve
  private var recent = RecentPairs()
  /// The title grams of the current block, side by side.
  private var grams: [TitleGrams] = []
  private let keys: [RecordKeys]
  private let ahead = ReadAhead()

  /// Creates a splitter for records whose keys and foods are given, by index.
  package init(keys: [RecordKeys], foods: FoodIndex) {
    self.keys = keys
    sieve = PairSieve(keys: keys, foods: foods)
  }

  /// Finishes the last batch, and returns the pairs of all blocks that are worth a closer look;
  /// they may repeat.
  package mutating func finish() -> [CandidatePair] {
    sieve.finish()
    return sieve.pairs
  }

  /// Adds the pairs of a block.
  ///
  /// - Parameter isExact: True if its records have the same page or title; see `BlockKey.isExact`.
  package mutating func add(_ block: [Int32], isExact: Bool) {
    ahead.read(block.prefix(Self.readAtATime)) { record in
      let own = keys[Int(record)]
      return Int(truncatingIfNeeded: own.words[0] ^ own.title)
    }
    let word = isExact || block.count <= Self.smallBlock ? 0 : secondSharedWord(of: block)
    add(block, isExact: isExact, after: word, depth: 0)
  }

  /// Returns the second of the words that all records of a block share.
  ///
  /// The block is split by the words after it, as other blocks are by those before.
  private func secondSharedWord(of block: [Int32]) -> UInt64 {
    var shared = (0..<RecordKeys.maximumWordCount).map { keys[Int(block[0])].words[$0] }
    for record in block.dropFirst() where shared.count > 2 {
      let words = keys[Int(record)].words
      shared.removeAll { word in !(0..<RecordKeys.maximumWordCount).contains { words[$0] == word } }
    }
    return shared.count > 1 ? shared[1] : 0
  }

  private mutating func add(_ block: [Int32], isExact: Bool, after word: UInt64, depth: Int) {
    guard block.count > 1 else { return }
    if block.count <= Self.smallBlock { return addAllPairs(of: block, isExact) }
    guard depth < Self.maximumDepth else { return addNeighbours(in: block, isExact) }
    split(block, isExact: isExact, after: word, depth: depth)
  }

  private mutating func addAllPairs(of block: [Int32], _ isExact: Bool) {
    grams.removeAll(keepingCapacity: true)
    if !isExact { for record in block { grams.append(keys[Int(record)].grams) } }
    for later in block.indices.dropFirst() {
      for earlier in 0..<later where isExact || grams[earlier].areAlike(grams[later]) {
        addIfNew(block[earlier], block[later], isExact)
      }
    }
  }

  private mutating func addIfNew(_ one: Int32, _ other: Int32, _ isExact: Bool) {
    let pair = CandidatePair(one, other)
    if recent.insert(pair, isExact) { sieve.add(pair, isExact: isExact) }
  }

  /// Splits a block by the words of its records after `word`.
  ///
  /// Words that all of them share do not split it. Records of exact blocks are also sorted, as two
  /// of the same page may have no food in common, or none at all.
  private mutating func split(
    _ block: [Int32], isExact: Bool, after word: UInt64, depth: Int
  ) {
    var words = IndexedKeys(of: block.count)
    for (place, record) in block.enumerated() {
      let own = keys[Int(record)].words
      for number in 0..<RecordKeys.maximumWordCount where own[number] > word {
        words.append(own[number], place)
      }
    }
    words.sort()
    var isSplit = false
    words.forEachKey { last, places in
      guard places.count < block.count else { return }
      isSplit = true
      guard places.count > 1 else { return }
      add(places.map { block[$0] }, isExact: isExact, after: last, depth: depth + 1)
    }
    if isExact || !isSplit {
      addNeighbours(in: block, isExact)
    } else {
      addNeighbours(in: block.filter { keys[Int($0)].lastWord <= word }, isExact)
    }
  }

  // MARK: Neighbours

  private mutating func addNeighbours(in block: [Int32], _ isExact: Bool) {
    guard block.count > 1 else { return }
    addNeighbours(in: block, isExact) { ($0.title, $0.words[0]) }
    addNeighbours(in: block, isExact) { ($0.site, $0.title) }
    addNeighbours(in: block, isExact) { ($0.words[0], $0.words[1]) }
    addNeighbours(in: block, isExact) { ($0.words[2], $0.words[3]) }
  }

  private mutating func addNeighbours(
    in block: [Int32], _ isExact: Bool, by key: (RecordKeys) -> (UInt64, UInt64)
  ) {
    var order = IndexedKeys(of: block.count, keysOfRecord: 1)
    for (place, record) in block.enumerated() {
      let (first, second) = key(keys[Int(record)])
      order.append(first, second, place)
    }
    order.sort()
    let records = order.places.map { block[$0] }
    for place in records.indices {
      for follower in records[place...].dropFirst().prefix(Self.window)
      where isExact || keys[Int(records[place])].grams.areAlike(keys[Int(follower)].grams) {
        addIfNew(records[place], follower, isExact)
      }
    }
  }
}
