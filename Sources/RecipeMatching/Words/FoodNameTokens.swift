/// The parts of the names that stand for groups of names, one behind the other.
///
/// They are asked for in every line of every recipe, by all processors at once. Lists in a list would
/// have each of them count references to the same few lists, and wait for the others to do so.
package struct FoodNameTokens: Sendable {
  /// A part of a name whose text is among that of all.
  struct Token: Sendable {
    /// A hash of its folded stem.
    package let hash: UInt64
    /// Where its folded stem is.
    fileprivate let text: Range<Int>
    /// How telling it is.
    let tier: FoodToken.Tier
  }

  /// A part of a name with a text of its own.
  typealias Part = (hash: UInt64, bytes: ArraySlice<UInt8>, tier: FoodToken.Tier)

  private var tokens: [Token] = []
  /// Where the parts of each group begin, and where those of the last end.
  private var starts = [0]
  /// The folded stems.
  private var text: [UInt8] = []

  /// Appends the parts of the name of the next group.
  mutating func append(_ parts: [Part]) {
    for part in parts {
      let start = text.count
      text.append(contentsOf: part.bytes)
      tokens.append(Token(hash: part.hash, text: start..<text.count, tier: part.tier))
    }
    starts.append(tokens.count)
  }

  /// The numbers of the parts of a group.
  @inline(__always)
  func numbers(ofGroup group: Int) -> Range<Int> { starts[group]..<starts[group + 1] }

  /// The part of a number.
  @inline(__always)
  subscript(number: Int) -> Token { tokens[number] }

  /// Appends the folded stem of a part behind a space, and tells where it is.
  @inline(__always)
  func appendText(of token: Token, to bytes: inout [UInt8]) -> Range<Int> {
    if bytes.last ?? 0x20 > 0x20 { bytes.append(0x20) }
    let start = bytes.count
    for place in token.text { bytes.append(text[place]) }
    return start..<bytes.count
  }
}
