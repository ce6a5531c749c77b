import Ingredients
import RecipeScaling
import Text

/// The name of a food that several lines need, each of which may describe it: "onions" for "1 red onion"
/// and "2 large onions".
struct PurchaseName {
  /// The name.
  let text: String

  /// The most names that are put side by side.
  private static let maximumNameCount = 3

  /// Finds the name.
  ///
  /// - Parameters:
  ///   - needs: The lines; at least one.
  ///   - count: The number of things, if the food is only counted by itself.
  ///   - areSame: Returns true for two names of one food.
  init(
    _ needs: [NeededLine], count: Rational?, areSame: (String, String) -> Bool
  ) {
    let names = Self.distinct(needs.map(\.food))
    guard names.count > 1 else {
      text = Self.form(of: names.first ?? "", needs, count)
      return
    }
    let shared = Self.shared(names)
    text =
      !shared.isEmpty && areSame(shared, names[0])
      ? Self.form(of: shared, needs, count)
      : names.prefix(Self.maximumNameCount).joined(separator: " / ")
  }

  /// Returns a name in the form for a number of things.
  private static func form(of name: String, _ needs: [NeededLine], _ count: Rational?) -> String {
    guard let count, let first = needs.first else { return name }
    return AmountWriter(units: nil, language: first.line.language).name(ofFood: name, for: count)
  }

  /// Returns the names that differ in more than case, accents and number.
  private static func distinct(_ names: [String]) -> [String] {
    var distinct: [String] = []
    for name in names {
      let words = words(of: name)
      let isKnown = distinct.contains { other in
        let others = self.words(of: other)
        return others.count == words.count && zip(words, others).allSatisfy(areForms)
      }
      if !isKnown { distinct.append(name) }
    }
    return distinct
  }

  /// Returns the words of the first name that all names have.
  private static func shared(_ names: [String]) -> String {
    let others = names.dropFirst().map(words)
    let words = names[0].split(separator: " ").filter { word in
      let folded = self.words(of: String(word))
      return folded.allSatisfy { word in
        others.allSatisfy { $0.contains { areForms(word, $0) } }
      }
    }
    return words.joined(separator: " ")
  }

  /// Returns the words of a name without case and accents.
  private static func words(of name: String) -> [String] {
    TextFolding.foldedString(name).split(separator: " ").map(String.init)
  }

  /// True for the singular and the plural of a word, and for the same word.
  private static func areForms(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    let (one, other) = (Array(left.utf8), Array(right.utf8))
    return one[Plural.stem(one.indices, of: one)] == other[Plural.stem(other.indices, of: other)]
      || WordForms.others(of: one).contains(other)
  }
}
