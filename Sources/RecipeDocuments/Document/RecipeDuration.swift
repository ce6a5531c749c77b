/// Times as recipes write them: ISO 8601 durations with the usual mistakes, and plain texts.
package enum RecipeDuration {
  /// Reads whole minutes from `PT1H30M`, `P30M`, "1 h 20 min", "1½ hours", "1:30" or "45".
  ///
  /// Of a range the upper end counts; a number alone is minutes; seconds round up.
  ///
  /// - Returns: `nil` when the text is no time, is negative or is longer than a year.
  package static func minutes(in text: String) -> Int? {
    if let seconds = ISODuration.seconds(in: text) { return minutes(ofSeconds: seconds) }
    guard !ISODuration.isMeant(by: text) else { return nil }
    return PlainDuration.seconds(in: text.cleaned(.line).lowercased()).flatMap(minutes)
  }

  /// Whole minutes, rounded up; `nil` when negative or longer than a year.
  static func minutes(ofSeconds seconds: Double) -> Int? {
    guard seconds >= 0, seconds <= longest else { return nil }
    let minutes = seconds / 60
    let whole = Int(minutes)
    return Double(whole) < minutes ? whole + 1 : whole
  }

  private static let longest = 366.0 * 24 * 3600

  /// How many seconds a unit has, by the letters its word begins with; longest beginnings first.
  ///
  /// English, German, French, Spanish, Italian, Portuguese, Dutch, Nordic, Polish, Czech, Hungarian,
  /// Russian, Chinese, Japanese and Korean.
  static func seconds(ofUnit word: some StringProtocol) -> Double? {
    letters[String(word)] ?? units.first { word.hasPrefix($0.beginning) }?.seconds
  }

  private static let letters: [String: Double] = [
    "s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800,
  ]

  private static let units: [(beginning: String, seconds: Double)] = [
    ("std", 3600), ("stund", 3600), ("sek", 1), ("sec", 1), ("seg", 1), ("秒", 1), ("сек", 1),
    ("mon", 2_592_000), ("min", 60), ("мин", 60), ("分", 60), ("분", 60), ("perc", 60),
    ("hod", 3600), ("hour", 3600), ("heur", 3600), ("hora", 3600), ("hr", 3600),
    ("ora", 3600), ("ore", 3600), ("óra", 3600), ("uur", 3600), ("uren", 3600), ("tim", 3600),
    ("godz", 3600), ("час", 3600), ("小时", 3600), ("小時", 3600), ("時間", 3600), ("시간", 3600),
    ("day", 86_400), ("dag", 86_400), ("dia", 86_400), ("día", 86_400),
    ("tag", 86_400), ("jour", 86_400), ("giorn", 86_400), ("天", 86_400), ("日", 86_400),
    ("week", 604_800), ("woch", 604_800), ("semain", 604_800),
  ]
}

/// ISO 8601 durations: `PnW`, `PnDTnHnMnS`, and what sites make of them.
private enum ISODuration {
  /// Whether a text begins as a duration does, and so is nothing else.
  static func isMeant(by text: String) -> Bool {
    let start = text.utf8.prefix(2).map { $0 | 0x20 }
    guard start.count == 2, start[0] == UInt8(ascii: "p") else { return false }
    return start[1] == UInt8(ascii: "t") || start[1] &- UInt8(ascii: "0") < 10
  }

  /// Reads a text; a missing `T`, days after it, and units without a number pass.
  ///
  /// - Returns: `nil` when it is something else, or has no number at all.
  static func seconds(in text: String) -> Double? {
    var bytes = text.utf8.makeIterator()
    guard let first = bytes.next(), first | 0x20 == UInt8(ascii: "p") else { return nil }
    var total = 0.0
    var number = Number()
    var hasNumber = false
    while let byte = bytes.next() {
      if number.take(byte) { continue }
      guard byte | 0x20 != UInt8(ascii: "t") || number.isStarted else { continue }
      guard let unit = seconds(ofUnit: byte | 0x20) else { return nil }
      if number.isStarted {
        total += number.value * unit
        hasNumber = true
      }
      number = Number()
    }
    return hasNumber && !number.isStarted ? total : nil
  }

  private static func seconds(ofUnit letter: UInt8) -> Double? {
    switch letter {
    case UInt8(ascii: "w"): 604_800
    case UInt8(ascii: "d"): 86_400
    case UInt8(ascii: "h"): 3600
    case UInt8(ascii: "m"): 60
    case UInt8(ascii: "s"): 1
    default: nil
    }
  }

  /// A decimal number, taken digit by digit.
  private struct Number {
    /// Whether there has been a digit.
    private(set) var isStarted = false
    private var digits = 0.0
    private var scale = 1.0
    private var hasPoint = false

    init() {}

    /// What the digits say.
    var value: Double { digits / scale }

    /// Takes a digit, point or comma; `false` for anything else.
    mutating func take(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        isStarted = true
        digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
        if hasPoint { scale *= 10 }
      case UInt8(ascii: "."), UInt8(ascii: ","): hasPoint = true
      default: return false
      }
      return true
    }
  }
}

/// Times in words: numbers, each with the unit that follows it.
private enum PlainDuration {
  static func seconds(in text: String) -> Double? {
    if let clock = clock(text) { return clock }
    var total = 0.0
    var pending: Double?
    var isRange = false
    var hasUnit = false
    let tokens = tokens(of: text)
    guard tokens.first != "-" else { return nil }
    for token in tokens {
      if let number = number(token) {
        guard pending == nil || isRange || isFraction(token) else { return nil }
        pending = isFraction(token) && !isRange ? (pending ?? 0) + number : number
        isRange = false
      } else if let number = pending {
        isRange = isRangeWord(token)
        if isRange { continue }
        guard let unit = RecipeDuration.seconds(ofUnit: token) else { return nil }
        total += number * unit
        hasUnit = true
        pending = nil
      }
    }
    // A number at the end without a unit: "45", or the minutes of "1h30".
    if let pending { return total + pending * 60 }
    return hasUnit ? total : nil
  }

  /// `1:30` is hours and minutes.
  private static func clock(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 2, parts[0].utf8.count <= 3,
      let hours = UInt16(parts[0]), let minutes = UInt16(parts[1]), minutes < 60
    else { return nil }
    return Double(hours) * 3600 + Double(minutes) * 60
  }

  /// Cuts a text where digits and letters meet: "1h30" has three tokens.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var kind = TokenKind.none
    // More is no time, and would only cost one.
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
      case "0"..."9", ".", ",", "/": self = .number
      case "-", "–", "—", "~": self = .dash
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

  private static func number(_ token: String) -> Double? {
    guard let first = token.unicodeScalars.first else { return nil }
    if TokenKind(first) == .fraction { return first.properties.numericValue }
    let parts = token.split(separator: "/")
    if parts.count == 2, let top = Double(parts[0]), let bottom = Double(parts[1]), bottom > 0 {
      return top / bottom
    }
    return Double(String(token.map { $0 == "," ? "." : $0 }))
  }

  private static func isFraction(_ token: String) -> Bool {
    token.contains("/") || token.unicodeScalars.first.map { TokenKind($0) == .fraction } == true
  }

  private static func isRangeWord(_ token: String) -> Bool {
    ["-", "–", "—", "~", "to", "bis", "à", "a", "or", "and", "und"].contains(token)
  }
}
