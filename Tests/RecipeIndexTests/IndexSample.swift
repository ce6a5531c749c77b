import RecipeCore
import RecipeMatching
import RecipeMerging
import RecipeSearch
import TestSupport
import Testing

@testable import RecipeIndex

/// A small index, and what it was made of.
struct IndexSample {
  /// What the run is made of, as a number.
  static let fingerprint: UInt64 = 42

  /// The recipes, in rank order.
  let recipes: [RankedRecipe]
  /// The records, in the order of their references.
  let records: [RecipeRecord]
  /// The index as a file.
  let bytes: [UInt8]

  /// Matches, merges, ranks and writes records.
  init(_ batches: [SourceBatch] = [Self.notes, Self.api]) async throws {
    let work = ParallelMap(parallelism: 2)
    let matched = await RecordMatcher(settings: MatchSettings(), work: work).match(batches)
    let ranker = RecipeRanker(traits: matched.traits)
    let ranking = ranker.ranking(of: await RecipeMerger(work: work).merge(matched))
    recipes = ranking.recipes
    records = matched.records
    let update = try #require(
      try IndexUpdate(
        batches.map { SourceContent($0, nil) }, records: records, since: nil, moment: 0))
    let facts = IndexFacts(
      configuration: "/home/ana/recipes.toml", sources: [], merges: true, decisions: [],
      absent: [RecordReference(source: "notes", id: "gone.md")])
    let words = await WordIndexBuilder(work: work).bytes(of: recipes)
    let numbered = try #require(NumberedRecipes(ranking, of: matched.clusters))
    let files = InMemoryFileSystem(["/cache/.keep": ""])
    try update.write(
      IndexUpdate.Findings(memory: nil, facts: facts),
      IndexUpdate.LateFindings(recipes: { numbered }, words: { words }),
      fingerprint: Self.fingerprint, to: "/cache/a.index", files)
    bytes = try files.read("/cache/a.index", limit: .max)
  }

  /// An index of the bytes.
  var index: IndexSnapshot? { try? IndexSnapshot(SharedBytes(bytes)) }

  /// Two records, one of them with a value in every field.
  static let notes = batch(
    "notes",
    [
      RecipeRecord(
        reference: RecordReference(source: "notes", id: "soup/leek.md"),
        locator: .file(path: "soup/leek.md", line: 3), recipe: whole),
      RecipeRecord(
        reference: RecordReference(source: "notes", id: "all.json#zur"),
        locator: .file(path: "all.json", line: 20), number: 2,
        content: RecipeContent(Recipe(title: "Żurek 🍲", tags: ["sour"], extras: []))),
    ])

  /// The first of the notes again, in other words.
  static let api = batch(
    "api",
    [
      RecipeRecord(
        reference: RecordReference(source: "api", id: "35382"),
        locator: .url("https://a.example/1"),
        recipe: Recipe(
          title: "Leek Soup Recipe", publisher: "Stove", sourceURL: "https://www.example.org/leek/",
          socialRank: ExactNumber("99.99999999999974"),
          ingredients: ["2 leeks", "1 onion, chopped", "1 l water"], tags: ["soup", "winter"],
          yield: "4", totalMinutes: 0))
    ])

  private static let whole = Recipe(
    title: "Leek Soup", publisher: "Stove", publisherURL: "https://stove.example",
    sourceURL: "http://example.org/leek", f2fURL: "https://f2f.example/1", imageURL: "leek.jpg",
    socialRank: ExactNumber("1e1"), ingredients: ["2 leeks", "1 onion", "1 l water"],
    ingredientGroups: [RecipeGroup(name: "Broth", start: 2)],
    directions: ["Wash the leeks.", "To serve:", "Cook them."],
    directionGroups: [RecipeGroup(name: "To serve", start: 1)], description: "Of the north.",
    tags: ["Soup"],
    notes: ["Freezes well."], tools: ["pot"],
    nutrition: [NutritionFact(name: "calories", text: "90 kcal")],
    yield: "4 servings", prepMinutes: 10, cookMinutes: -1, waitMinutes: MinuteRange(20, 30),
    totalMinutes: MinuteRange(.max),
    rating: ExactNumber("4.80").flatMap { value in
      ExactNumber("5").map { Rating(value: value, best: $0, count: 120) }
    },
    author: "Ana", language: "en", published: "2019-03-01",
    extras: [ExtraField(name: "nutrition", json: #"{"calories": "120 kcal"}"#)])

  private static func batch(_ name: String, _ records: [RecipeRecord]) -> SourceBatch {
    SourceBatch(
      report: SourceReport(
        name: name, kind: "markdown", status: .ok, records: records.count, milliseconds: 7),
      traits: SourceTraits(), records: records)
  }
}
