/// The postings of one field: which recipes have which word, and how often, in the order in which
/// they are added.
struct Postings {
  /// The state of a word; for most occurrences nothing else is read, which saves a cache miss.
  private struct Tally {
    /// The last recipe that has it.
    var position: UInt32 = 0
    /// The index of its entry, plus one; 0 if there is none.
    var last: UInt32 = 0
    /// The group of lines that had it last; see `beginLines`.
    var lines: UInt32 = 0
    /// The frequency in these lines so far.
    var times: UInt32 = 0
  }

  /// A recipe that has a word.
  private struct Entry {
    let word: UInt32
    var count: WordCount
  }

  /// The tallies by the number of the word.
  private var tallies: [Tally] = []
  private var entries: [Entry] = []
  private var lines: UInt32 = 1

  /// Begins another group of lines: a recipe has a word as often as the group that has it most.
  mutating func beginLines() {
    lines &+= 1
  }

  /// Adds an occurrence of a word in a recipe.
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

  /// Removes everything and keeps the capacity.
  mutating func clear() {
    tallies.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    lines = 1
  }

  /// Appends a list for each word that any recipe has, by ascending number.
  ///
  /// - Parameters:
  ///   - first: The offset added to the numbers of the words.
  ///   - isCounted: True if frequencies are stored.
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

  /// Returns the counts ordered by word (counting sort, which keeps the positions of a word
  /// ascending), and the end of those of each word.
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
