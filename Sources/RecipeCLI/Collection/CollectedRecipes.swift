import RecipeCore
import RecipeIndex
import RecipeMerging
import RecipeSearch

/// All recipes of a run in rank order, wherever they are.
enum CollectedRecipes: RankedRecipes {
  /// They were read and matched just now.
  case inMemory([RankedRecipe])
  /// They were read and matched just now, and few of them changed.
  case updated(UpdatedRecipes)
  /// An earlier run did that, and nothing changed.
  case indexed(IndexedRecipes)

  /// How many there are.
  var count: Int {
    switch self {
    case .inMemory(let recipes): recipes.count
    case .updated(let recipes): recipes.count
    case .indexed(let recipes): recipes.count
    }
  }

  /// The recipe at a position.
  subscript(position: Int) -> RankedRecipe {
    switch self {
    case .inMemory(let recipes): recipes[position].unpacked
    case .updated(let recipes): recipes[position]
    case .indexed(let recipes): recipes[position]
    }
  }

  func candidates(for query: RecipeQuery) -> QueryCandidates {
    switch self {
    case .inMemory(let recipes): recipes.candidates(for: query)
    case .updated(let recipes): recipes.candidates(for: query)
    case .indexed(let recipes): recipes.candidates(for: query)
    }
  }

  func words(like words: [MisspeltWord], work: ParallelMap) async -> [[KnownWord]]? {
    switch self {
    case .inMemory(let recipes): await recipes.words(like: words, work: work)
    case .updated(let recipes): await recipes.words(like: words, work: work)
    case .indexed(let recipes): await recipes.words(like: words, work: work)
    }
  }

  func statistics() -> CollectionStatistics? {
    switch self {
    case .inMemory(let recipes): recipes.statistics()
    case .updated(let recipes): recipes.statistics()
    case .indexed(let recipes): recipes.statistics()
    }
  }

  func numbers(for order: SortOrder, at positions: RecipePositions) -> [Double?]? {
    switch self {
    case .inMemory(let recipes): recipes.numbers(for: order, at: positions)
    case .updated(let recipes): recipes.numbers(for: order, at: positions)
    case .indexed(let recipes): recipes.numbers(for: order, at: positions)
    }
  }

  func relevance(
    of terms: [RelevanceTerm], _ prior: RelevancePrior, at positions: RecipePositions
  ) -> RelevanceFacts? {
    switch self {
    case .inMemory(let recipes):
      recipes.relevance(of: terms, prior, at: positions)
    case .updated(let recipes):
      recipes.relevance(of: terms, prior, at: positions)
    case .indexed(let recipes):
      recipes.relevance(of: terms, prior, at: positions)
    }
  }

  /// Whether one turned out to be damaged on the disk, and so nothing counts that was found.
  var isDamaged: Bool {
    if case .indexed(let recipes) = self { recipes.isDamaged } else { false }
  }
}
