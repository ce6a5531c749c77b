package import RecipeCore
package import RecipeMerging
package import RecipeSearch
import Synchronization
import Text

/// The recipes of an index, each read when it is asked for.
package struct IndexedRecipes: RankedRecipes {
  private let index: RecipeIndex
  private let words: WordIndex?
  private let damage = Damage()

  /// Whether any recipe could not be read.
  private final class Damage: Sendable {
    let isThere = Atomic(false)
  }

  /// Makes the recipes of an index.
  package init(_ index: RecipeIndex) {
    self.index = index
    let range = index.file.range(of: .words)
    words = try? WordIndex(index.file.bytes, range)
    if words?.recipeCount != index.recipeCount {
      damage.isThere.store(true, ordering: .relaxed)
    }
  }

  /// Whether something that was asked for turned out to be damaged, and so nothing counts that was
  /// found among these recipes.
  package var isDamaged: Bool { damage.isThere.load(ordering: .relaxed) }

  /// How many there are.
  package var count: Int { index.recipeCount }

  /// What their word index has of other recipes.
  ///
  /// - Parameter previous: For each of these its place among those of the index when it is the same,
  ///   else -1.
  /// - Returns: `nil` when it is better made anew, as many changed.
  /// - Throws: That something is damaged.
  func words(previous: [Int32]) throws(ByteReader.Damage) -> EarlierWords? {
    guard !isDamaged, let words else { throw ByteReader.Damage() }
    return try EarlierWords(words, previous: previous) { place in
      let recipe = self[place]
      return isDamaged ? nil : recipe
    }
  }

  package func candidates(for query: RecipeQuery) -> QueryCandidates {
    do throws(ByteReader.Damage) {
      guard let words else { throw ByteReader.Damage() }
      return try words.candidates(for: query)
    } catch {
      damage.isThere.store(true, ordering: .relaxed)
      return .doubtful(.all(count))
    }
  }

  package func words(like words: [MisspeltWord], work: ParallelMap) async -> [[KnownWord]]? {
    do throws(ByteReader.Damage) {
      guard let index = self.words else { throw ByteReader.Damage() }
      return try await index.words(like: words, work: work)
    } catch {
      damage.isThere.store(true, ordering: .relaxed)
      return nil
    }
  }

  package func statistics() -> CollectionStatistics? {
    asked { words throws(ByteReader.Damage) in try words.statistics() }
  }

  package func numbers(for order: SortOrder, at positions: RecipePositions) -> [Double?]? {
    asked { words throws(ByteReader.Damage) in try words.numbers(for: order, at: positions) }
  }

  package func relevance(
    of terms: [RelevanceTerm], _ prior: RelevancePrior, at positions: RecipePositions
  ) -> RelevanceFacts? {
    asked { words throws(ByteReader.Damage) in
      try words.relevance(of: terms, prior, at: positions)
    }
  }

  /// What the words tell; `nil` when they do not, or are damaged.
  private func asked<Answer>(
    _ question: (WordIndex) throws(ByteReader.Damage) -> Answer?
  ) -> Answer? {
    do throws(ByteReader.Damage) {
      guard let words else { throw ByteReader.Damage() }
      return try question(words)
    } catch {
      damage.isThere.store(true, ordering: .relaxed)
      return nil
    }
  }

  /// The recipe at a place in rank order; an empty one when it is damaged.
  package subscript(position: Int) -> RankedRecipe {
    do throws(ByteReader.Damage) {
      return try index.recipe(position)
    } catch {
      damage.isThere.store(true, ordering: .relaxed)
      let nobody = RecipeRecord(
        reference: RecordReference(source: "", id: ""), locator: .url(""),
        recipe: Recipe(title: ""))
      return RankedRecipe(merged: MergedRecipe(single: nobody), socialRank: nil)
    }
  }
}
