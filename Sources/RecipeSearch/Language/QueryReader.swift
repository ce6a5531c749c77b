import Text

/// A scanner of the scalars of a query.
struct QueryReader: Sendable {
  /// The query.
  let scalars: [Unicode.Scalar]
  /// The index of the next scalar.
  private(set) var index = 0

  /// Creates a reader at the beginning of a query.
  init(_ query: String) {
    scalars = Array(query.unicodeScalars)
  }

  /// True if every scalar has been read.
  var isAtEnd: Bool { index >= scalars.count }

  /// The next scalar.
  var next: Unicode.Scalar? { isAtEnd ? nil : scalars[index] }

  /// True if white space or the end comes next.
  var isAtSpace: Bool { next?.properties.isWhitespace ?? true }

  /// True if the next scalar ends a word: white space, a parenthesis or a separating comma.
  var isAtWordEnd: Bool {
    guard let next else { return true }
    return next.properties.isWhitespace || next == "(" || next == ")" || isAtSeparatingComma
  }

  /// Skips a number of scalars.
  mutating func skip(_ count: Int = 1) {
    index = min(index + count, scalars.count)
  }

  /// Consumes a text if it comes next.
  mutating func take(_ text: String) -> Bool {
    guard scalars[index...].starts(with: text.unicodeScalars) else { return false }
    index += text.unicodeScalars.count
    return true
  }

  /// Skips white space and commas: "chicken, lemon" are two words.
  mutating func skipSeparators() {
    while let next, next.properties.isWhitespace || next == "," { index += 1 }
  }

  /// Consumes a word; an address may contain anything but white space.
  mutating func takeWord() -> Range<Int> {
    let start = index
    let isAddress = isAtAddress
    while isAddress ? !isAtSpace : !isAtWordEnd { index += 1 }
    return start..<index
  }

  /// True if an operator in capitals, such as `OR`, comes next as a whole word.
  func isAt(_ keyword: QueryKeyword) -> Bool {
    let letters = keyword.rawValue.unicodeScalars
    guard scalars[index...].starts(with: letters) else { return false }
    var end = self
    end.skip(letters.count)
    return end.isAtWordEnd
  }

  /// The range of a name of ASCII letters if a colon follows it; `http://…` has none.
  var nameBeforeColon: Range<Int>? {
    var end = index
    while end < scalars.count, scalars[end].isASCIILetter || scalars[end] == "_" { end += 1 }
    guard end > index, end < scalars.count, scalars[end] == ":" else { return nil }
    return scalars[(end + 1)...].starts(with: "//".unicodeScalars) ? nil : index..<end
  }

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String {
    String(scalars: scalars[range])
  }

  /// True if a comma comes next that is not part of a number such as "1,5".
  private var isAtSeparatingComma: Bool {
    guard next == "," else { return false }
    let neighbours = [index - 1, index + 1]
    return !neighbours.allSatisfy { scalars.indices.contains($0) && scalars[$0].isASCIIDigit }
  }

  private var isAtAddress: Bool {
    let rest = scalars[index...]
    return rest.starts(with: "http://".unicodeScalars)
      || rest.starts(with: "https://".unicodeScalars)
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }
}
