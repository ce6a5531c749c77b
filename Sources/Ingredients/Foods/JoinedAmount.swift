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
    var search = JointSearch(line, isDutch: isDutch)
    // The "plus" of "9 oz vodka (1 cup plus 2 tablespoons)" belongs to an amount that is read already.
    let taken = [line.alternative, line.packageSize].compactMap { $0?.range }
    for word in line.substring(start..<end).split(separator: " ", omittingEmptySubsequences: false)
    {
      if let joint = search.joint, !taken.contains(where: { $0.contains(joint) }),
        Self.beginsAmount(word)
      {
        let text = line.substring(offset..<end)
        if search.accepts(ParsedIngredient(text), after: word) {
          range = offset..<end
          self.joint = joint
          self.text = text
          isInstead = search.isInstead
          isLess = search.isLess
          return
        }
      }
      search.read(word, at: offset)
      offset += word.utf8.count + 1
    }
    return nil
  }

  /// True for digits, numbers in words, articles, and pinches without a number.
  private static func beginsAmount(_ word: Substring) -> Bool {
    word.first?.isNumber == true || isNumber(word) || beginsUnit(word)
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

  /// The words that add another amount.
  static let sums: Set<String> = ["plus", "+", "más", "mais", "più"]

  /// The words that take another amount away.
  static let differences: Set<String> = ["minus", "less", "weniger", "moins"]

  /// The words for "and".
  static let conjunctions: Set<String> = [
    "and", "&", "und", "et", "y", "e", "en", "och", "og", "i", "и",
  ]

  /// The words for "or".
  static let choices: Set<String> = [
    "or", "oder", "ou", "o", "eller", "или", "lub",
  ]
}
