import Ingredients
import Text

/// The number of people in a sentence: "One portion is enough for two people", 一份正好够 2 个人.
enum ServingsSentence {
  /// Returns the number with the word for people or portions, or `nil` if no clause of the text states it.
  static func yield(in text: String) -> String? {
    guard text.utf8.count <= longest else { return nil }
    for clause in clauses(of: text) {
      let words = words(of: clause)
      for (index, word) in words.enumerated() where people.contains(word) {
        guard let (number, start) = number(before: index, in: words),
          isStatement(words[..<start], words[start], words[(index + 1)...])
        else { continue }
        return "\(number) \(word)"
      }
    }
    return onePortion.contains(FoldedText.words(text.utf8)) ? portion(in: text) : nil
  }

  /// Returns the yield that is a clause of a short text and nothing else: "From my aunt, for 6 people, with
  /// rice.", or `nil` if there is none.
  static func clause(of text: String) -> String? {
    guard text.utf8.count <= longestLine else { return nil }
    return clauses(of: text).firstNonNil { clause in
      let words = clause.split(whereSeparator: \.isWhitespace)
      guard words.count <= mostWordsOfClause,
        let number = words.firstIndex(where: { $0.first?.isNumber == true }),
        case let lead = words[..<number].map({ FoldedText.words($0.utf8) }),
        case let counted = words[(number + 1)...], let what = counted.first
      else { return nil }
      let isOfServings = HeadingYield.servings.contains(FoldedText.words(what.utf8))
      let isLed = lead.last.map(HeadingYield.prepositions.contains) ?? true
      let ending = lead.filter { !HeadingYield.approximations.contains($0) }.suffix(2)
      let isStated =
        ending.last.map(HeadingYield.verbs.contains) ?? false
        || isLed && ending.first.map(HeadingYield.verbs.contains) ?? false
      guard counted.count == 1, isOfServings ? isLed || isStated : isStated,
        !TimeWords.areIn(String(clause)), !clause.contains("°"),
        isOfServings || (AmountText.unit(String(what))?.kind ?? .count) == .count
      else { return nil }
      return words[number...].joined(separator: " ")
    }
  }

  /// The maximum number of words of a clause: "Dosi per 4 persone".
  private static let mostWordsOfClause = 5

  /// The maximum length of a line that is searched for a clause, in bytes.
  private static let longestLine = 120

  /// Returns the parts between marks, and of a sum or a product its result: "1 serving * 2 = 2 servings".
  private static func clauses(of text: String) -> [Substring] {
    text.split { ",.;:!?()[]，。；：！？（）、".contains($0) || $0.isNewline }
      .map { $0.split(separator: "=").last ?? $0 }
  }

  /// True if the number of people is behind "for" or "serves", is digits that begin the clause, or ends it but
  /// for what they do: "enough for 2 people", "3 人食用", not "one person cannot finish it".
  private static func isStatement(
    _ before: ArraySlice<String>, _ number: String, _ after: ArraySlice<String>
  ) -> Bool {
    let isWide = after.contains { $0.unicodeScalars.contains { $0.value >= 0x2E80 } }
    let most = isWide ? mostCharacters : mostWords
    if after.count <= most, !after.contains(where: negations.contains) { return true }
    let words = before.map { FoldedText.words($0.utf8) }
      .filter { !HeadingYield.approximations.contains($0) }
    guard words.count == 1 || !(before + after).contains(where: negations.contains) else {
      return false
    }
    guard let last = words.last else { return number.first?.isNumber == true }
    return HeadingYield.prepositions.contains(last) || HeadingYield.verbs.contains(last)
      || last == "feed" || last == "serve"
  }

  /// The maximum number of words, or of characters of scripts without spaces, behind the people.
  private static let (mostWords, mostCharacters) = (3, 6)

  private static let negations: Set<String> = [
    "not", "cannot", "can't", "never", "nicht", "pas", "no", "non", "não", "niet", "inte", "ikke",
    "nie", "не", "不", "没", "沒",
  ]

  /// The maximum length of a text, in bytes.
  private static let longest = 400

  /// Returns the words in lower case; between numbers and words of scripts without spaces, and of
  /// the latter, known words are split off.
  private static func words(of text: Substring) -> [String] {
    var words: [String] = []
    var rest = text.lowercased()[...]
    while let first = rest.first {
      if first.isNumber && first.isASCII {
        let number = rest.prefix { $0.isASCII && $0.isNumber }
        words.append(String(number))
        rest = rest[number.endIndex...]
      } else if let word = wide.first(where: { rest.hasPrefix($0) }) {
        words.append(word)
        rest = rest.dropFirst(word.count)
      } else if first.isLetter, first.unicodeScalars.allSatisfy({ $0.value < 0x2E80 }) {
        let word = rest.prefix { $0.isLetter && $0.unicodeScalars.allSatisfy { $0.value < 0x2E80 } }
        words.append(String(word))
        rest = rest[word.endIndex...]
      } else {
        if !first.isWhitespace { words.append(String(first)) }
        rest = rest.dropFirst()
      }
    }
    return words
  }

  /// Returns the number, or the range of numbers, that ends right before a word, and where it starts.
  private static func number(
    before index: Int, in words: [String]
  ) -> (number: String, start: Int)? {
    guard index > 0, let upper = number(words[index - 1]) else { return nil }
    guard index > 2, dashes.contains(words[index - 2]), let lower = number(words[index - 3]) else {
      return (upper, index - 1)
    }
    return ("\(lower)-\(upper)", index - 3)
  }

  private static func number(_ word: String) -> String? {
    if let number = Int(word) { return (1...99).contains(number) ? word : nil }
    return numbers[word].map { String($0) } ?? NumberWords.number(in: word).map { String($0) }
  }

  /// Returns the text that stands for one portion.
  private static func portion(in text: String) -> String {
    text.unicodeScalars.contains { $0.value >= 0x2E80 } ? "1 份" : "1 serving"
  }

  private static let dashes: Set<String> = ["-", "–", "~", "～", "to", "至", "到", "bis", "à", "a"]

  private static let people: Set<String> = [
    "people", "persons", "person", "adults", "servings", "portionen", "personen", "personne",
    "personnes", "personas", "persone", "pessoas", "personer", "osób", "osoby", "человек", "персон",
    "人份", "个人", "個人", "人前", "人分", "人",
  ]

  private static let wide = [
    "人份", "个人", "個人", "人前", "人分", "人", "一", "二", "两", "兩", "三", "四", "五", "六", "七", "八",
    "九", "十",
  ]

  private static let numbers = [
    "一": 1, "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
    "十": 10,
  ]

  private static let onePortion: Set<String> = [
    "per serving", "per portion", "one serving", "one portion", "for one serving",
    "for one portion", "pro portion", "par portion", "por porción", "per porzione", "每份", "一份",
    "1 份", "1人份",
  ]
}
