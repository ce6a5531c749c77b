import RecipeCore
import RecipeSearch
import Text

/// The recipes of a run, wherever they are, and how their sources fared.
struct CollectedRecipes: Sendable {
  /// How the sources fared.
  let gathering: GatheringReport

  private let recipes: any RankedRecipes
  private let damage: DamageLatch

  /// Makes a collection of recipes that are read from a snapshot.
  ///
  /// - Throws: That the snapshot is damaged.
  init(_ snapshot: IndexSnapshot, _ gathering: GatheringReport) throws(ByteReader.Damage) {
    damage = DamageLatch()
    recipes = try IndexedRecipes(snapshot, damage)
    self.gathering = gathering
  }

  /// Makes a collection of recipes that are at hand.
  init(_ recipes: any RankedRecipes, _ gathering: GatheringReport) {
    damage = DamageLatch()
    self.recipes = recipes
    self.gathering = gathering
  }

  /// Puts a question to the recipes.
  ///
  /// - Throws: That any recipe or word that the answer depends on is damaged.
  func answer<Answer>(
    _ question: (any RankedRecipes) async -> Answer
  ) async throws(ByteReader.Damage) -> Answer {
    let answer = await question(recipes)
    try damage.check()
    return answer
  }
}
