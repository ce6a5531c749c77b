import Text

/// A reader of titles, word by word, which reuses its buffers from title to title.
package struct TitleReader {
  /// The maximum number of words that are read; a title never has more.
  private static let maximumWordCount = 40
  /// The maximum number of a part without a word such as "part".
  private static let greatestPart = 30

  private let vocabulary: TitleVocabulary
  private let synonyms: FoodSynonyms
  /// The folded title, followed by the names that replace others.
  package private(set) var bytes: [UInt8] = []
  /// The words without fillers, in order.
  package private(set) var words: [TitleWord] = []
  /// The indices of the marks in `TitleVocabulary.markNames`.
  package private(set) var marks: [Int] = []
  /// The numbers of the parts.
  package private(set) var parts: [Int] = []
  /// True if all of its words are fillers.
  private(set) var saysNothing = true
  private var stems: [WordStem] = []
  private var index = 0

  /// Creates a reader with the synonyms of foods.
  package init(synonyms: FoodSynonyms = .builtIn) {
    vocabulary = .shared
    self.synonyms = synonyms
  }

  /// Reads a title without the name of a site.
  package mutating func read(_ title: String) {
    bytes.removeAll(keepingCapacity: true)
    stems.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    TextFolding.append(title, to: &bytes)
    WideText.closeGaps(in: &bytes)
    WordStem.appendTitle(bytes, limit: Self.maximumWordCount, to: &stems)
    index = 0
    while index < stems.count { readTerm() }
    saysNothing = words.isEmpty
    if saysNothing { for stem in stems { append(stem, .telling) } }
  }

  private mutating func readTerm() {
    let term = vocabulary.longestTerm(at: index, of: stems)
    let food = synonyms.longestName(at: index, of: stems)
    let numbers = food.map { synonyms.tokens.numbers(ofGroup: $0.value) } ?? 0..<0
    if let food, food.length > term?.length ?? 0, !numbers.isEmpty {
      let source = source(of: food.length)
      for number in numbers {
        let name = synonyms.tokens[number]
        append(synonyms.tokens.appendText(of: name, to: &bytes), name.hash, .telling, source)
      }
      index += food.length
    } else if let term {
      read(term)
    } else {
      readWord()
    }
  }

  private mutating func read(_ term: PhraseTable<TitleVocabulary.Meaning>.Match) {
    let end = index + term.length
    switch term.value {
    case .filler:
      if isLast, let number = number(at: index) { return readNumber(number) }
      index = end
    case .beforeAmount: index = end
    case .soft, .counted: append(upTo: end, .soft)
    case .dish: append(upTo: end, .dish)
    case .mark(let mark):
      marks.append(mark)
      index = end
    case .part: readPart(from: end)
    case .number(let number): readNumber(number)
    case .reworded(let others):
      for name in vocabulary.rewordings[others] { append(name, source(of: term.length)) }
      index = end
    }
  }

  /// Reads "part" and the number after it, and "of 3" after that; without a number it is a word.
  private mutating func readPart(from end: Int) {
    guard let number = number(at: end) else { return append(upTo: end, .telling) }
    parts.append(number)
    index = end + 1
    let next = self.number(at: index) == nil ? index + 1 : index
    if let total = self.number(at: next), total >= number { index = next + 1 }
  }

  private mutating func readWord() {
    if let number = number(at: index) { return readNumber(number) }
    let isPraise = vocabulary.isMisspeltFiller(bytes[stems[index].word])
    append(stems[index], isPraise ? .soft : .telling)
    index += 1
  }

  /// Reads a number: that of a part at the end, a soft one before minutes, else a separate word.
  private mutating func readNumber(_ number: Int) {
    if isLast, !words.isEmpty, (1...Self.greatestPart).contains(number), !isAmount {
      parts.append(number)
    } else if let next = meaning(at: index + 1), case .counted = next {
      append(stems[index], .soft)
    } else {
      append(stems[index], .number)
    }
    index += 1
  }

  private var isLast: Bool { index + 1 == stems.count }

  /// True if the word before introduces a number of people.
  private var isAmount: Bool {
    guard let before = meaning(at: index - 1), case .beforeAmount = before else { return false }
    return true
  }

  private func meaning(at index: Int) -> TitleVocabulary.Meaning? {
    guard stems.indices.contains(index) else { return nil }
    return vocabulary.longestTerm(at: index, of: stems)?.value
  }

  /// Returns the number at an index: digits, a word, or a Roman numeral.
  private func number(at index: Int) -> Int? {
    guard stems.indices.contains(index) else { return nil }
    if case .number(let number)? = meaning(at: index) { return number }
    let word = bytes[stems[index].range]
    if word.allSatisfy(\.isASCIIDigit), word.count <= 4 {
      return word.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    }
    let follows = index > 0 || index + 1 == stems.count
    return follows && word.count == 1 ? Self.romanDigits[word[word.startIndex]] : nil
  }

  /// The Roman numerals of one letter, which count after a word such as "part", or at the end.
  private static let romanDigits: [UInt8: Int] = [
    UInt8(ascii: "i"): 1, UInt8(ascii: "v"): 5, UInt8(ascii: "x"): 10,
  ]

  // MARK: Words

  private mutating func append(upTo end: Int, _ kind: TitleWord.Kind) {
    while index < end {
      append(stems[index], kind)
      index += 1
    }
  }

  private mutating func append(_ stem: WordStem, _ kind: TitleWord.Kind) {
    guard stem.isRun else { return append(stem.word, stem.hash, kind) }
    var pairs: [Range<Int>] = []
    WideText.forEachPair(of: stem.range, in: bytes) { pairs.append($0) }
    for pair in pairs { append(pair, StableHash.of(bytes, in: pair), kind) }
  }

  /// Appends a word that replaces another, with its own kind.
  private mutating func append(_ name: FoodName, _ source: Range<Int>) {
    let meaning = vocabulary.longestTerm(at: 0, of: name.stems)?.value
    guard let stem = name.stems.first else { return }
    var kind = TitleWord.Kind.telling
    if case .dish? = meaning { kind = .dish }
    bytes.append(0x20)
    let start = bytes.count
    bytes.append(contentsOf: name.folded[stem.range])
    append(start..<bytes.count, stem.hash, kind, source)
  }

  private mutating func append(
    _ range: Range<Int>, _ hash: UInt64, _ kind: TitleWord.Kind, _ source: Range<Int>? = nil
  ) {
    guard words.count < Self.maximumWordCount else { return }
    let source = source ?? range
    words.append(
      TitleWord(
        hash: hash, start: UInt32(truncatingIfNeeded: range.lowerBound),
        length: UInt8(min(range.count, 255)), kind: kind,
        source: UInt32(clamping: source.lowerBound)..<UInt32(clamping: source.upperBound)))
  }

  /// Returns the range of the next words in the folded title.
  private func source(of count: Int) -> Range<Int> {
    stems[index].word.lowerBound..<stems[index + count - 1].word.upperBound
  }
}
