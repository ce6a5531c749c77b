/// Lines that credit the source of a recipe.
enum Credit {
  /// True if a line starts with a credit: "Adapted from", "Recipe from".
  static func begins(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }
    guard let first = text.first, "AaRrOoIiSsFfVv".utf8.contains(first) else { return false }
    let words = FoldedText.words(text.prefix(32))
    return beginnings.contains { words.hasPrefix($0) }
  }

  private static let beginnings = [
    "adapted from", "adapted slightly from", "slightly adapted from", "recipe from",
    "recipe adapted from", "original recipe", "originally from", "inspired by", "source ", "from ",
    "via ",
  ]
}
