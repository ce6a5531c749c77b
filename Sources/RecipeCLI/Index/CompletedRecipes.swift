import RecipeCore
import RecipeSearch

/// Recipes that are completed when they are shown: what a source lists without ingredients is fetched
/// for the page that a command shows, and for no other recipe.
struct CompletedRecipes: RecipeCollection {
  /// The recipes as the sources list them.
  let base: any RecipeCollection
  /// The pipeline with the sources to ask.
  let pipeline: Pipeline

  func search(_ request: QueryRequest) async -> QueryAnswer {
    await completed(await base.search(request), request)
  }

  func export(_ request: QueryRequest) async -> QueryAnswer {
    await completed(await base.export(request), request)
  }

  func lookUp(_ name: String, _ detail: RecipeDetail) async -> LookupAnswer {
    let answer = await base.lookUp(name, detail)
    guard detail == .whole, case .one(let recipe) = answer.found else { return answer }
    let completion = await pipeline.completion(
      of: [recipe], by: pipeline.sources, answer.gathering.traits)
    return LookupAnswer(
      found: .one(completion.recipes[0] ?? recipe),
      diagnostics: completion.diagnostics,
      // One recipe is shown, so what others lack does not matter.
      gathering: answer.gathering.completing(
        answer.gathering.outlineCounts,
        failures: completion.failures(
          "the recipe could not be fetched whole", isOffline: isOffline)))
  }

  private var isOffline: Bool { pipeline.context.options.isOffline }

  func duplicates() async -> DuplicatesAnswer { await base.duplicates() }

  func records() async -> [SourceBatch] { await base.records() }

  func sourceReports() async -> GatheringReport { await base.sourceReports() }

  func held() async -> HeldRecipes { completing(await base.held()) }

  func indexed() async -> HeldRecipes? { await base.indexed().map(completing) }

  private func completing(_ held: HeldRecipes) -> HeldRecipes {
    let (pipeline, traits) = (pipeline, held.gathering.traits)
    return held.completed { recipe in
      await pipeline.completion(of: [recipe], by: pipeline.sources, traits).recipes[0]
    }
  }

  private func completed(_ answer: QueryAnswer, _ request: QueryRequest) async -> QueryAnswer {
    let sources = pipeline.sources.filter { $0.source?.completing != nil }
    guard request.showsIngredients, !sources.isEmpty else { return answer }
    let listed = answer.result
    let completion = await pipeline.completion(
      of: listed.recipes, by: sources, answer.gathering.traits)
    let gathering = answer.gathering.completing(
      completion.counts,
      failures: completion.failures("not all recipes have their ingredients", isOffline: isOffline),
      diagnostics: completion.diagnostics)
    let recipes = ElementStream(count: listed.recipes.count) { place in
      completion.recipes[place] ?? listed.recipes[place]
    }
    // The details just requested may contradict the search, as with '-cream'.
    let contradictions = completion.recipes.filter {
      !request.matches($0.value, gathering.finds)
    }
    let result = listed.replacing(
      recipes, without: Set(contradictions.keys), gathering.sources)
    return QueryAnswer(result: result, advice: answer.advice, gathering: gathering)
      .holding(answer)
  }
}
