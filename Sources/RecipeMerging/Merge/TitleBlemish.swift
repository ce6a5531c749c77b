import RecipeCore
import RecipeMatching

/// What a program left behind in a title, by which one of two titles of a dish is the worse.
enum TitleBlemish {
  /// What is wrong with a recipe's title, in words; `nil` when nothing is.
  static func reason(_ recipe: Recipe) -> String? {
    let title = recipe.title
    if hasEntity(title) { return "has traces of markup" }
    if TitleSegments.withoutSite(recipe) != title { return "carries the site's name" }
    let letters = Letters(title)
    guard letters.isCased else { return nil }
    if letters.capitals == 0 { return "has no capital letter" }
    return letters.capitals == letters.count && letters.count > longestAbbreviation
      ? "is in capitals" : nil
  }

  /// "BLT" and "PB&J" are no shouting.
  private static let longestAbbreviation = 4

  /// Whether there is `&amp;` or `&#39;`: escaped twice, as readers have decoded one.
  private static func hasEntity(_ title: String) -> Bool {
    guard title.utf8.contains(UInt8(ascii: "&")) else { return false }
    return title.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
      .dropFirst().contains { rest in
        let name = rest.prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "#") }
        return (2...8).contains(name.count) && rest.dropFirst(name.count).first == UInt8(ascii: ";")
      }
  }

  /// The letters of a title.
  private struct Letters {
    private(set) var count = 0
    private(set) var capitals = 0
    private(set) var isCased = false

    init(_ title: String) {
      for scalar in title.unicodeScalars {
        if scalar.isASCII { add(UInt8(truncatingIfNeeded: scalar.value)) } else { add(scalar) }
      }
    }

    /// Adds an ASCII letter; what the standard library knows of scalars takes it a search.
    private mutating func add(_ byte: UInt8) {
      guard (byte | 0x20) &- UInt8(ascii: "a") < 26 else { return }
      count += 1
      if byte.isASCIICapital { capitals += 1 }
      isCased = true
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
      guard scalar.properties.isAlphabetic else { return }
      count += 1
      if scalar.properties.isUppercase { capitals += 1 }
      if scalar.properties.isCased { isCased = true }
    }
  }
}
