/// Durations in words: numbers, each followed by a unit.
enum PlainDuration {
  /// Parses the seconds of a lowercased text, at least and at most, or returns `nil` if it is not a
  /// duration.
  static func seconds(in text: String) -> ClosedRange<Double>? {
    if let range = alternatives(in: text) { return range }
    let text = wholeTime(in: text) ?? withoutCondition(text)
    guard let open = text.firstIndex(where: { "(（".contains($0) }),
      let before = sum(of: String(text[..<open]))
    else { return sum(of: text) }
    // What is in brackets explains the time before it, or is added to it.
    let inside = text[text.index(after: open)...].prefix { !")）".contains($0) }
    guard isAdded(inside), let more = sum(of: String(inside.drop { !$0.isLetter && !$0.isNumber }))
    else { return before }
    return before.lowerBound + more.lowerBound...before.upperBound + more.upperBound
  }

  /// Returns the range of two times with a stroke between them, either of which has a unit: "30 min / 1 h".
  private static func alternatives(in text: String) -> ClosedRange<Double>? {
    let parts = text.split(separator: "/").map(String.init)
    guard parts.count == 2,
      parts.allSatisfy({ $0.contains(where: \.isNumber) && $0.contains(where: \.isLetter) }),
      let first = sum(of: parts[0]), let second = sum(of: parts[1])
    else { return nil }
    return min(first.lowerBound, second.lowerBound)...max(first.upperBound, second.upperBound)
  }

  /// Returns the one of several times that says that it is the whole: "10 min active, 40 min total".
  private static func wholeTime(in text: String) -> String? {
    let end = text.firstIndex { "(（".contains($0) } ?? text.endIndex
    let parts = text[..<end].replacing("; ", with: ", ").split(separator: ", ")
    guard (2...4).contains(parts.count), parts.allSatisfy({ $0.contains(where: \.isNumber) })
    else { return nil }
    let wholes = parts.filter { part in
      part.split { !$0.isLetter }.contains(where: wordsForAll.contains)
    }
    return wholes.count == 1 ? withoutWordsForAll(wholes[0]) : nil
  }

  private static func withoutWordsForAll(_ part: Substring) -> String {
    part.split(separator: " ").filter { word in
      !wordsForAll.contains(word.filter(\.isLetter)[...])
    }.joined(separator: " ")
  }

  /// The words, in lower case, for the whole of a time.
  private static let wordsForAll: Set<Substring> = [
    "total", "altogether", "overall", "gesamt", "insgesamt", "totale", "totales", "totaal",
    "totalt", "łącznie", "razem", "celkem", "yhteensä", "összesen", "toplam", "всего",
  ]

  /// True for a text that begins with a word for addition: "plus one hour rising".
  private static func isAdded(_ text: Substring) -> Bool {
    let first = text.drop { $0 == " " }
    return first.hasPrefix("+") || first.prefix { $0.isLetter } == "plus"
  }

  /// Returns a text without the time that applies under a condition: "10 minutes, 1 hour if frozen".
  private static func withoutCondition(_ text: String) -> String {
    guard let comma = text.lastIndex(where: { ",;".contains($0) }),
      text[comma...].split(separator: " ").dropFirst(2).contains(where: conditions.contains),
      sum(of: String(text[..<comma])) != nil
    else { return text }
    return String(text[..<comma])
  }

  private static let conditions: Set<Substring> = [
    "if", "when", "wenn", "falls", "si", "se", "als", "om", "hvis", "jeśli", "если", "eğer",
  ]

  private static func sum(of text: String) -> ClosedRange<Double>? {
    let tokens = withIndonesianHours(NumberWords.replaced(in: tokens(of: text)))
    if let clock = ClockTime.seconds(in: text, tokens: tokens) { return clock...clock }
    // A duration is not negative.
    guard let first = tokens.first, !isMinus(first) else { return nil }
    var sum = DurationSum()
    for token in tokens {
      guard sum.add(token) else { return nil }
    }
    return sum.total
  }

  /// Returns tokens with the hour of Indonesian and Malay, "1 jam 30 menit", by its symbol; before
  /// another word it may be jam.
  private static func withIndonesianHours(_ tokens: [String]) -> [String] {
    tokens.indices.map { index in
      let isLast = index + 1 == tokens.count || number(tokens[index + 1]) != nil
      return tokens[index] == "jam" && isLast ? "h" : tokens[index]
    }
  }

  /// Splits a text between digits and letters: "1h30" has three tokens.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var kind = TokenKind.none
    // A longer text is not a duration, and would only cost time.
    for scalar in text.unicodeScalars.prefix(200) {
      let next = TokenKind(scalar)
      if next != .none {
        if next == kind, next != .fraction, let last = tokens.indices.last {
          tokens[last].unicodeScalars.append(scalar)
        } else {
          tokens.append(String(scalar))
        }
      }
      kind = next
    }
    return tokens
  }

  private enum TokenKind {
    case none, number, fraction, word, dash

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "0"..."9", ".", ",", "/", "\u{2044}": self = .number
      case "-", "~", "\u{2010}"..."\u{2015}", "\u{2212}", "\u{301C}", "\u{FF5E}": self = .dash
      default:
        let properties = scalar.properties
        if properties.numericType == .numeric, properties.numericValue.map({ $0 < 1 }) == true {
          self = .fraction
        } else {
          self = properties.isAlphabetic ? .word : .none
        }
      }
    }
  }

  /// Parses a token that is a number: "30", "1.5", "1,5", "1/2", "½".
  static func number(_ token: String) -> Double? {
    guard let first = token.unicodeScalars.first else { return nil }
    if TokenKind(first) == .fraction { return first.properties.numericValue }
    guard TokenKind(first) == .number else { return nil }
    let parts = token.unicodeScalars.split { $0 == "/" || $0 == "\u{2044}" }
    if parts.count == 2, let top = Double(String(parts[0])), let bottom = Double(String(parts[1])),
      bottom > 0
    {
      return top / bottom
    }
    return Double(String(token.map { $0 == "," ? "." : $0 }))
  }

  /// True if a number token is a fraction.
  static func isFraction(_ token: String) -> Bool {
    token.unicodeScalars.contains { $0 == "/" || $0 == "\u{2044}" || TokenKind($0) == .fraction }
  }

  /// True if a token separates the ends of a range: a dash, "to", "bis".
  static func isRange(_ token: String) -> Bool {
    isDash(token)
      || ["to", "till", "bis", "à", "a", "or", "oder", "ou", "o", "tot", "til", "do", "до"]
        .contains(token)
      || wordsForBetter.contains(token)
  }

  /// The words between a duration and one that would be better: "3 days, preferably 3 weeks".
  private static let wordsForBetter: Set<String> = [
    "preferably", "preferrably", "ideally", "better", "besser", "idealerweise", "lieber", "mieux",
    "idéalement", "mejor", "preferiblemente", "idealmente", "meglio", "preferibilmente", "liefst",
    "helst", "gärna", "najlepiej", "лучше", "желательно",
  ]

  /// True if a token joins summands: "1 and 1/2 hours".
  static func isAnd(_ token: String) -> Bool {
    ["and", "und", "et", "y", "e", "en", "och", "og", "i", "и", "plus"].contains(token)
  }

  /// True if a text with this first token is negative; a tilde means "about".
  private static func isMinus(_ token: String) -> Bool {
    isDash(token) && !token.hasPrefix("~")
  }

  private static func isDash(_ token: String) -> Bool {
    token.unicodeScalars.first.map { TokenKind($0) == .dash } ?? false
  }
}
