import RecipeCore
import RecipeMerging
import RecipeSearch
import RecipeStorage

extension ImportReport {
  /// Returns the exit status: like that of a run over sources, with documents in their place.
  ///
  /// An import that could not be finished, because its record or a recipe of the library could not be read
  /// or written, is neither done nor a failure of documents.
  ///
  /// - Parameter isOffline: True if network access was forbidden.
  func exitStatus(isOffline: Bool) -> ExitStatus {
    let isUnfinished =
      diagnostics.contains { $0.severity == .error } || entries.contains(where: \.isLibraryFailure)
    if isUnfinished { return .usage }
    if count(of: .failed) > 0 {
      let isGood = entries.contains { $0.status != .failed && $0.recipe != nil }
      if isGood { return .someSourcesFailed }
      return isOffline ? .nothingCached : .allSourcesFailed
    }
    return entries.contains { $0.recipe != nil } ? .done : .nothingFound
  }

  /// The counts in words: "2 imported, 1 unchanged".
  var summary: String {
    let parts = ImportEntry.Status.allCases.compactMap { status in
      let count = count(of: status)
      return count > 0 ? "\(count) \(status.rawValue)" : nil
    }
    return parts.isEmpty ? "no documents found" : parts.joined(separator: ", ")
  }

  /// The recipes that a dry run would write, as a result.
  var recipesToWrite: QueryResult {
    let recipes = entries.compactMap(\.recipeToWrite)
    return QueryResult(
      recipes: ElementStream(recipes), total: recipes.count, offset: 0, reports: [])
  }
}

extension ImportEntry {
  /// The recipe as the library will have it, or `nil` if it is skipped.
  fileprivate var recipeToWrite: RankedRecipe? {
    guard status == .imported || status == .updated, let recipe else { return nil }
    let reference = RecordReference(source: "library", id: file ?? origin)
    let record = RecipeRecord(
      reference: reference, locator: .file(path: origin, line: 1), recipe: recipe)
    let rank = recipe.socialRank.map { SocialRank(value: $0, origin: .given, member: 0) }
    return RankedRecipe(
      merged: MergedRecipe(id: RecipeID.of(reference), recipe: recipe, members: [record]),
      socialRank: rank)
  }
}
