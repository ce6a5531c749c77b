import Text

extension ParsedIngredient {
  /// The ranges of all numbers of the line: digits with their fractions, and words for a number, but not digits
  /// within words such as "7up".
  package var numberPlaces: [Range<Int>] {
    var text = text
    return text.withUTF8 { bytes in
      bytes.count <= Self.maximumLineLength ? LineScanner(bytes).numberPlaces() : []
    }
  }

  /// The ranges of all weights and volumes of the line, with the unit of each.
  package var writtenMeasures: [(place: Range<Int>, unit: MeasureUnit)] {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count <= Self.maximumLineLength else { return [] }
      let line = LineScanner(bytes)
      return line.clauses(from: 0).flatMap(line.measures).compactMap { measure in
        guard let unit = measure.amount.unit, unit.kind == .mass || unit.kind == .volume else {
          return nil
        }
        return (measure.amount.range, unit)
      }
    }
  }
}

extension LineScanner {
  fileprivate func numberPlaces() -> [Range<Int>] {
    var scan = self
    var places: [Range<Int>] = []
    while !scan.isAtEnd {
      let start = scan.index
      if scan.isAtNumber {
        let isInWord = start > 0 && self[start - 1].isASCIILetter
        if scan.takeNumber() == nil { scan.index += 1 }
        if !isInWord, !scan.isInWord { places.append(start..<scan.index) }
      } else if !isWide(at: start), scan.takeCertainNumberWord() || scan.takeHalfOfThing() {
        places.append(start..<scan.index)
      } else if isWide(at: start) || !scan.skipWord() {
        scan.index += max(1, letterLength(at: start))
      }
    }
    return places
  }

  /// True before the letters of "1st" and "7up", but not before a unit: "3lb".
  private var isInWord: Bool {
    var scan = self
    guard letterLength(at: index) > 0, !isWide(at: index) else { return false }
    return scan.takeUnit() == nil && !scan.takeTimes()
  }

  /// Consumes a word that is a number in every language that has it: "doce" is sweet in Portuguese, too.
  private mutating func takeCertainNumberWord() -> Bool {
    var scan = self
    guard scan.takePlainNumberWord() != nil,
      Self.numberWords.contains(
        String(decoding: bytes[index..<scan.index], as: UTF8.self).lowercased())
    else { return false }
    self = scan
    return true
  }

  private static let numberWords: Set<String> = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "zwei",
    "drei", "vier", "fünf", "sechs", "deux", "trois", "quatre", "cinq", "cuatro", "cinco",
    "quattro", "cinque", "quatro", "два", "две", "три", "четыре",
  ]

  /// Consumes the "half a" of "half a lemon" and the "half of" of "half of 17.3-ounce package", not the half of
  /// "cut in half".
  private mutating func takeHalfOfThing() -> Bool {
    var scan = self
    guard scan.takeTerm(.vague) == nil, scan.takeTerm(.half) != nil else { return false }
    scan.skipSpaces()
    if scan.takeTerm(.filler) != nil {
      scan.skipSpaces()
      if scan.isAtNumber {
        self = scan
        return true
      }
    }
    guard scan.takeTerm(.article) != nil, scan.isAtSpaceOrEnd else { return false }
    self = scan
    return true
  }
}
