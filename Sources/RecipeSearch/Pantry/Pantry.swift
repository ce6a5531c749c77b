import Ingredients
package import RecipeCore

/// The foods at hand, and how many others a recipe may need.
package struct Pantry: Sendable {
  /// How many foods may be missing at most.
  package let mostMissing: Int
  private let items: [PantryFood]
  private let assumed: Set<UInt64>
  private let words: PantryWords

  /// Reads a list of foods.
  ///
  /// - Parameters:
  ///   - list: Foods between commas: `eggs, flour, milk`.
  ///   - mostMissing: How many foods may be missing at most.
  ///   - synonyms: Names of one food beside the built-in ones, see `MatchSettings.foodSynonyms`.
  /// - Returns: `nil` when nothing of the list is a food.
  package init?(_ list: String, mostMissing: Int, synonyms: [[String]] = []) {
    let words = PantryWords(synonyms: synonyms)
    var reader = PantryReader(words)
    items = list.split(whereSeparator: { $0 == "," || $0.isNewline || $0 == ";" })
      .flatMap { reader.foods(of: String($0)) }
    guard !items.isEmpty else { return nil }
    self.words = words
    assumed = words.assumed
    self.mostMissing = max(0, mostMissing)
  }

  /// The same foods, with another number of foods that may be missing.
  private init(_ pantry: Pantry, mostMissing: Int) {
    self.mostMissing = mostMissing
    items = pantry.items
    assumed = pantry.assumed
    words = pantry.words
  }

  /// The same pantry, whatever is missing.
  var withoutLimit: Pantry { Pantry(self, mostMissing: .max) }

  /// A reader of ingredient lines, for many recipes.
  package func reader() -> PantryReader { PantryReader(words) }

  /// What a recipe needs beside the foods at hand.
  ///
  /// - Returns: `nil` when it needs more than `mostMissing` foods, none of those at hand, or does
  ///   not say what it needs.
  package func shortfall(of recipe: Recipe, _ reader: inout PantryReader) -> PantryShortfall? {
    var missing: [String] = []
    var known: Set<PantryFood> = []
    var usesAny = false
    for line in recipe.ingredients {
      let choices = reader.foods(of: line)
      guard !choices.isEmpty else { continue }
      let cover = choices.map(cover(of:))
      usesAny = usesAny || cover.contains(.atHand)
      guard cover.allSatisfy({ $0 == .missing }), !known.contains(choices[0]),
        !ParsedIngredient(line).isOptional
      else { continue }
      guard missing.count < mostMissing else { return nil }
      missing.append(line)
      known.insert(choices[0])
    }
    return usesAny ? PantryShortfall(missing: missing.map(PantryShortfall.name)) : nil
  }

  private enum Cover {
    case atHand
    case assumed
    case missing
  }

  /// Whether a food is there: its telling words must be among those of foods at hand all of whose
  /// telling words it has.
  private func cover(of food: PantryFood) -> Cover {
    guard !food.words.isSubset(of: assumed) else { return .assumed }
    var known: Set<UInt64> = []
    for item in items where item.telling.isSubset(of: food.words) { known.formUnion(item.words) }
    guard !known.isEmpty else { return .missing }
    return food.telling.isSubset(of: known) || food.words.isSubset(of: known.union(assumed))
      ? .atHand : .missing
  }
}
