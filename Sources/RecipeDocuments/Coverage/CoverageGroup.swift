import RecipeCore
import Text

/// The values of a part of a document, to be compared with the recipes of that part.
struct CoverageGroup {
  private struct Entry {
    let value: DocumentValue
    let words: Range<Int>
  }

  private var entries: [Entry] = []
  private var words = CoverageWords()
  private var isShown: [Bool] = []

  /// The maximum number of words; further values are not counted.
  private static let wordLimit = 1 << 16
  /// The number of words from which order tells whether a text is shown; fewer are looked for alone.
  private static let leastOrdered = 3

  /// Creates an empty group.
  init() {}

  /// Adds a value for people.
  mutating func add(_ value: DocumentValue) {
    guard words.count < Self.wordLimit, !MachineText.isMachine(value) else { return }
    let range = words.append(value.text)
    if !range.isEmpty { entries.append(Entry(value: value, words: range)) }
  }

  /// Counts the values and how much of them recipes show.
  ///
  /// - Parameters:
  ///   - shown: The text of the recipes.
  ///   - addLine: Called with each value that is not shown.
  mutating func measure(
    against shown: ShownText, into coverage: inout ReadingCoverage,
    _ addLine: (DocumentValue) -> Void
  ) {
    isShown = Array(repeating: false, count: words.count)
    var left = shown.counts
    for entry in entries where entry.words.count >= Self.leastOrdered {
      markOrdered(entry.words, shown, &left)
    }
    var used: [UInt64: Int] = [:]
    for entry in entries {
      mark(entry, shown, &left, &used)
      count(entry, into: &coverage, addLine)
    }
  }

  /// Marks the words of runs of at least three that are shown in the same order.
  private mutating func markOrdered(
    _ range: Range<Int>, _ shown: ShownText, _ left: inout [UInt64: Int]
  ) {
    func isPair(_ index: Int) -> Bool {
      index >= range.lowerBound && index + 1 < range.upperBound
        && shown.pairs.contains(ShownText.pair(words.hashes[index], words.hashes[index + 1]))
    }
    var pairs = (false, false, isPair(range.lowerBound))
    for index in range {
      // The pairs that end with the previous word, end with this one, and start with it.
      let next = isPair(index + 1)
      if pairs.0 && pairs.1 || pairs.1 && pairs.2 || pairs.2 && next { take(index, &left) }
      pairs = (pairs.1, pairs.2, next)
    }
  }

  private mutating func take(_ index: Int, _ left: inout [UInt64: Int]) {
    isShown[index] = true
    if let count = left[words.hashes[index]], count > 0 { left[words.hashes[index]] = count - 1 }
  }

  /// Marks the words that are shown out of order, and numbers and times that are shown otherwise.
  private mutating func mark(
    _ entry: Entry, _ shown: ShownText, _ left: inout [UInt64: Int], _ used: inout [UInt64: Int]
  ) {
    if entry.words.count < Self.leastOrdered {
      markAlone(entry, shown, &used)
    } else {
      for index in entry.words where !isShown[index] && left[words.hashes[index], default: 0] > 0 {
        take(index, &left)
      }
    }
    guard entry.words.contains(where: { !isShown[$0] }), isOtherwiseShown(entry, shown) else {
      return
    }
    for index in entry.words { isShown[index] = true }
  }

  /// Marks each word unless more of it were found under the same name than are shown.
  private mutating func markAlone(
    _ entry: Entry, _ shown: ShownText, _ used: inout [UInt64: Int]
  ) {
    let name = StableHash.of(entry.value.name.utf8)
    for index in entry.words {
      let word = words.hashes[index]
      let key = ShownText.pair(name, word)
      guard used[key, default: 0] < shown.counts[word, default: 0] else { continue }
      used[key, default: 0] += 1
      isShown[index] = true
    }
  }

  /// True for a number that is shown in another notation, and for a time that is shown in minutes.
  private func isOtherwiseShown(_ entry: Entry, _ shown: ShownText) -> Bool {
    let text = entry.value.text
    guard text.utf8.count <= 60 else { return false }
    if let number = PlainDuration.number(text.cleaned(.line)), let key = ShownText.key(number),
      shown.numbers[key] != nil
    {
      return true
    }
    return RecipeDuration.minutes(in: text).map(shown.minutes.contains) ?? false
  }

  private func count(
    _ entry: Entry, into coverage: inout ReadingCoverage, _ addLine: (DocumentValue) -> Void
  ) {
    var (all, unread) = (0, 0)
    for index in entry.words {
      all += Int(words.lengths[index])
      unread += isShown[index] ? 0 : Int(words.lengths[index])
    }
    coverage.count(letters: all, unread: unread, under: entry.value.name)
    if unread * 3 > all { addLine(entry.value) }
  }
}
