package import RecipeMatching

/// What an earlier run merged, to be taken again where no member changed.
package struct EarlierRecipes: Sendable {
  private let numbers: [Int32]
  private let recipe: @Sendable (_ members: [Int]) -> MergedRecipe?

  /// Makes a way to them.
  ///
  /// - Parameters:
  ///   - numbers: For each record of now the number it had in the earlier run, or -1 when it is new
  ///     or changed; records that are not counted are new.
  ///   - recipe: Gives the recipe that was made of exactly the records with these numbers, ascending
  ///     and at least two, by sources of the weights they have now; `nil` when there was none. Only
  ///     its values and their provenance count. It is called on any thread, at most once for each
  ///     recipe of now.
  package init(
    numbers: [Int32], recipe: @escaping @Sendable (_ members: [Int]) -> MergedRecipe?
  ) {
    self.numbers = numbers
    self.recipe = recipe
  }

  /// The recipe that was made of the records of a cluster; `nil` when any is new or changed.
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
