import Synchronization
import TestSupport

@testable import RecipeCore
@testable import RecipeMerging
@testable import RecipeIndex
@testable import RecipeSearch

/// Recipes with a word index, which record the positions that are read.
final class WordIndexedRecipes: RankedRecipes {
  /// The recipes, in rank order.
  let recipes: [RankedRecipe]
  /// The bytes of their index.
  let bytes: [UInt8]
  private let index: WordIndex
  private let looked = Mutex<[Int]>([])

  /// Builds the index of recipes.
  ///
  /// - Parameter hasPairs: True to index words in pairs, however few recipes there are.
  convenience init(
    _ recipes: [RankedRecipe], _ work: ParallelMap = .sample, hasPairs: Bool = false
  ) async throws {
    let pairing =
      hasPairs
      ? PairedWordSurvey(leastRecipes: 0, sampleSize: 60, leastShare: 0.1) : PairedWordSurvey.usual
    let builder = WordIndexBuilder(work: work, pairing: pairing)
    try self.init(recipes, index: await builder.bytes(of: recipes))
  }

  /// Creates recipes with the bytes of their index.
  init(_ recipes: [RankedRecipe], index bytes: [UInt8]) throws {
    self.recipes = recipes
    self.bytes = bytes
    index = try WordIndex(SharedBytes(bytes), 0..<bytes.count)
  }

  var count: Int { recipes.count }

  subscript(position: Int) -> RankedRecipe {
    looked.withLock { $0.append(position) }
    return recipes[position]
  }

  func candidates(for query: RecipeQuery) -> QueryCandidates {
    (try? index.candidates(for: query)) ?? .doubtful(.all(count))
  }

  func words(like words: [MisspeltWord], work: ParallelMap) async -> [[KnownWord]]? {
    try? await index.words(like: words, work: work)
  }

  func recipes(withTitlesOfAtMost wordCount: Int) -> RecipePositions? {
    try? index.recipes(withTitlesOfAtMost: wordCount)
  }

  func statistics() -> CollectionStatistics? { try? index.statistics() }

  func numbers(for order: SortOrder, at positions: RecipePositions) -> [Double?]? {
    (try? index.numbers(for: order, at: positions)) ?? nil
  }

  func relevance(
    of terms: [RelevanceTerm], _ prior: RelevancePrior, at positions: RecipePositions
  ) -> RelevanceFacts? {
    (try? index.relevance(of: terms, prior, at: positions)) ?? nil
  }

  /// Returns the candidates of an expression.
  func candidates(for expression: QueryExpression) throws -> QueryCandidates {
    try index.candidates(for: expression)
  }

  /// Returns the positions read since the last call, in any order.
  func takeLooked() -> [Int] {
    looked.withLock { looked in
      defer { looked = [] }
      return looked
    }
  }

  /// Returns the positions of the matching recipes, found by reading each.
  func matches(_ query: RecipeQuery) -> [Int] {
    var matcher = QueryMatcher(query)
    return recipes.indices.filter { matcher.matches(recipes[$0]) }
  }

  /// True if the candidates agree with the matches found by reading every recipe.
  func isRight(_ candidates: QueryCandidates, about query: RecipeQuery) -> Bool {
    let matches = matches(query)
    guard !candidates.isExact else { return Array(candidates.certain) == matches }
    let certain = Set(candidates.certain)
    return certain.isSubset(of: matches)
      && certain.union(candidates.doubtful).isSuperset(of: matches)
      && certain.isDisjoint(with: candidates.doubtful)
  }
}
