/// The foods of ingredient lines as they are written: folded, without amounts and preparation.
///
/// `FoodTokens` know many names of one food, but a misspelt name is none of them. So the lines that
/// they leave without a counterpart are compared by their letters, see `LineSpelling`.
struct LineNames: Sendable {
  /// Bytes of a name beyond these are not looked at: it is a sentence.
  private static let byteLimit = 80
  private static let separator = UInt8(ascii: "\n")

  /// The names, each followed by a separator.
  private var text: [UInt8] = []

  /// Appends the name of the next line, up to its first comma.
  mutating func append(_ line: ParsedIngredient) {
    var whole = line.text
    whole.withUTF8 { bytes in
      let food = bytes[line.foodRange.clamped(to: bytes.indices)].prefix(Self.byteLimit)
      var cutter = FoodLineCutter(UnsafeBufferPointer(rebasing: food))
      _ = cutter.appendSegment(to: &text)
    }
    text.append(Self.separator)
  }

  /// How a line names its food; a name without words when it was not read.
  func name(ofLine line: UInt8) -> SpeltName {
    var start = text.startIndex
    for _ in 0..<line {
      guard let end = text[start...].firstIndex(of: Self.separator) else { return SpeltName([]) }
      start = end + 1
    }
    return SpeltName(Array(text[start...].prefix { $0 != Self.separator }))
  }
}
