import Text

/// Moves over the scalars of a query.
struct QueryReader: Sendable {
  /// The query.
  let scalars: [Unicode.Scalar]
  /// Where it stands.
  private(set) var index = 0

  /// Stands at the beginning of a query.
  init(_ query: String) {
    scalars = Array(query.unicodeScalars)
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { index >= scalars.count }

  /// The scalar that comes next.
  var next: Unicode.Scalar? { isAtEnd ? nil : scalars[index] }

  /// Whether white space or the end comes next.
  var isAtSpace: Bool { next?.properties.isWhitespace ?? true }

  /// Whether what comes next ends a word: white space, a parenthesis, a comma that separates.
  var isAtWordEnd: Bool {
    guard let next else { return true }
    return next.properties.isWhitespace || next == "(" || next == ")" || isAtSeparatingComma
  }

  /// Moves over so many scalars.
  mutating func skip(_ count: Int = 1) {
    index = min(index + count, scalars.count)
  }

  /// Moves over a text if it comes next.
  mutating func take(_ text: String) -> Bool {
    guard scalars[index...].starts(with: text.unicodeScalars) else { return false }
    index += text.unicodeScalars.count
    return true
  }

  /// Moves over white space and commas: "chicken, lemon" are two words.
  mutating func skipSeparators() {
    while let next, next.properties.isWhitespace || next == "," { index += 1 }
  }

  /// Moves to the end of the word that comes next; an address may have anything but white space.
  mutating func takeWord() -> Range<Int> {
    let start = index
    let isAddress = isAtAddress
    while isAddress ? !isAtSpace : !isAtWordEnd { index += 1 }
    return start..<index
  }

  /// Whether a word in capitals, such as `OR`, comes next and is whole.
  func isAt(_ keyword: QueryKeyword) -> Bool {
    let letters = keyword.rawValue.unicodeScalars
    guard scalars[index...].starts(with: letters) else { return false }
    var end = self
    end.skip(letters.count)
    return end.isAtWordEnd
  }

  /// The name of ASCII letters that comes next, when a colon follows it; an address such as
  /// `http://…` has none.
  var nameBeforeColon: Range<Int>? {
    var end = index
    while end < scalars.count, scalars[end].isASCIILetter || scalars[end] == "_" { end += 1 }
    guard end > index, end < scalars.count, scalars[end] == ":" else { return nil }
    return scalars[(end + 1)...].starts(with: "//".unicodeScalars) ? nil : index..<end
  }

  /// The text between two offsets.
  func text(_ range: Range<Int>) -> String {
    String(scalars: scalars[range])
  }

  /// Whether a comma comes next that is not part of a number, as that of "1,5" is.
  private var isAtSeparatingComma: Bool {
    guard next == "," else { return false }
    let neighbours = [index - 1, index + 1]
    return !neighbours.allSatisfy { scalars.indices.contains($0) && scalars[$0].isDigit }
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
