import RecipeCore
import RecipeMatching
import RecipeMerging
import RecipeSearch
import Testing

@Suite("The stages of the pipeline, one after the other")
struct PipelineTests {
  /// A source of two records.
  private struct TwoSoups: RecipeSource {
    let name: String

    func gather(
      _ request: SourceRequest, into collector: SourceCollector
    ) async throws(SourceFailure) {
      collector.add([record("1", "Leek Soup"), record("2", "\(name) Bread")])
    }

    func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? { nil }

    private func record(_ id: String, _ title: String) -> RecipeRecord {
      RecipeRecord(
        reference: RecordReference(source: name, id: id), locator: .url("https://\(name).example"),
        recipe: Recipe(
          title: title, sourceURL: "https://www.example.org/\(title.count)/\(id)",
          ingredients: ["2 leeks", "1 onion", "1 l water"], directions: ["Cook."]))
    }
  }

  @Test("from sources to a result, with what this module has alone")
  func stages() async throws {
    let work = ParallelMap(parallelism: 2)
    let sources = ["box", "notes"].map { name in
      ConfiguredSource(
        name: name, kind: "test", traits: SourceTraits(), timeout: .seconds(60),
        source: TwoSoups(name: name))
    }
    let batches = await Gatherer(clock: ContinuousClock())
      .gather(sources, request: SourceRequest())
    let matched = await RecordMatcher(settings: MatchSettings(), work: work).match(batches)
    let merged = await RecipeMerger(work: work).merge(matched)
    let ranked = RecipeRanker(traits: matched.traits).rank(merged)
    let request = QueryRequest(try RecipeQuery(parsing: "leek"))
    let answer = await request.answer(
      over: ranked, GatheringReport(batches), work)
    #expect(answer.result.recipes.map(\.merged.recipe.title).contains("Leek Soup"))
    #expect(answer.result.recipes.contains { $0.merged.members.count == 2 })
    #expect(answer.gathering.sources.map(\.records) == [2, 2])
    #expect(sources.allSatisfy { $0.source?.incremental == nil })
  }
}
