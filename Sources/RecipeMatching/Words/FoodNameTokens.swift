/// The words of the canonical names of synonym groups in flat arrays.
///
/// They are read for every line of every recipe, by all processors at once. With nested arrays the
/// processors would contend for the reference counts of the same few arrays.
package struct FoodNameTokens: Sendable {
  /// A word of a name, with its text in the common buffer.
  struct Token: Sendable {
    /// The hash of its folded stem.
    package let hash: UInt64
    /// The range of its folded stem.
    fileprivate let text: Range<Int>
    /// Its distinctiveness.
    let tier: FoodToken.Tier
  }

  /// A word of a name with its own text.
  typealias Part = (hash: UInt64, bytes: ArraySlice<UInt8>, tier: FoodToken.Tier)

  private var tokens: [Token] = []
  /// The offset of the words of each group, and the end of the last.
  private var starts = [0]
  /// The folded stems.
  private var text: [UInt8] = []

  /// Appends the words of the name of the next group.
  mutating func append(_ parts: [Part]) {
    for part in parts {
      let start = text.count
      text.append(contentsOf: part.bytes)
      tokens.append(Token(hash: part.hash, text: start..<text.count, tier: part.tier))
    }
    starts.append(tokens.count)
  }

  /// Returns the indices of the words of a group.
  @inline(__always)
  func numbers(ofGroup group: Int) -> Range<Int> { starts[group]..<starts[group + 1] }

  /// The word with an index.
  @inline(__always)
  subscript(number: Int) -> Token { tokens[number] }

  /// Appends the folded stem of a word after a space, and returns its range.
  @inline(__always)
  func appendText(of token: Token, to bytes: inout [UInt8]) -> Range<Int> {
    if bytes.last ?? 0x20 > 0x20 { bytes.append(0x20) }
    let start = bytes.count
    for place in token.text { bytes.append(text[place]) }
    return start..<bytes.count
  }
}
