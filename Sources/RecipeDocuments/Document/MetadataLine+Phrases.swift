import Text

/// Facts in words, without a label.
extension MetadataLine {
  /// Reads `Serves 4`, `Takes about 90 minutes`, `Prep 30 min`.
  static func phrase(_ bytes: [UInt8], _ part: Range<Int>) -> Fact? {
    let part = trimmed(part, in: bytes)
    if let servings = servings(bytes, part) ?? time(named: bytes, part) { return servings }
    guard part.count <= 80, let space = bytes[part].firstIndex(of: 0x20), space > part.lowerBound,
      bytes[space..<part.upperBound].contains(where: \.isASCIIDigit),
      let key = phraseKeys[FoldedText.key(bytes[part.lowerBound..<space])]
    else { return nil }
    let value = trimmed(space..<part.upperBound, in: bytes)
    let isAmount = value.first.map { startsAmount(bytes[$0...].prefix(8)) } ?? false
    return isAmount ? Fact(key: key, value: withoutMarks(bytes, value)) : nil
  }

  /// Reads `Arbeitszeit ca. 10 Minuten`, `cuisson 12 min`: a name of a time, and a duration.
  private static func time(named bytes: [UInt8], _ part: Range<Int>) -> Fact? {
    guard part.count <= 60, let digit = bytes[part].firstIndex(where: \.isASCIIDigit),
      digit > part.lowerBound
    else { return nil }
    let name = String(decoding: bytes[part.lowerBound..<digit], as: UTF8.self)
      .split { " :~".contains($0) }
      .filter { !HeadingYield.approximations.contains(FoldedText.words($0.utf8)) }
      .joined(separator: " ")
    guard let key = RecipeKey(name.utf8), key.isTime else { return nil }
    let value = digit..<part.upperBound
    let text = String(decoding: bytes[value], as: UTF8.self)
    let isExplicit = TimeKey.isExplicit(name)
    guard isExplicit || !name.contains(" ") && TimeWords.areIn(text),
      RecipeDuration.isStated(by: text)
    else { return nil }
    return Fact(key: key, value: value, isNamedByVerb: !isExplicit)
  }

  /// Reads `4 servings`, `about 6 portions`.
  private static func servings(_ bytes: [UInt8], _ part: Range<Int>) -> Fact? {
    guard part.count <= 40, let space = bytes[part].lastIndex(of: 0x20),
      bytes[part.lowerBound..<space].contains(where: \.isASCIIDigit),
      case let word = FoldedText.key(bytes[space..<part.upperBound]),
      servingWords.contains(word)
        || HeadingYield.servings.contains(word) && beginsYield(bytes[part])
    else { return nil }
    return Fact(key: .yield, value: withoutMarks(bytes, withoutSentence(bytes, part)))
  }

  /// True for a digit, or a word before a number of servings: "Serve 4", "Pour 6".
  private static func beginsYield(_ part: ArraySlice<UInt8>) -> Bool {
    if part.first?.isASCIIDigit == true { return true }
    let word = part.prefix { $0 != 0x20 }
    return part[word.endIndex...].dropFirst().first?.isASCIIDigit == true && isLead(word)
  }

  private static func isLead(_ word: ArraySlice<UInt8>) -> Bool {
    let word = FoldedText.words(word)
    return HeadingYield.prepositions.contains(word) || HeadingYield.verbs.contains(word)
      || HeadingYield.wordsOfServing.contains(word)
  }

  /// Returns a range without the marks at its end that belong to the surrounding sentence.
  private static func withoutMarks(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    let isOpen = bytes[range].contains(UInt8(ascii: "("))
    var end = range.upperBound
    while end > range.lowerBound + 1, isMark(bytes[end - 1], isOpen: isOpen) { end -= 1 }
    return range.lowerBound..<end
  }

  private static func isMark(_ byte: UInt8, isOpen: Bool) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ")") && !isOpen
  }

  /// Returns what the last number of a longer text counts: "2 people" of "One portion is for 2
  /// people".
  private static func withoutSentence(_ bytes: [UInt8], _ part: Range<Int>) -> Range<Int> {
    let words = bytes[part].split(separator: 0x20)
    let isLed = words.first.map(isLead) ?? false
    guard words.count > 3 || isLed,
      var number = words.lastIndex(where: { $0.first?.isASCIIDigit ?? false })
    else { return part }
    // "8 - 10 portions"
    if number > 1, words[number - 2].first?.isASCIIDigit ?? false,
      ["-", "–", "to", "bis", "à"].contains(String(decoding: words[number - 1], as: UTF8.self))
    {
      number -= 2
    }
    return words[number].startIndex..<part.upperBound
  }

  /// True for a digit, or a word such as "about" before one.
  private static func startsAmount(_ value: ArraySlice<UInt8>) -> Bool {
    guard let first = value.first else { return false }
    if first.isASCIIDigit || first == UInt8(ascii: "~") { return true }
    let word = FoldedText.words(value.prefix { $0 != 0x20 })
    return ["about", "around", "approx", "roughly", "time", "up", "for", "at", "in"].contains(word)
  }

  private static let servingWords: Set<String> = [
    "servings", "serving", "portions", "portionen", "personen", "personnes", "porciones",
    "porzioni", "porties", "people",
  ]

  private static let phraseKeys: [String: RecipeKey] = [
    "serves": .yield, "makes": .yield, "yields": .yield, "feeds": .yield, "takes": .totalTime,
    "prep": .prepTime, "cook": .cookTime, "cooking": .cookTime, "ready": .totalTime,
    "total": .totalTime, "preparation": .prepTime,
    "rating": .rating,
  ]
}
