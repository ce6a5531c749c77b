/// The foods of ingredient lines as they are written: folded, without amounts and preparation.
///
/// `FoodTokens` know many names of one food, but a misspelt name is none of them. So the lines that
/// they leave without a counterpart are compared by their letters, see `LineSpelling`.
struct LineNames: Sendable {
  /// The names, one behind the other.
  private var text: [UInt8] = []
  /// The end of each name.
  private var ends: [UInt32] = []

  /// Appends the name of the next line.
  mutating func append(_ name: ArraySlice<UInt8>) {
    text.append(contentsOf: name)
    ends.append(UInt32(truncatingIfNeeded: text.count))
  }

  /// Reserves memory for the names of a number of lines.
  mutating func reserveCapacity(_ count: Int) {
    text.reserveCapacity(count * 12)
    ends.reserveCapacity(count)
  }

  /// The same names in no more memory than they take.
  var trimmed: LineNames {
    var trimmed = self
    trimmed.text = text.trimmed
    trimmed.ends = ends.trimmed
    return trimmed
  }

  /// The names of a line's food; a name without words when it was not read.
  func name(ofLine line: UInt8) -> SpeltName {
    Int(line) < ends.count ? SpeltName(range(ofLine: Int(line)), of: text) : SpeltName([])
  }

  private func range(ofLine line: Int) -> Range<Int> {
    (line > 0 ? Int(ends[line - 1]) : 0)..<Int(ends[line])
  }
}
