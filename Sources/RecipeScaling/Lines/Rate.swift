/// Lines that give an amount for each of something, or a ratio, which scaling leaves: "1 tsp salt per pound of meat",
/// "盐量 = 猪肉斤数 * 6 克", "2 parts water, 1 part sugar".
enum Rate {
  /// True if a line is one, before its first remark or comma.
  static func isGiven(by line: String) -> Bool {
    let head = line.prefix(maximumLength).lowercased().prefix { !marks.contains($0) }
    return isForEach(head) || isProduct(head) || isChineseRate(head) || isInParts(line)
  }

  /// True for a ratio, which holds for any amount: "2 parts water, 1 part sugar".
  private static func isInParts(_ line: String) -> Bool {
    let words = line.prefix(maximumLength).lowercased().split { $0 == " " || $0 == "," }
    let parts = zip(words, words.dropFirst()).filter { number, name in
      number.first?.isNumber == true && partNames.contains(name)
    }
    return words.dropFirst().first.map(partNames.contains) == true && parts.count > 1
  }

  private static let partNames: Set<Substring> = [
    "part", "parts", "teil", "teile", "teilen", "partie", "parties", "parte", "partes", "parti",
    "del", "delar", "deel", "delen",
  ]

  /// The maximum number of characters that are looked at.
  private static let maximumLength = 300
  private static let marks: Set<Character> = ["(", "（", ",", "，", ";", "；"]

  /// True for "per pound", "per 2 pounds", "pro Person", "for every 500 g".
  private static func isForEach(_ text: Substring) -> Bool {
    let words = text.split(separator: " ")
    // "9 ml/person"
    let shares = words.compactMap { $0.split(separator: "/").dropFirst().last }
    if shares.contains(where: { persons.contains(String($0)) }) { return true }
    return zip(words, words.dropFirst()).contains { first, second in
      let next = second.prefix { $0.isLetter }
      return joints.contains(first) && things.contains(String(next))
        || first == "for" && (next == "each" || next == "every")
    } || isForSeveral(words)
  }

  /// True for "per 2 pounds", not for "per 4 persone" and "pro 4 osoby", where the joint means "for".
  private static func isForSeveral(_ words: [Substring]) -> Bool {
    zip(words, zip(words.dropFirst(), words.dropFirst(2))).contains { joint, measure in
      (joint == "per" || joint == "pro") && measure.0.first?.isNumber == true
        && severalThings.contains(String(measure.1.prefix { $0.isLetter }))
    }
  }

  private static let severalThings: Set<String> = [
    "pound", "pounds", "lb", "lbs", "ounces", "cups", "pints", "quarts", "gallons", "people",
    "persons", "servings", "portions", "guests", "portionen", "personen",
  ]

  private static let persons: Set<String> = [
    "person", "people", "guest", "serving", "portion", "personne", "persona", "pessoa", "persoon",
  ]

  private static let joints: Set<Substring> = [
    "per", "pro", "par", "por", "pr", "pr.", "na", "на",
  ]

  private static let things: Set<String> = [
    "person", "people", "guest", "head", "serving", "portion", "pound", "lb", "lbs", "kg", "kilo",
    "kilogram", "kilogramm", "gram", "cup", "pint", "quart", "gallon", "liter", "litre", "egg",
    "loaf",
    "bowl", "glass", "plate", "sandwich", "burger", "cocktail", "drink", "jar", "bottle", "taco",
    "pizza", "steak", "chop", "fillet", "breast", "cookie", "cupcake", "muffin", "pancake",
    "persoon", "personne", "convive", "part", "persona", "ración", "porción", "comensal", "pessoa",
    "porção", "porzione", "portie", "osobę", "porcję", "człowieka", "человека", "порцию", "литр",
  ]

  /// True for a product with something that has no number: "salt = pounds of pork * 6 g".
  private static func isProduct(_ text: Substring) -> Bool {
    text.indices.contains { place in
      guard text[place] == "*" || text[place] == "×" else { return false }
      let before = text[..<place].filter { $0 != " " }
      let after = text[text.index(after: place)...].first { $0 != " " }
      guard after?.isNumber == true, before.last?.isLetter == true else { return false }
      if let sign = before.lastIndex(where: { $0 == "=" || $0 == "＝" }) {
        return before[before.index(after: sign)...].first?.isLetter == true
      }
      return before.last.map(numbers.contains) ?? false
    }
  }

  /// The last characters of words for a number in Chinese.
  private static let numbers: Set<Character> = ["数", "數", "量"]

  /// True for 每: "盐 每 500g 肉 5g", not for what is of every day.
  private static func isChineseRate(_ text: Substring) -> Bool {
    guard let place = text.firstIndex(of: "每") else { return false }
    let next = text[text.index(after: place)...].first
    return next != "日" && next != "天" && text.contains(where: \.isNumber)
  }
}
