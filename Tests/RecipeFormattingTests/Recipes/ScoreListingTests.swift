import RecipeCore
import RecipeFormatting
import RecipeMerging
import RecipeSearch
import Testing

@Suite("Scores and missing foods")
struct ScoreListingTests {
  /// Two recipes with scores and missing foods.
  private static func result() async throws -> QueryResult {
    func recipe(_ id: String, _ title: String, _ lines: [String], rank: String?) -> RankedRecipe {
      let recipe = Recipe(title: title, publisher: "Stove", ingredients: lines)
      return Samples.ranked(recipe, id: id, rank: rank)
    }
    let recipes = [
      recipe("9f0c35a1b2d4", "Leek \u{1B}soup", ["2 leeks", "1 l stock"], rank: "90"),
      recipe("00c1ffee0002", "Tart", ["2 leeks", "100 g flour", "1 egg"], rank: nil),
    ]
    return await QueryEvaluator(
      try RecipeQuery(parsing: "leek tart OR leek"), QueryOptions(sort: .relevance, explains: true),
      pantry: Pantry("leeks", maximumMissingCount: 2), work: ParallelMap(parallelism: 1)
    ).evaluate(over: recipes, reports: [])
  }

  @Test("each score stands above its parts, and controls are harmless")
  func listing() async throws {
    let text = ScoreListing(try await Self.result(), width: nil, usesColor: false).text
    #expect(
      text == """
        0.900000  Tart · Stove · 00c1ffee
            0.088005  leek: ingredients 1; in 2 of 2 recipes
            0.561995  tart: title 1; in 1 of 2 recipes
            0.150000  100 % of the title
            0.100000  2 of 2 terms found
            missing: flour, egg
        0.309112  Leek \u{FFFD}soup · Stove · 9f0c35a1
            0.140930  leek: title 1, ingredients 1; in 2 of 2 recipes
            0.000000  tart: not found; in 1 of 2 recipes
            0.068182  45 % of the title
            0.050000  1 of 2 terms found
            0.050000  rank: 50 of 100 among the 1 ranked of notes
            missing: stock

        """)
  }

  @Test("data has the score as an object and the missing foods as a list")
  func data() async throws {
    let fields = FoundRecipe.fields(explains: true, hasPantry: true)
    #expect(fields.map(\.name).suffix(2) == ["missing", "score"])
    let document = ResultDocument.found(try await Self.result(), fields: fields)
    let options = FormatOptions(fields: ["title", "missing", "score"])
    var bytes: [UInt8] = []
    var buffer = OutputBuffer { piece in
      bytes += piece
      return .written
    }
    NDJSONFormatter(options: options).write(document, to: &buffer)
    buffer.flush()
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first ?? ""
    #expect(line.contains(#""missing":["flour","egg"],"score":{"value":0."#))
    #expect(
      line.contains(#""kind":"term","term":"tart","occurrences":{"title":1},"recipes":1,"of":2"#))
    #expect(line.contains(#""kind":"share","found":2,"of":2,"value":0.100000"#))
  }

  @Test(
    "a table shows the values that it is sorted by, however narrow it is",
    arguments: [(SortOrder.date, "published"), (.time, "total_minutes"), (.rating, "rating")])
  func sorted(order: SortOrder, name: String) throws {
    let fields = FoundRecipe.fields(explains: false, hasPantry: false, sort: order)
    let field = try #require(fields.first { $0.name == name })
    #expect(field.isInTable)
    #expect(field.column.priority == 0)
  }

  @Test("who asks for neither gets the fields of every recipe")
  func usual() {
    let names = FoundRecipe.fields(explains: false, hasPantry: false).map(\.name)
    #expect(names == RecipeFields.all.map(\.name) + ["marks"])
  }
}
