import RecipeMatching

/// Finds the foods of ingredient lines, line after line, in the same space.
package struct PantryReader {
  private var tokenizer: FoodTokenizer
  private let qualities: Set<UInt64>

  /// Makes a reader that knows what words mean.
  init(_ words: PantryWords) {
    tokenizer = FoodTokenizer(synonyms: words.synonyms)
    qualities = words.qualities
  }

  /// The foods of a line, any of which will do: one, or several for "butter or oil".
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

  /// Whether a word begins with the "o" of all conjunctions: most lines need no closer look.
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
