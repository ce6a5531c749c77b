/// The foods of a recipe: words of its ingredient lines without amounts, units and preparation.
///
/// Names of one food are one name, see `FoodSynonyms`; plurals are folded; text without spaces
/// between its words is told by pairs of letters.
struct FoodTokens: Sendable {
  /// The foods by ascending hash, each once, with the first line that names it.
  let tokens: [FoodToken]
  /// The folded text that the tokens are parts of; see `FoodToken.range`.
  let bytes: [UInt8]
  /// The sum of the weights of all tokens.
  let weight: Float

  /// Makes foods of tokens that are in order.
  init(tokens: [FoodToken], bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
    weight = tokens.reduce(0) { $0 + $1.weight }
  }

  /// Finds the foods of ingredient lines; for many recipes keep a `FoodTokenizer`.
  init(_ lines: [String], synonyms: FoodSynonyms) {
    var tokenizer = FoodTokenizer(synonyms: synonyms)
    self = tokenizer.tokens(of: lines)
  }

  /// The folded stem of a token, for messages.
  func text(of token: FoodToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }
}
