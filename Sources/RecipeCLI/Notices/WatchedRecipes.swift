import RecipeCore
import RecipeSearch

/// A collection of recipes that shows on a terminal what it is doing while an answer takes long.
struct WatchedRecipes: RecipeCollection {
  /// The collection that answers.
  let recipes: any RecipeCollection
  /// The context of the command.
  let context: CommandContext

  func search(_ request: QueryRequest) async -> QueryAnswer {
    await context.showingStages { await recipes.search(request) }
  }

  func export(_ request: QueryRequest) async -> QueryAnswer {
    await context.showingStages { await recipes.export(request) }
  }

  func lookUp(_ name: String, _ detail: RecipeDetail) async -> LookupAnswer {
    await context.showingStages { await recipes.lookUp(name, detail) }
  }

  func duplicates() async -> DuplicatesAnswer {
    await context.showingStages { await recipes.duplicates() }
  }

  func records() async -> [SourceBatch] {
    await context.showingStages { await recipes.records() }
  }

  func sourceReports() async -> GatheringReport {
    await context.showingStages { await recipes.sourceReports() }
  }

  func held() async -> HeldRecipes {
    await context.showingStages { await recipes.held() }
  }

  func indexed() async -> HeldRecipes? { await recipes.indexed() }
}
