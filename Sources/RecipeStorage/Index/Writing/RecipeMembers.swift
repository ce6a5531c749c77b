import RecipeCore

/// The numbers of the records of each recipe, in one list.
struct RecipeMembers: Sendable {
  private var numbers: [UInt32] = []
  /// Where the numbers of each recipe end.
  private var ends: [Int] = []

  /// Lists the members of recipes; `nil` when one of them is in no place.
  init?(_ recipes: ArraySlice<RankedRecipe>, of places: RecordPlaces) {
    ends.reserveCapacity(recipes.count)
    for recipe in recipes {
      for member in recipe.merged.members {
        guard let number = places[member.reference] else { return nil }
        numbers.append(UInt32(truncatingIfNeeded: number))
      }
      ends.append(numbers.count)
    }
  }

  /// Joins lists of recipes that follow each other.
  init(_ parts: [RecipeMembers]) {
    numbers.reserveCapacity(parts.reduce(0) { $0 + $1.numbers.count })
    ends.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts {
      let start = numbers.count
      numbers += part.numbers
      ends += part.ends.map { $0 + start }
    }
  }

  /// How many recipes there are.
  var count: Int { ends.count }

  /// The numbers of the members of a recipe.
  func of(_ place: Int) -> ArraySlice<UInt32> {
    numbers[(place > 0 ? ends[place - 1] : 0)..<ends[place]]
  }
}
