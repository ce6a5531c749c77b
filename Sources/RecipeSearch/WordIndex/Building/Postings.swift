/// Which recipes have which word in one field, and how often, in the order in which this becomes
/// known.
struct Postings {
  /// What is known of a word; all there is to know of most that are met, as it takes long to get at
  /// two places.
  private struct Tally {
    /// The last recipe that has it.
    var position: UInt32 = 0
    /// The place of its entry, plus one; 0 when there is none.
    var last: UInt32 = 0
    /// Which lines had it last, see `beginLines`.
    var lines: UInt32 = 0
    /// How often these had it so far.
    var times: UInt32 = 0
  }

  /// A recipe that has a word.
  private struct Entry {
    let word: UInt32
    var count: WordCount
  }

  /// By the number of the word.
  private var tallies: [Tally] = []
  private var entries: [Entry] = []
  private var lines: UInt32 = 1

  /// Makes what is added from now on other lines than before: the most that any of them have a
  /// word is how often a recipe has it.
  mutating func beginLines() {
    lines &+= 1
  }

  /// Adds that a recipe has a word, once more.
  @inline(__always)
  mutating func add(word: Int, _ position: UInt32) {
    while word >= tallies.count { tallies.append(Tally()) }
    var tally = tallies[word]
    guard tally.lines != lines else { return addAgain(word) }
    tally.lines = lines
    tally.times = 1
    if tally.last == 0 || tally.position != position {
      entries.append(
        Entry(
          word: UInt32(truncatingIfNeeded: word), count: WordCount(position: position, times: 1)))
      tally.position = position
      tally.last = UInt32(truncatingIfNeeded: entries.count)
    }
    tallies[word] = tally
  }

  private mutating func addAgain(_ word: Int) {
    tallies[word].times &+= 1
    let place = Int(tallies[word].last) - 1
    entries[place].count.times = max(
      entries[place].count.times, UInt16(clamping: tallies[word].times))
  }

  /// Forgets all but the space.
  mutating func clear() {
    tallies.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    lines = 1
  }

  /// Appends a list for each word that any recipe has, by ascending number.
  ///
  /// - Parameters:
  ///   - first: What the numbers of the words begin with.
  ///   - isCounted: Whether it counts how often a recipe has a word.
  func append(
    to lists: inout IndexPart.Lists, _ field: IndexField, first: Int, isCounted: Bool
  ) {
    let (sorted, ends) = sortedCounts()
    var start = 0
    for (word, end) in ends.enumerated() where start < end {
      lists.append(word: first + word, field, sorted[start..<end], isCounted: isCounted)
      start = end
    }
  }

  /// The counts ordered by word (counting sort, which keeps the positions of a word ascending), and
  /// where those of each word end.
  private func sortedCounts() -> (counts: [WordCount], ends: [Int]) {
    var places = Array(repeating: 0, count: tallies.count)
    for entry in entries { places[Int(entry.word)] += 1 }
    var start = 0
    for word in places.indices {
      let count = places[word]
      places[word] = start
      start += count
    }
    var sorted = [WordCount](repeating: WordCount(position: 0, times: 0), count: entries.count)
    for entry in entries {
      sorted[places[Int(entry.word)]] = entry.count
      places[Int(entry.word)] += 1
    }
    return (sorted, places)
  }
}
