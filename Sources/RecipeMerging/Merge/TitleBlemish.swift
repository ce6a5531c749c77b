import RecipeCore
import RecipeMatching
import Text

/// The defects that programs leave in titles, by which one of two titles is the worse.
package enum TitleBlemish: String, Sendable {
  /// Traces of markup.
  case markup
  /// The site's name.
  case siteName
  /// No capital letter.
  case noCapital
  /// Only capital letters.
  case capitals

  /// Returns the defect of a recipe's title, or `nil` if there is none.
  static func reason(_ recipe: Recipe) -> TitleBlemish? {
    let title = recipe.title
    if hasEntity(title) { return .markup }
    if TitleSegments.withoutSite(recipe) != title { return .siteName }
    let letters = Letters(title)
    guard letters.isCased else { return nil }
    if letters.capitals == 0 { return .noCapital }
    return letters.capitals == letters.count && letters.count > maximumAbbreviationLength
      ? .capitals : nil
  }

  /// The length up to which all capitals are an abbreviation: "BLT" and "PB&J".
  private static let maximumAbbreviationLength = 4

  /// True if there is `&amp;` or `&#39;`: escaped twice, as readers have decoded one level.
  private static func hasEntity(_ title: String) -> Bool {
    guard title.utf8.contains(UInt8(ascii: "&")) else { return false }
    return title.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
      .dropFirst().contains { rest in
        let name = rest.prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "#") }
        return (2...8).contains(name.count) && rest.dropFirst(name.count).first == UInt8(ascii: ";")
      }
  }

  /// The counts of a title's letters.
  private struct Letters {
    private(set) var count = 0
    private(set) var capitals = 0
    private(set) var isCased = false

    init(_ title: String) {
      for scalar in title.unicodeScalars {
        if scalar.isASCII { add(UInt8(truncatingIfNeeded: scalar.value)) } else { add(scalar) }
      }
    }

    /// Adds an ASCII letter; the standard library looks up a scalar's properties by a search.
    private mutating func add(_ byte: UInt8) {
      guard byte.isASCIILetter else { return }
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
