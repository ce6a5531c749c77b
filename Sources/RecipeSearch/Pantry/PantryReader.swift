import RecipeMatching

/// A reader of the foods in ingredient lines, which reuses its buffers.
package struct PantryReader {
  private var tokenizer: FoodTokenizer
  private let qualities: Set<UInt64>

  /// Creates a reader with the given vocabulary.
  init(_ words: PantryWords) {
    tokenizer = FoodTokenizer(synonyms: words.synonyms)
    qualities = words.qualities
  }

  /// Returns the alternative foods of a line: one, or several for "butter or oil".
  mutating func foods(of line: String) -> [PantryFood] {
    Self.choices(in: line).compactMap { choice in
      let words = Set(tokenizer.tokens(of: [choice]).tokens.map(\.hash))
      return words.isEmpty ? nil : PantryFood(words: words, qualities: qualities)
    }
  }

  private static func choices(in line: String) -> [String] {
    guard mayHaveChoice(line) else { return [line] }
    let words = line.split(separator: " ")
    return words.split { conjunctions.contains($0) }.map { $0.joined(separator: " ") }
  }

  /// True if a word begins with "o", as all conjunctions do: most lines need no closer look.
  private static func mayHaveChoice(_ line: String) -> Bool {
    var last: UInt8 = 0
    for byte in line.utf8 {
      if byte == UInt8(ascii: "o"), last == 0x20 { return true }
      last = byte
    }
    return false
  }

  private static let conjunctions: Set<Substring> = ["or", "oder", "ou"]
}
