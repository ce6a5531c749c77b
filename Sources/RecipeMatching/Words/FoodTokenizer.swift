import Text

/// A tokenizer of the foods in ingredient lines, which reuses its buffers from recipe to recipe.
package struct FoodTokenizer {
  /// The maximum number of lines of a recipe that are read.
  package static let maximumLineCount = 200
  /// The maximum number of bytes of a line that are read.
  private static let maximumByteCount = 400

  private let lexicon: FoodLexicon
  private let synonyms: FoodSynonyms
  private let kinds: FoodKindWords
  private var bytes: [UInt8] = []
  private var stems: [WordStem] = []
  private var found: [FoodToken] = []

  /// Creates a tokenizer with the synonyms of foods.
  ///
  /// - Parameter kinds: Words that count as telling, or as nothing, whatever the lexicon says.
  package init(synonyms: FoodSynonyms, kinds: FoodKindWords = FoodKindWords()) {
    lexicon = .shared
    self.synonyms = synonyms
    self.kinds = kinds
  }

  /// Returns the words of a food's name, in their order.
  package mutating func words(ofName name: String) -> [FoodWord] {
    bytes.removeAll(keepingCapacity: true)
    found.removeAll(keepingCapacity: true)
    var name = name
    name.withUTF8 { read($0, 0) }
    return found.map {
      FoodWord(hash: $0.hash, text: String(decoding: bytes[$0.range], as: UTF8.self))
    }
  }

  /// Returns the foods in a recipe's ingredient lines.
  package mutating func tokens(of lines: [String]) -> FoodTokens {
    find(in: lines.prefix(Self.maximumLineCount))
    var unique: [FoodToken] = []
    unique.reserveCapacity(found.count)
    forEachFound { unique.append($0) }
    return FoodTokens(tokens: unique, bytes: bytes)
  }

  /// Returns the foods of a single line, ascending by hash.
  mutating func foods(ofLine line: String) -> [LineFoods.Food] {
    find(in: CollectionOfOne(line))
    var foods: [LineFoods.Food] = []
    foods.reserveCapacity(found.count)
    forEachFound { foods.append(LineFoods.Food(hash: $0.hash, weight: $0.weight)) }
    return foods
  }

  private mutating func find(in lines: some Collection<String>) {
    bytes.removeAll(keepingCapacity: true)
    found.removeAll(keepingCapacity: true)
    for (number, line) in lines.enumerated() {
      var line = line
      line.withUTF8 { read($0, UInt8(truncatingIfNeeded: number)) }
    }
    found.sort { ($0.hash, $0.line) < ($1.hash, $1.line) }
  }

  /// Calls `body` with the first token of each food.
  private func forEachFound(_ body: (FoodToken) -> Void) {
    var last: UInt64?
    for token in found where token.hash != last {
      body(token)
      last = token.hash
    }
  }

  /// Reads a line up to the first comma after a food: "boneless, skinless chicken, diced".
  private mutating func read(_ line: UnsafeBufferPointer<UInt8>, _ number: UInt8) {
    var cutter = FoodLineCutter(
      UnsafeBufferPointer(rebasing: line.prefix(Self.maximumByteCount)))
    let known = found.count
    var substitute: WordStem?
    if !bytes.isEmpty { bytes.append(0x20) }
    var start = bytes.count
    while cutter.appendSegment(to: &bytes) {
      stems.removeAll(keepingCapacity: true)
      WordStem.append(in: start..<bytes.count, of: bytes, to: &stems)
      appendFoods(of: number, orElse: &substitute)
      if found.count > known { return }
      start = bytes.count
    }
    if let substitute { append(substitute, .telling, number) }
  }

  /// Appends the foods among the stems.
  ///
  /// - Parameter substitute: Set to a stem that is a food if a line has no other: "1 tsp cloves".
  private mutating func appendFoods(of line: UInt8, orElse substitute: inout WordStem?) {
    var index = 0
    while index < stems.count {
      if let phrase = synonyms.longestName(at: index, of: stems) {
        for number in synonyms.tokens.numbers(ofGroup: phrase.value) {
          append(synonyms.tokens[number], line)
        }
        index += phrase.length
        continue
      }
      let stem = stems[index]
      index += 1
      if let kind = kinds.meaning(of: stem.hash) {
        if case .kind(let hash) = kind { append(stem.range, hash, .telling, line) }
        continue
      }
      switch lexicon[stem.hash] {
      case .nothing: break
      case .foodWhenAlone: substitute = stem
      case .food(let tier): append(stem, tier, line)
      case nil: append(stem, nil, line)
      }
    }
  }

  /// Appends a stem; a run of three or more letters without spaces as bigrams of less weight.
  private mutating func append(_ stem: WordStem, _ tier: FoodToken.Tier?, _ line: UInt8) {
    guard stem.isRun else { return append(stem.range, stem.hash, tier ?? .telling, line) }
    var pairs: [Range<Int>] = []
    WideText.forEachPair(of: stem.range, in: bytes) { pairs.append($0) }
    for pair in pairs {
      append(
        pair, StableHash.of(bytes, in: pair), tier ?? (pairs.count > 1 ? .common : .telling), line)
    }
  }

  /// Appends a word of the canonical name of a food.
  private mutating func append(_ name: FoodNameTokens.Token, _ line: UInt8) {
    append(synonyms.tokens.appendText(of: name, to: &bytes), name.hash, name.tier, line)
  }

  private mutating func append(
    _ range: Range<Int>, _ hash: UInt64, _ tier: FoodToken.Tier, _ line: UInt8
  ) {
    found.append(
      FoodToken(
        hash: hash, start: UInt32(truncatingIfNeeded: range.lowerBound),
        length: UInt8(min(range.count, 255)), line: line, tier: tier))
  }
}
