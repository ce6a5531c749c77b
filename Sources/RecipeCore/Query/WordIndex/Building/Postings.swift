/// Which recipes have which word in one field, and how often, in the order in which this becomes
/// known.
struct Postings {
  /// What is known of a word.
  private struct Tally {
    /// How many recipes have it so far.
    var recipeCount: UInt32 = 0
    /// The place of the last of them, plus one; 0 when there is none.
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
    if tally.last == 0 || entries[Int(tally.last) - 1].count.position != position {
      entries.append(
        Entry(
          word: UInt32(truncatingIfNeeded: word), count: WordCount(position: position, times: 1)))
      tally.recipeCount += 1
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

  /// Appends a list for each word that any recipe has, by ascending number.
  func append(to lists: inout IndexPart.Lists, _ field: IndexField) {
    let sorted = sortedCounts()
    var start = 0
    for (word, tally) in tallies.enumerated() where tally.recipeCount > 0 {
      let end = start + Int(tally.recipeCount)
      lists.append(word: word, field, sorted[start..<end])
      start = end
    }
  }

  /// The counts ordered by word (counting sort, which keeps the positions of a word ascending).
  private func sortedCounts() -> [WordCount] {
    var starts: [Int] = []
    starts.reserveCapacity(tallies.count)
    var start = 0
    for tally in tallies {
      starts.append(start)
      start += Int(tally.recipeCount)
    }
    var sorted = [WordCount](repeating: WordCount(position: 0, times: 0), count: entries.count)
    for entry in entries {
      sorted[starts[Int(entry.word)]] = entry.count
      starts[Int(entry.word)] += 1
    }
    return sorted
  }
}
