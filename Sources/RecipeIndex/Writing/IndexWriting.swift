import RecipeCore

/// An index that is written while it is still found out what some of it says.
///
/// Writing is half waiting, and most of what puts recipes in order and finds their words keeps one
/// processor busy: so what is known is written meanwhile. Recipes must be given, and words behind
/// them, or it must be given up, or the writer's thread waits, and with it whoever waits for its end.
struct IndexWriting: Sendable {
  /// What is written.
  let update: IndexUpdate

  private let recipes: LateValue<NumberedRecipes?>
  private let words: LateValue<[UInt8]?>
  private let task: Task<Void, Never>

  /// Begins to write.
  ///
  /// - Parameter write: Writes the index, on a thread of its own.
  init(
    _ update: IndexUpdate, _ write: @escaping @Sendable (IndexUpdate.LateFindings) -> Void
  ) {
    let (recipes, words) = (LateValue<NumberedRecipes?>(), LateValue<[UInt8]?>())
    self.update = update
    self.recipes = recipes
    self.words = words
    task = Task(executorPreference: ThreadExecutor()) {
      write(IndexUpdate.LateFindings(recipes: { recipes.wait() }, words: { words.wait() }))
    }
  }

  /// Gives the recipes.
  func give(_ recipes: NumberedRecipes) { self.recipes.give(recipes) }

  /// Gives the bytes of the word index.
  func give(words: [UInt8]) { self.words.give(words) }

  /// Says that there is no index to be written after all, and waits until nothing is left of it.
  func giveUp() async {
    recipes.give(nil)
    words.give(nil)
    await end()
  }

  /// Waits until the index is in its place, or it is known that it cannot be.
  func end() async { await task.value }
}
