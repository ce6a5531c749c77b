import RecipeCore
import RecipeStorage

/// An index that is written while it is still found out what some of it says.
///
/// Writing is half waiting, and most of what puts recipes in order and finds their words keeps one
/// processor busy: so what is known is written meanwhile. Recipes must be given, and words behind
/// them, or the writer's thread waits, and with it whoever waits for its end.
struct IndexWriting: Sendable {
  /// What is written.
  let update: IndexUpdate

  private let recipes: LateValue<NumberedRecipes?>
  private let words: LateValue<[UInt8]>
  private let task: Task<Void, Never>

  /// Begins to write.
  ///
  /// - Parameter write: Writes the index, on a thread of its own.
  init(
    _ update: IndexUpdate, _ write: @escaping @Sendable (IndexUpdate.LateFindings) -> Void
  ) {
    let (recipes, words) = (LateValue<NumberedRecipes?>(), LateValue<[UInt8]>())
    self.update = update
    self.recipes = recipes
    self.words = words
    task = Task(executorPreference: ThreadExecutor()) {
      write(IndexUpdate.LateFindings(recipes: { recipes.wait() }, words: { words.wait() }))
    }
  }

  /// Gives the recipes; `nil` when they are nothing to keep, and the index is given up.
  func give(_ recipes: NumberedRecipes?) { self.recipes.give(recipes) }

  /// Gives the bytes of the word index.
  func give(words: [UInt8]) { self.words.give(words) }

  /// Waits until the index is in its place, or given up.
  func end() async { await task.value }
}
