/// The foods of a recipe: words of its ingredient lines without amounts, units and preparation.
///
/// Synonyms are replaced by one name, see `FoodSynonyms`; plurals are folded; text without spaces
/// between its words is split into bigrams.
package struct FoodTokens: Sendable {
  /// The distinct foods by ascending hash, with the first line of each.
  package let tokens: [FoodToken]
  /// The folded text that contains the tokens; see `FoodToken.range`.
  package let bytes: [UInt8]
  /// The total weight of the tokens.
  package let weight: Float
  /// The number of lines with a food that no line before them has.
  let lineCount: Int

  /// Creates foods from sorted tokens.
  init(tokens: [FoodToken], bytes: [UInt8]) {
    self.tokens = tokens.trimmed
    self.bytes = bytes.trimmed
    weight = tokens.reduce(0) { $0 + $1.weight }
    lineCount = tokens.reduce(into: LineSet()) { $0.insert($1.line) }.count
  }

  /// Reads the foods of ingredient lines; for many recipes keep a `FoodTokenizer`.
  package init(_ lines: [String], synonyms: FoodSynonyms) {
    var tokenizer = FoodTokenizer(synonyms: synonyms)
    self = tokenizer.tokens(of: lines)
  }

  /// Returns the first byte and the length of a token.
  @inline(__always)
  func sketch(of token: FoodToken) -> (first: UInt8, count: UInt8) {
    (bytes[Int(token.start)], token.length)
  }

  /// Returns the folded stem of a token.
  func bytes(of token: FoodToken) -> ArraySlice<UInt8> { bytes[token.range] }

  /// Returns the words of the foods in a line.
  func words(ofLine line: UInt8) -> [ArraySlice<UInt8>] {
    tokens.filter { $0.line == line }.flatMap { bytes(of: $0).split(separator: 0x20) }
  }

  /// True if a word of a title or a stem is one of the foods, or a misspelling of one.
  func names(_ hash: UInt64, _ word: ArraySlice<UInt8>) -> Bool {
    tokens.contains { $0.hash == hash }
      || tokens.contains { WordLikeness.areAlike(word, bytes(of: $0)) }
  }

  /// Returns the word of a token, for messages: with its plural, or the whole run of a bigram.
  package func text(of token: FoodToken) -> String {
    let isRun = WideText.isWide(at: token.range.lowerBound, of: bytes)
    let range = isRun ? run(around: token) : word(around: token)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the range of the overlapping bigrams around a token.
  private func run(around token: FoodToken) -> Range<Int> {
    let parts = tokens.filter { $0.line == token.line }.map(\.range)
      .sorted { $0.lowerBound < $1.lowerBound }
    var run = token.range
    for part in parts where part.overlaps(run) {
      run = run.lowerBound..<max(run.upperBound, part.upperBound)
    }
    for part in parts.reversed() where part.overlaps(run) {
      run = min(run.lowerBound, part.lowerBound)..<run.upperBound
    }
    return run
  }

  private func word(around token: FoodToken) -> Range<Int> {
    let end = bytes[token.range.upperBound...].firstIndex(of: 0x20) ?? bytes.count
    return token.range.lowerBound..<end
  }
}
