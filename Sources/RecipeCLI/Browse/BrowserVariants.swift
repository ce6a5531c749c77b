import RecipeBrowser
import RecipeCore
import RecipeMerging
import RecipeSearch
import Synchronization

/// The search for variants in a browser, for which all recipes are compared once.
final class BrowserVariants: Sendable {
  private let recipes: any RecipeCollection
  private let mailbox: BrowserMailbox
  private let threads: ThreadExecutor
  /// The variants of all recipes, once they were asked for.
  private let all = Mutex<Task<RecipeVariants, Never>?>(nil)

  /// Creates a search that has compared nothing yet.
  ///
  /// - Parameters:
  ///   - mailbox: Receives the variants.
  ///   - threads: The threads on which recipes are compared.
  init(recipes: any RecipeCollection, mailbox: BrowserMailbox, threads: ThreadExecutor) {
    self.recipes = recipes
    self.mailbox = mailbox
    self.threads = threads
  }

  /// Finds the variants of a recipe.
  func find(of recipe: RankedRecipe) async {
    let task = all.withLock { [recipes, threads] all in
      let task =
        all
        ?? Task(executorPreference: threads) { RecipeVariants(await recipes.duplicates()) }
      all = task
      return task
    }
    mailbox.post(.variants(of: recipe.merged.id, await task.value.variants(of: recipe)))
  }
}
