/// The numbers of the records of each recipe, in one list.
struct RecipeMembers: Sendable {
  private var numbers: [UInt32] = []
  /// Where the numbers of each recipe end.
  private var ends: [Int] = []

  /// Makes an empty list with room for so many recipes and members.
  init(recipeCount: Int, memberCount: Int) {
    numbers.reserveCapacity(memberCount)
    ends.reserveCapacity(recipeCount)
  }

  /// How many recipes there are.
  var count: Int { ends.count }

  /// Adds a member of the recipe at hand.
  mutating func append(_ number: Int) {
    numbers.append(UInt32(truncatingIfNeeded: number))
  }

  /// Ends the recipe at hand.
  mutating func endRecipe() {
    ends.append(numbers.count)
  }

  /// The numbers of the members of a recipe.
  func of(_ place: Int) -> ArraySlice<UInt32> {
    numbers[(place > 0 ? ends[place - 1] : 0)..<ends[place]]
  }
}
