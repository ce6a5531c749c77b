/// A line of an ingredient list that states the yield and nothing else: "Serves 4", "Zutaten für 4
/// Portionen:", "Yield: 12 rolls".
enum YieldLine {
  /// Returns the yield that a line states, or `nil` for an ingredient.
  static func yield(in line: String) -> String? {
    guard line.utf8.count <= longest else { return nil }
    let hasColon = line.hasSuffix(":") || line.hasSuffix("：")
    let text = line.filter { !"()（）[]*_".contains($0) }.cleaned(.line)
    if let value = labelled(text) { return value }
    let words = IngredientHeading.name(of: text).split(separator: " ")
    guard let place = words.firstIndex(where: isNumber), AmountText.isPlainCount(words[place])
    else { return nil }
    let lead = words[..<place].map { FoldedText.words($0.utf8) }
    let counted = words[(place + 1)...].map { FoldedText.words($0.utf8) }
    guard counted.count <= mostWords, !TimeWords.areIn(text) else { return nil }
    guard states(lead, counted, hasColon: hasColon) else { return nil }
    return words[place...].joined(separator: " ").cleaned(.line)
  }

  /// Returns the number in a preposition and a number with nothing else but a remark behind a comma, "Para 4 o 5, según
  /// el hambre.", or `nil` for any other text.
  static func number(in line: String) -> String? {
    guard line.utf8.count <= longest, let text = line.split(separator: ",").first else {
      return nil
    }
    let words = text.split { $0.isWhitespace || $0 == "." || $0 == ":" }
    guard words.count == 2 || words.count == 4,
      HeadingYield.prepositions.contains(FoldedText.words(words[0].utf8)),
      AmountText.isPlainCount(words[1])
    else { return nil }
    if words.count == 4 {
      guard wordsForOr.contains(FoldedText.words(words[2].utf8)), AmountText.isPlainCount(words[3])
      else { return nil }
    }
    return words.dropFirst().joined(separator: " ")
  }

  private static let wordsForOr: Set<String> = [
    "or", "to", "oder", "bis", "ou", "a", "o", "u", "of", "tot", "eller", "til", "till", "lub",
    "do", "или", "до",
  ]

  /// The maximum length of a line, in bytes.
  private static let longest = 80
  /// The maximum number of words for what is counted.
  private static let mostWords = 4

  /// Returns the value of "Servings: 4".
  private static func labelled(_ text: String) -> String? {
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }),
      RecipeKey(text[..<colon].utf8) == .yield
    else { return nil }
    let value = String(text[text.index(after: colon)...]).cleaned(.line)
    return value.first?.isNumber == true ? value : nil
  }

  /// True if the words before and after a number make it that of servings.
  private static func states(_ lead: [String], _ counted: [String], hasColon: Bool) -> Bool {
    let isOfServings = counted.first.map(HeadingYield.servings.contains) ?? false
    guard let last = lead.last else { return isOfServings && counted.count == 1 }
    if HeadingYield.verbs.contains(last) {
      let isMeasure = counted.first.flatMap(AmountText.unit) != nil
      return lead.count <= 2 && (!isMeasure || counted.count == 1)
    }
    let isPreposition = HeadingYield.prepositions.contains(last)
    let name = lead.dropLast(isPreposition ? 1 : 0).joined(separator: " ")
    guard !name.isEmpty else {
      return isPreposition && (isOfServings || hasColon && !counted.isEmpty)
    }
    let isHeading = SectionKind(heading: name, isNested: true)?.holdsIngredients ?? false
    return isHeading && (isOfServings || isPreposition && !counted.isEmpty)
  }

  private static func isNumber(_ word: Substring) -> Bool {
    word.first.map { $0.isNumber } ?? false
  }
}

extension AmountText {
  /// True for a whole number or a range of them, which count people: "4", "4-6", "4–6".
  fileprivate static func isPlainCount(_ word: Substring) -> Bool {
    let parts = word.split { "-–—/".contains($0) }
    return (1...2).contains(parts.count)
      && parts.allSatisfy { Int($0).map { (1...999).contains($0) } ?? false }
  }
}
