package import RecipeMatching

/// The recipes merged by an earlier run, reused if none of their members changed.
package struct EarlierRecipes: Sendable {
  private let numbers: [Int32]
  private let recipe: @Sendable (_ members: [Int]) -> MergedRecipe?

  /// Creates access to the earlier recipes.
  ///
  /// - Parameters:
  ///   - numbers: The number that each present record had in the earlier run, or -1 if it is new or
  ///     changed; missing records count as new.
  ///   - recipe: Returns the recipe that was merged from exactly the records with these numbers,
  ///     ascending and at least two, with the present weights of their sources, or `nil` if there
  ///     was none. Only its values and their provenance are used. It is called on any thread, at
  ///     most once for each present recipe.
  package init(
    numbers: [Int32], recipe: @escaping @Sendable (_ members: [Int]) -> MergedRecipe?
  ) {
    self.numbers = numbers
    self.recipe = recipe
  }

  /// Returns the recipe that was merged from a cluster, or `nil` if any record is new or changed.
  package func recipe(of cluster: RecordCluster) -> MergedRecipe? {
    var members: [Int] = []
    members.reserveCapacity(cluster.members.count)
    for member in cluster.members {
      guard member < numbers.count, numbers[member] >= 0 else { return nil }
      members.append(Int(numbers[member]))
    }
    return recipe(members)
  }
}
