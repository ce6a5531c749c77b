/// The part of a line that begins with a further amount: the "2 yolks" of "1 egg plus 2 yolks".
package struct JoinedAmount {
  /// Its place in the line's UTF-8, to the end.
  package let range: Range<Int>
  /// The offset of the word that joins it.
  package let joint: Int
  /// Its text.
  package let text: String
  /// True if it is needed instead of the first, not as well: "1 lemon or 2 limes".
  package let isInstead: Bool
  /// True if it is taken from the first: "1 cup minus 2 tablespoons flour".
  let isLess: Bool

  /// Finds the first one behind the amounts of a line.
  ///
  /// - Parameters:
  ///   - line: The parsed line.
  ///   - language: The BCP 47 tag of the recipe's language, if known: "of" is Dutch for "or", and in
  ///     "2 cans of 400 g" it joins nothing.
  package init?(in line: ParsedIngredient, language: String? = nil) {
    // The same in other units may stand behind both foods: "2 large or 3 small shallots (about 1/2 cup)".
    let others = [line.alternative, line.packageSize].compactMap(\.self).filter {
      $0.range.lowerBound <= line.foodRange.lowerBound
    }
    let ends = ([line.amount].compactMap(\.self) + others).map(\.range.upperBound)
    self.init(in: line, after: ends.max() ?? 0, isDutch: language?.hasPrefix("nl") ?? false)
  }

  /// Finds the first one after an offset.
  ///
  /// - Returns: `nil` if no joining word is followed by an amount there. In a preparation only "plus"
  ///   joins, and "or" after a comma before a measure or another food: "cut into 2 or 3 pieces" has no
  ///   amount. Nor have dimensions: "(1/2 inch thick and 4 inches wide)".
  private init?(in line: ParsedIngredient, after start: Int, isDutch: Bool) {
    let end = line.text.utf8.count
    var offset = start
    var joint: Int?
    var isInstead = false
    var isLess = false
    var depth = 0
    let isLength = line.amount?.unit?.kind == .length
    var needsMeasure = false
    var followsComma = false
    var opensClause = false
    for word in line.substring(start..<end).split(separator: " ", omittingEmptySubsequences: false)
    {
      let isDigits = word.first?.isNumber == true
      if let joint, isDigits || Self.isNumber(word) || Self.beginsUnit(word) {
        let text = line.substring(offset..<end)
        let parsed = ParsedIngredient(text)
        let amount = parsed.amount
        let isWritten = isDigits || amount?.unit != nil || parsed.packageSize != nil
        if isWritten, amount?.range.lowerBound == 0,
          !needsMeasure || amount?.unit?.isMeasured == true || opensClause && parsed.countsFood,
          isLength || amount?.unit?.kind != .length
        {
          range = offset..<end
          self.joint = joint
          self.text = text
          self.isInstead = isInstead
          self.isLess = isLess
          return
        }
      }
      let isPreparation = line.preparationRange.map { offset >= $0.lowerBound } ?? false
      let name = word.drop { "(,".contains($0) }.lowercased()
      isInstead = Self.choices.contains(name) || name == "of" && isDutch
      isLess = Self.differences.contains(name)
      depth += word.count { $0 == "(" } - word.count { $0 == ")" }
      let isChoice = isInstead || depth <= 0 && Self.conjunctions.contains(name)
      needsMeasure = isPreparation && isChoice
      opensClause =
        isInstead && (followsComma || offset == line.preparationRange?.lowerBound)
      let mayChoose = !isPreparation || followsComma || offset == line.preparationRange?.lowerBound
      followsComma = word.last == ","
      joint = Self.sums.contains(name) || isLess || isChoice && mayChoose ? offset : nil
      offset += word.utf8.count + 1
    }
    return nil
  }

  /// True for a number in words that is no article: the "one" of "or one (15-oz) can".
  private static func isNumber(_ word: Substring) -> Bool {
    var word = String(word)
    return word.withUTF8 { bytes in
      var scanner = LineScanner(bytes)
      return scanner.takePlainNumberWord() != nil && scanner.isAtEnd
    }
  }

  /// True for an article, and for a pinch without one: "en een snuf zout", "i szczypta soli".
  private static func beginsUnit(_ word: Substring) -> Bool {
    var word = String(word)
    return word.withUTF8 { bytes in
      var scanner = LineScanner(bytes)
      let term = scanner.takeTerm {
        $0.roles.contains(.article) || $0.unit == .pinch || $0.unit == .handful
      }
      return term != nil && scanner.isAtEnd
    }
  }

  private static let sums: Set<String> = ["plus", "+", "más", "mais", "più"]

  private static let differences: Set<String> = ["minus", "less", "weniger", "moins"]

  /// The words for "and".
  static let conjunctions: Set<String> = [
    "and", "&", "und", "et", "y", "e", "en", "och", "og", "i", "и",
  ]

  /// The words for "or".
  static let choices: Set<String> = [
    "or", "oder", "ou", "o", "eller", "или", "lub",
  ]
}

extension ParsedIngredient {
  /// True if the amount counts a food, not the time, the parts or the people of "or 2 hours".
  fileprivate var countsFood: Bool {
    guard let amount, amount.unit?.kind ?? .count == .count,
      let word = foodName.split(separator: " ").last?.lowercased()
    else { return false }
    return !Self.others.contains(word) && !onlyDescribesFood
  }

  /// The words, other than foods, that numbers in a preparation count: "soaked for 2 hours".
  private static let others: Set<String> = [
    "second", "seconds", "minute", "minutes", "hour", "hours", "day", "days", "week", "weeks",
    "night",
    "time", "times", "piece", "pieces", "part", "parts", "half", "halves", "quarter", "quarters",
    "wedge",
    "wedges", "slice", "slices", "chunk", "chunks", "strip", "strips", "portion", "portions",
    "serving",
    "servings", "person", "people", "each", "more", "layer", "layers", "batch", "batches",
    "degrees", "way",
    "ways", "side", "sides", "inches", "of",
  ]
}

extension MeasureUnit {
  /// True if it measures weights or volumes.
  fileprivate var isMeasured: Bool { kind == .mass || kind == .volume }
}
