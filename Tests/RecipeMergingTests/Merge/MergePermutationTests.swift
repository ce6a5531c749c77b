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
    let batches = Self.batches(seed: seed)
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
    for recipe in await Self.merged(Self.batches(seed: seed)) where recipe.members.count > 1 {
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

  @Test("records whose recipes are packed give the same recipes, in bytes", arguments: 0..<20)
  func packed(seed: UInt64) async {
    let batches = Self.batches(seed: seed)
    let (plain, packed) = (await Self.merged(batches), await Self.merged(batches.map(\.packed)))
    #expect(packed.map(\.id) == plain.map(\.id))
    #expect(packed.map(\.recipe) == plain.map(\.recipe))
    #expect(packed.map(\.provenance) == plain.map(\.provenance))
    #expect(packed.map(\.members) == plain.map(\.members))
    #expect(packed.map(\.content.isPacked) == packed.map { _ in true })
    #expect(packed.map(\.unpacked.content.isPacked) == packed.map { _ in false })
    #expect(packed.map(\.unpacked.provenance) == plain.map(\.provenance))
  }

  private static func merged(_ batches: [SourceBatch]) async -> [MergedRecipe] {
    let matched = await RecordMatcher(settings: MatchSettings(), work: .sample).match(batches)
    return await RecipeMerger(work: .sample).merge(matched)
  }

  /// Three sources over one page a dish, whose values disagree in every field.
  private static func batches(seed: UInt64) -> [SourceBatch] {
    var random = SeededGenerator(seed: seed)
    return zip(["a", "b", "c"], [1, 2, 1] as [Double]).map { source, weight in
      let records = (0..<18).map { index in
        RecipeRecord("\(source)/\(index)", recipe(dish: index % 6, &random))
      }
      return .sample(source, records, traits: SourceTraits(weight: weight))
    }
  }

  private static func recipe(dish: Int, _ random: inout SeededGenerator) -> Recipe {
    func some(_ values: [String?]) -> String? { values.randomElement(using: &random) ?? nil }
    func time() -> Int? { [nil, 0, 10, 20, 60].randomElement(using: &random) ?? nil }
    let foods = (0..<6).map { "food\(dish)\($0)" }
    return Recipe(
      title: some(["Soup \(dish)", "SOUP \(dish)", "Best Soup \(dish)"]) ?? "",
      publisher: some([nil, "Stove", "stove.example", "Oven"]),
      publisherURL: some([nil, "http://stove.example", "https://oven.example"]),
      sourceURL: some(["https://stove.example/\(dish)", "http://www.stove.example/\(dish)/"]),
      f2fURL: some([nil, "http://f2f.example/\(dish)", "http://f2f.example/x"]),
      imageURL: some([nil, "http://a.example/1.jpg", "https://a.example/1-300x200.jpg", "1.jpg"]),
      ingredients: Array(foods.prefix(Int.random(in: 4...6, using: &random))),
      directions: some([nil, "Cook.", "Boil and cook."]).map { [$0] } ?? [],
      description: some([nil, "N/A", "Good.", "Fine."]),
      yield: some([nil, "4", "4 servings", "6"]), prepMinutes: time(), cookMinutes: time(),
      totalMinutes: time(),
      author: some([nil, "Ann", "Stove", "Bob"]), language: some([nil, "en", "de"]),
      published: some([nil, "2016-01-14", "1970-01-01"]))
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
      (.prepMinutes, recipe.prepMinutes.map(String.init)),
      (.cookMinutes, recipe.cookMinutes.map(String.init)),
      (.totalMinutes, recipe.totalMinutes.map(String.init)), (.author, recipe.author),
      (.language, recipe.language), (.published, recipe.published),
    ]
    return Dictionary(
      uniqueKeysWithValues: texts.compactMap { pair in pair.1.map { (pair.0, $0) } })
  }
}

extension SourceBatch {
  /// The same with packed records.
  fileprivate var packed: SourceBatch {
    SourceBatch(report: report, traits: traits, records: RecordPacker.pack(records))
  }
}
