import RecipeCore
import RecipeSearch

/// The recipes of a run, in a snapshot or in memory, with the reports of their sources.
struct CollectedRecipes: Sendable {
  /// The reports of the sources.
  let gathering: GatheringReport

  private let recipes: any RankedRecipes
  private let corruption: CorruptionLatch

  /// Creates a collection of recipes that are read from a snapshot.
  ///
  /// - Throws: An error if the snapshot is corrupt.
  init(_ snapshot: IndexSnapshot, _ gathering: GatheringReport) throws(IndexCorruption) {
    corruption = CorruptionLatch()
    recipes = try IndexedRecipes(snapshot, corruption)
    self.gathering = gathering
  }

  /// Creates a collection of recipes in memory.
  init(_ recipes: any RankedRecipes, _ gathering: GatheringReport) {
    corruption = CorruptionLatch()
    self.recipes = recipes
    self.gathering = gathering
  }

  /// The recipes for any number of questions.
  var held: HeldRecipes {
    let corruption = corruption
    return HeldRecipes(
      recipes, gathering, isIndexed: !(recipes is PackedRecipes),
      isSound: { !corruption.hasCorruption })
  }

  /// Asks a question about the recipes.
  ///
  /// - Throws: An error if any recipe or word that the answer depends on is corrupt.
  func answer<Answer>(
    _ question: (any RankedRecipes) async -> Answer
  ) async throws(IndexCorruption) -> Answer {
    let answer = await question(recipes)
    try corruption.check()
    return answer
  }
}
