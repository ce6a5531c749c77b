import RecipeConfiguration
import RecipeCore
import RecipeIndex
import RecipeMerging

extension Pipeline {
  /// All recipes of the sources, merged and ranked, from the index where that is as it should be.
  ///
  /// - Parameters:
  ///   - demand: What is looked at; with an index all is read, so that it serves every command.
  ///   - searchText: The words a user searches for, as a hint to sources that can only search.
  ///   - isAnew: Whether the index must not be used, as it turned out to be damaged.
  func collect(
    _ demand: FieldDemand, searchText: String = "", isAnew: Bool = false
  ) async -> RecipeCollection {
    guard let run = indexRun(isAnew: isAnew) else {
      let batches = await gather(demand, searchText: searchText)
      let recipes = await rank(await match(batches))
      return RecipeCollection(batches: batches, recipes: .inMemory(recipes), update: nil)
    }
    let visit = await visit(run, searchText: searchText)
    if let collection = unchanged(visit) { return collection }
    guard let batches = await visit.wholeBatches(parallelism) else {
      tellOfDamage()
      return await collect(demand, searchText: searchText, isAnew: true)
    }
    let matching = await matching(of: batches, visit)
    let writing = beginUpdating(matching, visit, searchText: searchText)
    let ranking = ranker(of: matching.matched).ranking(of: await matching.merged(work))
    context.attic.keep(ranking)
    guard let writing else {
      return RecipeCollection(batches: batches, recipes: .inMemory(ranking.recipes)) {
        await keep(ranking, of: matching, visit)
      }
    }
    if let updated = await updated(ranking, of: matching, writing) {
      return RecipeCollection(batches: batches, recipes: .updated(updated), update: nil)
    }
    await writing.giveUp()
    return RecipeCollection(batches: batches, recipes: .inMemory(ranking.recipes)) {
      await keep(ranking, of: matching, visit, isAnew: true)
    }
  }

  /// All records of the sources, matched and merged, for whoever wants to know what was joined.
  ///
  /// - Parameters:
  ///   - demand: What is looked at; with an index all is read, so that it serves every command.
  ///   - isAnew: Whether the index must not be used, as it turned out to be damaged.
  func collectMatched(_ demand: FieldDemand, isAnew: Bool = false) async -> MatchedCollection {
    guard let run = indexRun(isAnew: isAnew) else {
      let batches = await gather(demand)
      let matched = await match(batches)
      return MatchedCollection(
        batches: batches, matched: matched, merged: await merge(matched), update: nil)
    }
    let visit = await visit(run, searchText: "")
    guard let batches = await visit.wholeBatches(parallelism) else {
      tellOfDamage()
      return await collectMatched(demand, isAnew: true)
    }
    let matching = await matching(of: batches, visit)
    let merged = await matching.merged(work)
    return MatchedCollection(
      batches: batches, matched: matching.matched, merged: merged,
      update: {
        if !visit.isUnchanged {
          await keep(ranker(of: matching.matched).ranking(of: merged), of: matching, visit)
        }
      })
  }

  /// Finds something among all recipes, once more without the index when that is damaged.
  func collect<Value>(
    _ demand: FieldDemand, searchText: String = "",
    finding find: (RecipeCollection) async -> Value
  ) async -> (collection: RecipeCollection, found: Value) {
    let collection = await collect(demand, searchText: searchText)
    let found = await find(collection)
    guard collection.recipes.isDamaged else { return (collection, found) }
    tellOfDamage()
    let again = await collect(demand, searchText: searchText, isAnew: true)
    return (again, await find(again))
  }

  /// What each source gives, read from the index where nothing changed.
  func collectBatches(_ demand: FieldDemand) async -> [SourceBatch] {
    guard let run = indexRun(isAnew: false),
      let batches = await visit(run, searchText: "").wholeBatches(parallelism)
    else { return await gather(demand) }
    return batches
  }

  /// How each source fares, without records where the index has them.
  func collectReports() async -> [SourceBatch] {
    guard let run = indexRun(isAnew: false), run.index != nil else {
      return await gather(.reports)
    }
    let visit = await visit(run, searchText: "")
    return visit.isDamaged ? await gather(.reports) : visit.batches
  }

  /// Says to whoever wants to know everything that what an earlier run left does not count.
  func tellOfDamage() {
    context.tellOfIndex("it is damaged, and is written anew")
  }
}
