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
      ("why-60.txt", 60), ("why-200.txt", 200), ("why-pipe.txt", nil),
    ] as [(String, Int?)])
  func text(name: String, width: Int?) async throws {
    let text = try await Self.explanation().text(width: width, usesColor: false, isWhole: false)
    try expect(text, isAsRecordedIn: name)
  }

  @Test("it has every line of a list when asked for whole values")
  func wholeText() async throws {
    let explanation = try await Self.small()
    let text = explanation.text(width: 60, usesColor: false, isWhole: true)
    try expect(text, isAsRecordedIn: "why-whole.txt")
  }

  @Test("its data has the records, the links and the rank around the fields")
  func envelope() async throws {
    let explanation = try await Self.small()
    let options = FormatOptions(fields: ["field", "rule"])
    let bytes = JSONFormatter(options: options).bytes(of: explanation.document)
    try expect(String(decoding: bytes, as: UTF8.self), isAsRecordedIn: "why-json.txt")
  }

  @Test(
    "its data is as recorded",
    arguments: [NDJSONFormatter.self, CSVFormatter.self, TableFormatter.self]
      as [any ResultFormatter.Type])
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
    try await explanation(of: [api, notes, try web()], links)
  }

  /// The API's tart and the site's, with the fields that have a place around the others.
  private static func small() async throws -> RecipeExplanation {
    try await explanation(of: [small(api), small(try web())])
  }

  private static func explanation(
    of records: [RecipeRecord], _ links: [RecordPair] = [sameAddress(0, 1)]
  ) async throws -> RecipeExplanation {
    let traits = [
      "api": SourceTraits(), "notes": SourceTraits(weight: 2),
      "web": SourceTraits(rankOrigin: .rating),
    ]
    let matched = MatchedRecords(
      records: records, traits: traits,
      clusters: [RecordCluster(members: Array(records.indices), links: links)], variants: [])
    let ranker = RecipeRanker(traits: traits)
    let merged = await RecipeMerger(work: ParallelMap(parallelism: 1)).merge(matched)
    let recipe = try #require(ranker.rank(merged).first)
    return RecipeExplanation(recipe, ranker: ranker, traits: traits)
  }

  /// A record with its title, its rank, its rating and its ingredients.
  private static func small(_ record: RecipeRecord) -> RecipeRecord {
    let recipe = record.recipe
    return Self.record(
      record.reference.source, record.reference.id,
      Recipe(
        title: recipe.title, socialRank: recipe.socialRank, ingredients: recipe.ingredients,
        rating: recipe.rating))
  }

  private static func sameAddress(_ first: Int, _ second: Int) -> RecordPair {
    RecordPair(
      first: first, second: second, verdict: .same, score: 0.97,
      grounds: PairGrounds(
        evidence: PairEvidence(
          pages: .same, titles: .init(likeness: 1),
          amounts: AmountAgreement(count: 7, agreeing: 6, unknown: 0, scale: 1),
          lines: LineComparison(equal: 6, share: 0.86, greatest: nil))))
  }

  private static let links = [
    sameAddress(0, 2),
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
        RecipeGroup(name: "Top", start: 0), RecipeGroup(name: "Dough", start: 1),
      ], tags: ["dessert", "plums"], yield: "Serves 8", cookMinutes: 40))

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
        tags: ["baking", "dessert"], yield: "12 slices", cookMinutes: 0, rating: rating,
        extras: [ExtraField(name: "mood", json: "\"rainy\"")]))
  }
}
