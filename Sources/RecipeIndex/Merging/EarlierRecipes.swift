import RecipeCore
import RecipeMatching
import RecipeMerging

/// The recipes merged by an earlier run, reused if none of their members changed.
struct EarlierRecipes: Sendable {
  /// The values of a merged recipe, without its members.
  struct Values: Sendable {
    /// The surviving values.
    let content: RecipeContent
    /// Their provenance.
    let origins: RecipeProvenance

    /// Creates values from their parts.
    init(content: RecipeContent, origins: RecipeProvenance) {
      self.content = content
      self.origins = origins
    }
  }

  private let numbers: [Int32]
  private let values: @Sendable (_ members: [Int]) -> Values?

  /// Creates access to the earlier recipes.
  ///
  /// - Parameters:
  ///   - numbers: The number that each present record had in the earlier run, or -1 if it is new or
  ///     changed; missing records count as new.
  ///   - values: Returns the values that were merged from exactly the records with these numbers,
  ///     ascending and at least two, with the present weights of their sources, or `nil` if there
  ///     was no such recipe. It is called on any thread, at most once for each present recipe.
  init(numbers: [Int32], values: @escaping @Sendable (_ members: [Int]) -> Values?) {
    self.numbers = numbers
    self.values = values
  }

  /// Returns the recipe of a cluster of several records, or `nil` if any of them is new or changed.
  func recipe(of cluster: RecordCluster, in matched: MatchedRecords) -> MergedRecipe? {
    guard cluster.members.count > 1, let members = members(of: cluster),
      let values = values(members)
    else { return nil }
    let records = cluster.members.map { matched.records[$0] }
    return MergedRecipe(
      id: RecipeID.of(records[0].reference), members: records, links: cluster.memberLinks,
      content: values.content, origins: values.origins)
  }

  private func members(of cluster: RecordCluster) -> [Int]? {
    var members: [Int] = []
    members.reserveCapacity(cluster.members.count)
    for member in cluster.members {
      guard member < numbers.count, numbers[member] >= 0 else { return nil }
      members.append(Int(numbers[member]))
    }
    return members
  }
}
