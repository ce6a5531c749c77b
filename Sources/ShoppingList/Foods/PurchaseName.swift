import Ingredients
import RecipeScaling
import Text

/// The name of a food that several lines need, each of which may describe it: "onions" for "1 red onion"
/// and "2 large onions".
struct PurchaseName {
  /// The name.
  let text: String

  /// The most names that are put side by side.
  private static let mostNames = 3

  /// Finds the name.
  ///
  /// - Parameters:
  ///   - needs: The lines; at least one.
  ///   - count: The number of things, if the food is only counted by itself.
  init(_ needs: [NeededLine], count: Rational?) {
    let name = Self.common(needs.map(\.food))
    guard let count, let first = needs.first else {
      text = name
      return
    }
    text = AmountWriter(units: nil, language: first.line.language).name(ofFood: name, for: count)
  }

  /// Returns what all names have in common, else the names that differ.
  private static func common(_ foods: [String]) -> String {
    var seen: Set<[String]> = []
    let names = foods.filter { seen.insert(words(of: $0)).inserted }
    guard names.count > 1, let first = names.first else { return foods.first ?? "" }
    let shortest = names.min { words(of: $0).count < words(of: $1).count } ?? first
    let needed = Set(words(of: shortest))
    if names.allSatisfy({ needed.isSubset(of: words(of: $0)) }) { return shortest }
    let length = commonEnd(of: names.map(words))
    guard length == 0 else {
      return first.split(separator: " ").suffix(length).joined(separator: " ")
    }
    return names.prefix(mostNames).joined(separator: " / ")
  }

  /// Returns the number of words that all names end with.
  private static func commonEnd(of names: [[String]]) -> Int {
    guard let first = names.first else { return 0 }
    return (1...max(1, first.count)).prefix { length in
      names.allSatisfy { $0.suffix(length) == first.suffix(length) && $0.count >= length }
    }.last ?? 0
  }

  /// Returns the words of a name without case, accents and the "s" of a plural.
  private static func words(of name: String) -> [String] {
    name.split(separator: " ").map { word in
      let folded = TextFolding.foldedString(String(word))
      return folded.count > 3 && folded.hasSuffix("s") ? String(folded.dropLast()) : folded
    }
  }
}
