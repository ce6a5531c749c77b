/// The foods of ingredient lines as they are written: folded, without amounts and preparation.
///
/// `FoodTokens` know many names of one food, but a misspelt name is none of them. So the lines that
/// they leave without a counterpart are compared by their letters, see `LineSpelling`.
struct LineNames: Sendable {
  /// The names, one behind the other.
  private var text: [UInt8] = []
  /// Where each name ends.
  private var ends: [UInt32] = []
  private var letters: [NameLetters] = []
  /// True if a name comes again.
  private(set) var hasRepeats = false

  /// Appends the name of the next line, and its letters.
  mutating func append(_ name: ArraySlice<UInt8>, _ lettersOfName: NameLetters) {
    text.append(contentsOf: name)
    ends.append(UInt32(truncatingIfNeeded: text.count))
    letters.append(lettersOfName)
    let line = letters.count - 1
    hasRepeats = hasRepeats || (0..<line).contains { areOne($0, line) }
  }

  /// The same names in no more memory than they take.
  var trimmed: LineNames {
    var trimmed = self
    trimmed.text = text.trimmed
    trimmed.ends = ends.trimmed
    trimmed.letters = letters.trimmed
    return trimmed
  }

  /// How a line names its food; a name without words when it was not read.
  func name(ofLine line: UInt8) -> SpeltName {
    Int(line) < ends.count ? SpeltName(range(ofLine: Int(line)), of: text) : SpeltName([])
  }

  /// True if two lines have one name that is not empty.
  func areOne(_ line: Int, _ other: Int) -> Bool {
    guard max(line, other) < letters.count, letters[line] == letters[other] else { return false }
    let (name, otherName) = (text[range(ofLine: line)], text[range(ofLine: other)])
    return !name.isEmpty && name.elementsEqual(otherName)
  }

  /// The letters of a line's name.
  func letters(ofLine line: UInt8) -> NameLetters {
    Int(line) < letters.count ? letters[Int(line)] : NameLetters()
  }

  private func range(ofLine line: Int) -> Range<Int> {
    (line > 0 ? Int(ends[line - 1]) : 0)..<Int(ends[line])
  }
}
