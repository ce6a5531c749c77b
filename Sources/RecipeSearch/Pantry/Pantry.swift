import Ingredients
package import RecipeCore

/// The foods at hand, and the number of others that a recipe may need.
package struct Pantry: Sendable {
  /// The maximum number of missing foods.
  package let maximumMissingCount: Int
  private let items: [PantryFood]
  private let assumed: Set<UInt64>
  private let words: PantryWords

  /// Parses a list of foods.
  ///
  /// - Parameters:
  ///   - list: Foods separated by commas: `eggs, flour, milk`.
  ///   - maximumMissingCount: The maximum number of missing foods.
  ///   - synonyms: Synonyms in addition to the built-in ones; see `MatchSettings.foodSynonyms`.
  /// - Returns: `nil` if the list contains no food.
  package init?(_ list: String, maximumMissingCount: Int, synonyms: [[String]] = []) {
    let words = PantryWords(synonyms: synonyms)
    var reader = PantryReader(words)
    items = list.split(whereSeparator: { $0 == "," || $0.isNewline || $0 == ";" })
      .flatMap { reader.foods(of: String($0)) }
    guard !items.isEmpty else { return nil }
    self.words = words
    assumed = words.assumed
    self.maximumMissingCount = max(0, maximumMissingCount)
  }

  /// Creates a pantry with the same foods and another number of missing foods.
  private init(_ pantry: Pantry, maximumMissingCount: Int) {
    self.maximumMissingCount = maximumMissingCount
    items = pantry.items
    assumed = pantry.assumed
    words = pantry.words
  }

  /// The same pantry without a limit on missing foods.
  var withoutLimit: Pantry { Pantry(self, maximumMissingCount: .max) }

  /// Returns a reader of ingredient lines, for many recipes.
  package func reader() -> PantryReader { PantryReader(words) }

  /// Returns the foods that a recipe needs and that are not at hand.
  ///
  /// - Returns: `nil` if it needs more than `maximumMissingCount` other foods, uses none of those at hand,
  ///   or has no ingredients.
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
      guard missing.count < maximumMissingCount else { return nil }
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

  /// Returns how a food is covered: its distinguishing words must be among those of foods at hand
  /// all of whose distinguishing words it has.
  private func cover(of food: PantryFood) -> Cover {
    guard !food.words.isSubset(of: assumed) else { return .assumed }
    var known: Set<UInt64> = []
    for item in items where item.telling.isSubset(of: food.words) { known.formUnion(item.words) }
    guard !known.isEmpty else { return .missing }
    return food.telling.isSubset(of: known) || food.words.isSubset(of: known.union(assumed))
      ? .atHand : .missing
  }
}
