import RecipeCore

/// An index that is written while some of its content is still computed.
///
/// Writing mostly waits for the disk, and ranking and indexing words mostly use one processor: so
/// the known sections are written meanwhile. Provide the recipes and then the words, or cancel with
/// `cancel`; otherwise the writer's thread never finishes.
struct IndexWriting: Sendable {
  /// The content to write.
  let update: IndexUpdate

  private let recipes: Future<NumberedRecipes?>
  private let words: Future<[UInt8]?>
  private let task: Task<Void, Never>

  /// Starts to write.
  ///
  /// - Parameter write: Writes the index, on a thread of its own.
  init(
    _ update: IndexUpdate, _ write: @escaping @Sendable (IndexUpdate.LateFindings) -> Void
  ) {
    let (recipes, words) = (Future<NumberedRecipes?>(), Future<[UInt8]?>())
    self.update = update
    self.recipes = recipes
    self.words = words
    task = Task(executorPreference: ThreadExecutor()) {
      write(IndexUpdate.LateFindings(recipes: { recipes.wait() }, words: { words.wait() }))
    }
  }

  /// Provides the recipes.
  func fulfill(_ recipes: NumberedRecipes) { self.recipes.fulfill(recipes) }

  /// Provides the bytes of the word index.
  func fulfill(words: [UInt8]) { self.words.fulfill(words) }

  /// Cancels the writing, and waits until its draft is removed.
  func cancel() async {
    recipes.fulfill(nil)
    words.fulfill(nil)
    await end()
  }

  /// Waits until the index is written, or has failed.
  func end() async { await task.value }
}
