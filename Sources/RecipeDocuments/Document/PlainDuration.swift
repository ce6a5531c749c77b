/// Times in words: numbers, each with the unit that follows it.
enum PlainDuration {
  /// Seconds of the lower-cased text; `nil` when it is no time.
  static func seconds(in text: String) -> Double? {
    if let clock = clock(text) { return clock }
    let tokens = tokens(of: text)
    // A time below zero is none.
    guard tokens.first != "-" else { return nil }
    var sum = Sum()
    for token in tokens {
      guard sum.add(token) else { return nil }
    }
    return sum.total
  }

  /// Numbers and units on their way to a sum.
  private struct Sum {
    private var seconds = 0.0
    private var number: Double?
    private var isRange = false
    private var hasUnit = false

    /// The sum; a number at the end without a unit is minutes: "45", "1h30".
    var total: Double? {
      if let number { return seconds + number * 60 }
      return hasUnit ? seconds : nil
    }

    /// Takes the next token; `false` when it cannot be part of a time.
    mutating func add(_ token: String) -> Bool {
      if let value = PlainDuration.number(token) {
        return add(value, isFraction: PlainDuration.isFraction(token))
      }
      // Words before a number say what the time is for.
      guard let number else { return true }
      isRange = PlainDuration.isRangeWord(token)
      guard !isRange else { return true }
      guard let unit = RecipeDuration.seconds(ofUnit: token) else { return false }
      seconds += number * unit
      self.number = nil
      hasUnit = true
      return true
    }

    /// "1" and "½" are one number; of "20" and "30" the later counts if a dash is between them.
    private mutating func add(_ value: Double, isFraction: Bool) -> Bool {
      guard number == nil || isRange || isFraction else { return false }
      number = isFraction && !isRange ? (number ?? 0) + value : value
      isRange = false
      return true
    }
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

  fileprivate static func number(_ token: String) -> Double? {
    guard let first = token.unicodeScalars.first else { return nil }
    if TokenKind(first) == .fraction { return first.properties.numericValue }
    let parts = token.split(separator: "/")
    if parts.count == 2, let top = Double(parts[0]), let bottom = Double(parts[1]), bottom > 0 {
      return top / bottom
    }
    return Double(String(token.map { $0 == "," ? "." : $0 }))
  }

  fileprivate static func isFraction(_ token: String) -> Bool {
    token.contains("/") || token.unicodeScalars.first.map { TokenKind($0) == .fraction } == true
  }

  fileprivate static func isRangeWord(_ token: String) -> Bool {
    ["-", "–", "—", "~", "to", "bis", "à", "a", "or", "and", "und"].contains(token)
  }
}
