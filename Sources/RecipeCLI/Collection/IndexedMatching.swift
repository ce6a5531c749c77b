import RecipeCore
import RecipeIndex
import RecipeMatching
import RecipeMerging

/// Matching and merging that take from the index what did not change.
struct IndexedMatching: Sendable {
  /// What comparing the records leaves behind; `nil` when nothing was compared.
  ///
  /// The rest of it is let go, as it takes a gigabyte for a million records.
  let memory: MatchMemory?
  /// Which of them are the same recipe.
  let matched: MatchedRecords
  /// What was asked for, and what people decided.
  let facts: IndexFacts
  /// What the next run may begin with; `nil` when it is nothing to keep.
  let update: IndexUpdate?

  private let index: RecipeIndex?

  /// Matches all records.
  ///
  /// - Parameters:
  ///   - visit: What the sources gave that the index does not have.
  ///   - batches: All that they have.
  ///   - facts: What was asked for, and what people decided.
  ///   - matcher: What compares the records.
  ///   - decisions: What people decided.
  init(
    _ visit: SourceVisit, _ batches: [SourceBatch], _ facts: IndexFacts,
    by matcher: RecordMatcher, _ decisions: [MatchDecision]
  ) async {
    self.facts = facts
    index = visit.run.index
    var update: IndexUpdate?
    (matched, memory) = await Self.matched(batches, since: index, by: matcher, decisions) {
      update = visit.update($0)
      return update?.previous ?? []
    }
    self.update = update ?? visit.update(matched.records)
  }

  /// Matches, and lets go of all that was compared but what the next run may begin with.
  private static func matched(
    _ batches: [SourceBatch], since index: RecipeIndex?, by matcher: RecordMatcher,
    _ decisions: [MatchDecision], numbers: ([RecipeRecord]) -> [Int32]
  ) async -> (MatchedRecords, MatchMemory?) {
    let compared =
      if let index {
        await matcher.compare(batches, since: { index.memory() }, numbers: numbers)
      } else {
        await matcher.compare(batches)
      }
    return (compared.matched(by: decisions), compared.memory)
  }

  /// The recipes, one for each cluster.
  ///
  /// - Parameter work: How the merging is shared out.
  func merged(_ work: ParallelMap) async -> [MergedRecipe] {
    let merger = RecipeMerger(work: work)
    guard let index, let update else { return await merger.merge(matched) }
    let earlier = EarlierRecipes(numbers: update.previous) { index.merged(of: $0) }
    return await merger.merge(matched, reusing: earlier)
  }
}
