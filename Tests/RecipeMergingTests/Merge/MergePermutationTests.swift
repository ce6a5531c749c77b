import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMatching
@testable import RecipeMerging

@Suite("The merge does not depend on any order")
struct MergePermutationTests {
  @Test("the same records give the same recipe, whatever order they arrive in", arguments: 0..<20)
  func arrival(seed: UInt64) async {
    var random = SeededGenerator(seed: 77 + seed)
    let batches = SourceBatch.disagreeing(seed: seed)
    let shuffled = batches.shuffled(using: &random).map { batch in
      SourceBatch(
        report: batch.report, traits: batch.traits,
        records: batch.records.shuffled(using: &random))
    }
    let (first, second) = (await Self.merged(batches), await Self.merged(shuffled))
    #expect(first.map(\.recipe) == second.map(\.recipe))
    #expect(first.map(\.provenance) == second.map(\.provenance))
    #expect(first.contains { $0.members.count > 3 })
  }

  @Test(
    "every value of a merged recipe has an origin, and every other value a place", arguments: 0..<20
  )
  func complete(seed: UInt64) async {
    for recipe in await Self.merged(SourceBatch.disagreeing(seed: seed))
    where recipe.members.count > 1 {
      let texts = Self.texts(of: recipe.recipe)
      #expect(Set(recipe.provenance.map(\.field)) == Set(texts.keys))
      #expect(recipe.provenance.map(\.field) == RecipeField.allCases.filter { texts[$0] != nil })
      for origin in recipe.provenance where origin.parts.isEmpty {
        for (index, member) in recipe.members.enumerated() {
          let text = Self.texts(of: member.recipe)[origin.field]
          #expect(origin.winners.contains(index) == (text == texts[origin.field]))
          #expect(
            origin.losers.contains { $0.member == index }
              == (text != nil && text != texts[origin.field]))
        }
      }
    }
  }

  private static func merged(_ batches: [SourceBatch]) async -> [MergedRecipe] {
    let matched = await RecordMatcher(settings: MatchSettings(), work: .sample).match(batches)
    return await RecipeMerger(work: .sample).merge(matched)
  }

  /// The values that a recipe has, as texts.
  private static func texts(of recipe: Recipe) -> [RecipeField: String] {
    let texts: [(RecipeField, String?)] = [
      (.title, recipe.title), (.publisher, recipe.publisher),
      (.publisherURL, recipe.publisherURL), (.sourceURL, recipe.sourceURL),
      (.f2fURL, recipe.f2fURL), (.imageURL, recipe.imageURL),
      (.ingredients, recipe.ingredients.isEmpty ? nil : "\(recipe.ingredients)"),
      (.directions, recipe.directions.isEmpty ? nil : "\(recipe.directions)"),
      (.description, recipe.description), (.yield, recipe.yield),
      (.prepMinutes, recipe.prepMinutes?.description),
      (.cookMinutes, recipe.cookMinutes?.description),
      (.totalMinutes, recipe.totalMinutes?.description), (.author, recipe.author),
      (.language, recipe.language), (.published, recipe.published),
    ]
    return Dictionary(
      uniqueKeysWithValues: texts.compactMap { pair in pair.1.map { (pair.0, $0) } })
  }
}
