import RecipeCore
import RecipeMerging
import RecipeSearch

/// The recipes of a snapshot, each read on access.
///
/// Corruption sets a latch: no result counts before the latch has been checked.
struct IndexedRecipes: RankedRecipes {
  private let snapshot: IndexSnapshot
  private let words: WordIndex
  private let corruption: CorruptionLatch

  /// Opens the recipes of a snapshot.
  ///
  /// - Throws: An error if the word index is corrupt.
  init(_ snapshot: IndexSnapshot, _ corruption: CorruptionLatch) throws(IndexCorruption) {
    self.snapshot = snapshot
    self.corruption = corruption
    words = try WordIndex(snapshot.file.bytes, snapshot.file.range(of: .words))
    guard words.recipeCount == snapshot.recipeCount else { throw IndexCorruption() }
  }

  var count: Int { snapshot.recipeCount }

  /// Returns the recipes at some positions once their checksums are verified: a reader of the stream
  /// could not take back what it has written when it comes to a corrupt recipe.
  func stream(of positions: [Int], work: ParallelMap) async -> ElementStream<RankedRecipe> {
    _ = await work.flatMap(positions.count) { range -> [Bool] in
      positions[range].compactMap { position in
        corruption.catching { () throws(IndexCorruption) in
          try snapshot.verifyRecipe(position)
          return nil
        }
      }
    }
    return ElementStream(count: positions.count) { self[positions[$0]] }
  }

  func candidates(for query: RecipeQuery) -> QueryCandidates {
    corruption.catching { () throws(IndexCorruption) in
      try words.candidates(for: query, places: snapshot.recipePlaces)
    } ?? .doubtful(.all(count))
  }

  func words(like words: [MisspeltWord], work: ParallelMap) async -> [[KnownWord]]? {
    let index = self.words
    return await corruption.catching { () async throws(IndexCorruption) in
      try await index.words(like: words, work: work)
    }
  }

  func recipes(withTitlesOfAtMost wordCount: Int) -> RecipePositions? {
    corruption.catching { () throws(IndexCorruption) in
      try words.recipes(withTitlesOfAtMost: wordCount)
    }
  }

  func statistics() -> CollectionStatistics? {
    corruption.catching { () throws(IndexCorruption) in try words.statistics() }
  }

  func numbers(for order: SortOrder, at positions: RecipePositions) -> [Double?]? {
    corruption.catching { () throws(IndexCorruption) in
      try words.numbers(for: order, at: positions)
    }
  }

  func relevance(
    of terms: [RelevanceTerm], _ prior: RelevancePrior, at positions: RecipePositions
  ) -> RelevanceFacts? {
    corruption.catching { () throws(IndexCorruption) in
      try words.relevance(of: terms, prior, at: positions)
    }
  }

  /// The recipe at a position in rank order; an empty one if it is corrupt.
  subscript(position: Int) -> RankedRecipe {
    corruption.catching { () throws(IndexCorruption) in try snapshot.recipe(position) } ?? .empty
  }

  /// Returns the part of the word index that is valid for other recipes.
  ///
  /// - Parameter previous: For each of these, its position in the snapshot if it is unchanged, else
  ///   -1.
  /// - Returns: `nil` if so many changed that a new index is better.
  /// - Throws: An error if the word index is corrupt.
  func words(previous: [Int32]) throws(IndexCorruption) -> EarlierWords? {
    try EarlierWords(words, previous: previous) {
      position throws(IndexCorruption) in try snapshot.recipe(position)
    }
  }
}

extension RankedRecipe {
  /// A recipe without values.
  fileprivate static var empty: RankedRecipe {
    let record = RecipeRecord(
      reference: RecordReference(source: "", id: ""), locator: .absent, recipe: Recipe(title: ""))
    return RankedRecipe(merged: MergedRecipe(single: record), socialRank: nil)
  }
}
