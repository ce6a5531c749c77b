import RecipeCore
import Text

/// The values of a part of a document, to be compared with the recipes of that part.
struct CoverageGroup {
  private struct Entry {
    let value: DocumentValue
    let place: CoveragePlace
    let words: Range<Int>
  }

  private var entries: [Entry] = []
  /// The places of the values, by their names: a list has many values under one.
  private var places: [String: CoveragePlace] = [:]
  private var words = CoverageWords()
  private var isShown: [Bool] = []

  /// The maximum number of words; further values are not counted.
  private static let maximumWordCount = 1 << 16
  /// The number of words from which order tells whether a text is shown; fewer are looked for alone.
  private static let leastOrdered = 3

  /// Creates an empty group.
  init() {}

  /// Adds a value for people.
  mutating func add(_ value: DocumentValue) {
    guard words.count < Self.maximumWordCount else { return }
    let place = places[value.name] ?? CoveragePlace(value.name)
    places[value.name] = place
    guard !place.isOfOrdinals || !AmountText.isNumber(value.text) else { return }
    let isDuration = ISODuration.isMeant(by: value.text)
    guard isDuration || !MachineText.isMachine(value) else { return }
    for value in CoverageLabel.removed(from: value) {
      let range = words.append(DurationText.worded(value.text))
      if !range.isEmpty { entries.append(Entry(value: value, place: place, words: range)) }
    }
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
    for entry in entries
    where entry.words.count >= Self.leastOrdered && !shown.isExtra(entry.value.name) {
      markOrdered(entry.words, shown, &left)
    }
    var used: [UInt64: Int] = [:]
    let verdicts = rows(against: shown.lines).verdicts
    for (index, entry) in entries.enumerated() {
      if let isInLine = verdicts[index] {
        for word in entry.words { isShown[word] = isInLine }
      } else if !shown.isExtra(entry.value.name) {
        mark(entry, shown, &left, &used)
      }
      count(entry, into: &coverage, addLine)
    }
  }

  /// Returns the judgement of the values of ingredients that are objects.
  private func rows(against lines: [ShownText.Line]) -> CoverageRows {
    let values = entries.enumerated().filter { $0.element.place.isIngredient }
      .map { index, entry in
        (
          index: index,
          value: CoverageRows.Value(
            name: entry.value.name, number: Self.number(entry.value.text),
            words: words.hashes[entry.words])
        )
      }
    return CoverageRows(values, against: lines)
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

  /// Marks each word, or the number, unless more of it were found under the same name than are shown.
  private mutating func markAlone(
    _ entry: Entry, _ shown: ShownText, _ used: inout [UInt64: Int]
  ) {
    let place = entry.place
    let isRepeated = place.isRepeated(for: entry.value.text)
    func isShown(_ item: UInt64, count: Int) -> Bool {
      let key = ShownText.pair(place.name, item)
      guard isRepeated || used[key, default: 0] < count else { return false }
      used[key, default: 0] += 1
      return true
    }
    if let number = Self.number(entry.value.text) {
      let count = shown.count(ofNumber: number, isIngredient: place.isIngredient)
      guard isShown(UInt64(bitPattern: Int64(number)), count: count) else { return }
      for index in entry.words { self.isShown[index] = true }
    } else {
      for index in entry.words {
        let word = words.hashes[index]
        let count = shown.count(of: word, isIngredient: place.isIngredient)
        if isShown(word, count: count) { self.isShown[index] = true }
      }
    }
  }

  /// Returns the class of equal numbers of a text that is one.
  private static func number(_ text: String) -> Int? {
    PlainDuration.number(text.cleaned(.line)).flatMap(ShownText.key)
  }

  /// True for a number that is shown in another notation, and for a time that is shown in minutes.
  private func isOtherwiseShown(_ entry: Entry, _ shown: ShownText) -> Bool {
    let text = entry.value.text
    guard text.utf8.count <= 60 else { return false }
    if entry.words.count >= Self.leastOrdered, let number = Self.number(text),
      shown.numbers[number] != nil
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
    // The same in another language is no part of the recipe that is shown.
    if unread * 3 > all, LanguageChoice.isTranslation(entry.value.name) { return }
    coverage.count(letters: all, unread: unread, under: entry.value.name)
    if unread * 3 > all { addLine(entry.value) }
  }
}
