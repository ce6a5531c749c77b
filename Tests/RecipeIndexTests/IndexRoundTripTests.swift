import RecipeCore
import RecipeMerging
import RecipeSearch
import Testing

@testable import RecipeIndex
@testable import RecipeMatching

@Suite("An index has all that was written")
struct IndexRoundTripTests {
  @Test("every field of every record")
  func records() async throws {
    let sample = try await IndexSample()
    let index = try #require(sample.index)
    #expect(index.recordCount == sample.records.count)
    for (number, record) in sample.records.enumerated() {
      #expect(try index.record(number) == record)
    }
  }

  @Test("every recipe with its members, its provenance, its links and its rank")
  func recipes() async throws {
    let sample = try await IndexSample()
    let index = try #require(sample.index)
    #expect(index.recipeCount == sample.recipes.count)
    #expect(sample.recipes.contains { $0.merged.members.count == 2 })
    for (place, recipe) in sample.recipes.enumerated() {
      let read = try index.recipe(place)
      #expect(read.isSame(as: recipe))
    }
  }

  @Test("how the sources fared, and what was decided")
  func reports() async throws {
    let index = try #require(try await IndexSample().index)
    #expect(index.sources.map(\.report.name) == ["notes", "api"])
    #expect(index.sources.map(\.report.records) == [2, 1])
    #expect(index.recordRange(of: "api") == 0..<1)
    #expect(index.recordRange(of: "notes") == 1..<3)
    let facts = try index.facts()
    #expect(facts.configuration == "/home/ana/recipes.toml")
    #expect(facts.absent == [RecordReference(source: "notes", id: "gone.md")])
  }

  @Test(
    "whatever is looked for is found, scored and advised about as without an index",
    arguments: [
      "soup", "\"leek soup\" OR żurek", "leak", "soup zebra", "-tag:sourr directions:cok",
    ])
  func queries(text: String) async throws {
    let sample = try await IndexSample()
    let corruption = CorruptionLatch()
    let indexed = try IndexedRecipes(try #require(sample.index), corruption)
    let evaluator = QueryEvaluator(
      try RecipeQuery(parsing: text), QueryOptions(sort: .relevance, explains: true),
      work: ParallelMap(parallelism: 2))
    let found = await evaluator.evaluate(over: indexed, reports: [])
    let expected = await evaluator.evaluate(over: sample.recipes, reports: [])
    #expect(found.recipes.map(\.merged.id) == expected.recipes.map(\.merged.id))
    #expect(found.scores == expected.scores)
    if expected.recipes.isEmpty {
      let advice = await evaluator.advice(over: indexed)
      #expect(await evaluator.advice(over: sample.recipes) == advice)
      #expect(!advice.relaxations.isEmpty || !advice.corrections.isEmpty)
    }
    try corruption.check()
  }

  @Test("what it was made of")
  func fingerprint() async throws {
    #expect(try await IndexSample().index?.fingerprint == IndexSample.fingerprint)
  }
}

extension RankedRecipe {
  /// Whether another recipe is this one in all that can be shown of it.
  func isSame(as other: RankedRecipe) -> Bool {
    merged.id == other.merged.id && merged.recipe == other.merged.recipe
      && merged.members == other.merged.members && merged.provenance == other.merged.provenance
      && socialRank == other.socialRank && merged.links.count == other.merged.links.count
      && zip(merged.links, other.merged.links).allSatisfy { left, right in
        left.first == right.first && left.second == right.second && left.verdict == right.verdict
          && left.score == right.score && left.reasons == right.reasons
      }
  }
}
