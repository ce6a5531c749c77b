import Foundation
import RecipeCore
import RecipeMatching
import RecipeMerging
import Testing

@testable import RecipeFormatting

/// The explanation of one merged recipe, compared with files that `RECORD_GOLDEN=1` writes anew.
@Suite("The explanation of a recipe")
struct RecipeExplanationTests {
  @Test(
    "it reads as recorded",
    arguments: [
      ("why-60.txt", 60, false), ("why-200.txt", 200, false), ("why-pipe.txt", nil, false),
      ("why-whole.txt", 60, true),
    ] as [(String, Int?, Bool)])
  func text(name: String, width: Int?, isWhole: Bool) async throws {
    let text = try await Self.explanation().text(width: width, usesColor: false, isWhole: isWhole)
    try expect(text, isAsRecordedIn: name)
  }

  @Test(
    "its data is as recorded",
    arguments: [
      JSONFormatter.self, NDJSONFormatter.self, CSVFormatter.self, TableFormatter.self,
    ] as [any ResultFormatter.Type])
  func data(format: any ResultFormatter.Type) async throws {
    let options = FormatOptions(width: format.shape == .table ? 100 : nil)
    let bytes = format.init(options: options).bytes(of: try await Self.explanation().document)
    try expect(String(decoding: bytes, as: UTF8.self), isAsRecordedIn: "why-\(format.name).txt")
  }

  @Test("headings stand out where colours are used")
  func color() async throws {
    let text = try await Self.explanation().text(width: 60, usesColor: true, isWhole: false)
    #expect(text.contains("\u{1B}[1mValues\u{1B}[0m\n"))
  }

  private func expect(_ text: String, isAsRecordedIn name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Goldens").appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  // MARK: Sample

  /// A plum tart of an API, a notebook that is trusted more, and a site that is rated.
  private static func explanation() async throws -> RecipeExplanation {
    let traits = [
      "api": SourceTraits(), "notes": SourceTraits(weight: 2),
      "web": SourceTraits(rankOrigin: .rating),
    ]
    let matched = MatchedRecords(
      records: [api, notes, try web()], traits: traits,
      clusters: [RecordCluster(members: [0, 1, 2], links: links)], variants: [])
    let ranker = RecipeRanker(traits: traits)
    let merged = await RecipeMerger(work: ParallelMap(parallelism: 1)).merge(matched)
    let recipe = try #require(ranker.rank(merged).first)
    return RecipeExplanation(recipe, ranker: ranker, traits: traits)
  }

  private static let links = [
    RecordPair(
      first: 0, second: 2, verdict: .same, score: 0.97,
      grounds: PairGrounds(seen: .init(isSamePage: true, titles: 1, foods: 0.86))),
    RecordPair(
      first: 1, second: 2, verdict: .same, score: 1,
      grounds: PairGrounds(override: .decision(.link))),
  ]

  private static func record(_ source: String, _ id: String, _ recipe: Recipe) -> RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: source, id: id), locator: .file(path: id, line: 1),
      recipe: recipe)
  }

  private static let api = record(
    "api", "47a0e1",
    Recipe(
      title: "PLUM TART", publisher: "stove.example",
      sourceURL: "http://www.stove.example/plum-tart?utm_source=letter",
      f2fURL: "http://food2fork.example/view/47a0e1",
      imageURL: "http://static.example/tart.jpg",
      socialRank: ExactNumber("98.25000000000001"),
      ingredients: ["500 g plums", "200 g flour"], tags: ["Desserts"], yield: "8",
      extras: [ExtraField(name: "mood", json: "\"sunny\"")]))

  private static let notes = record(
    "notes", "baking/tart.md",
    Recipe(
      title: "Plum tart of my aunt", sourceURL: "https://stove.example/plum-tart",
      ingredients: [
        "500 g plums, halved", "200 g flour", "100 g butter, cold from the cellar", "80 g sugar",
        "1 egg", "cinnamon", "1 pinch of salt",
      ],
      ingredientGroups: [
        IngredientGroup(name: "Top", start: 0), IngredientGroup(name: "Dough", start: 1),
      ], directions: ["Knead the dough.", "Bake for 40 minutes."], tags: ["dessert", "plums"],
      yield: "Serves 8", cookMinutes: 40))

  private static func web() throws -> RecipeRecord {
    let rating = Rating(
      value: try #require(ExactNumber("4.5")), best: try #require(ExactNumber("5")), count: 31)
    return record(
      "web", "plum-tart",
      Recipe(
        title: "Plum Tart", publisher: "Green Stove",
        sourceURL: "https://stove.example/plum-tart/",
        imageURL: "https://stove.example/pictures/plum-tart-1600x1200.jpg",
        ingredients: ["500 g plums", "200 g flour", "100 g butter", "80 g sugar", "1 egg", "salt"],
        directions: ["Make a dough of flour, butter, sugar and egg.", "Bake it."],
        tags: ["baking", "dessert"], yield: "12 slices", cookMinutes: 0, totalMinutes: 75,
        rating: rating, author: "Green Stove",
        extras: [ExtraField(name: "mood", json: "\"rainy\"")]))
  }
}
