import RecipeCore
import RecipeDocuments
import Testing

@Suite("Times without a unit in tables, schema.org and labels")
struct BareTimesTests {
  /// A document, and the minutes of preparation that are known from it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let about: String
    let path: String
    let text: String
    var prep: MinuteRange?
    /// The name under which the number is kept.
    var kept: String?
    /// The line of the warning.
    var line: Int?

    var testDescription: String { about }
  }

  private static let table = "Title,Ingredients,Directions"

  static let samples: [Sample] = [
    Sample(
      about: "a column that names the unit", path: "a.csv",
      text: "\(table),Prep time (min)\nStew,leeks,Boil.,15\n", prep: 15),
    Sample(
      about: "a column with hours", path: "a.csv",
      text: "\(table),Prep time [hours]\nStew,leeks,Boil.,2\n", prep: 120),
    Sample(
      about: "a total in the row", path: "a.csv",
      text: "\(table),Prep,Total time\nStew,leeks,Boil.,15,1 hour\n", prep: 15),
    Sample(
      about: "a direction in the row", path: "a.csv",
      text: "\(table),Prep\nStew,leeks,Chop for 15 minutes.,15\n", prep: 15),
    Sample(
      about: "a range in a cell", path: "a.csv",
      text: "\(table),Prep\nStew,leeks,Boil.,10-15 min\n", prep: MinuteRange(10, 15)),
    Sample(
      about: "a cell without evidence", path: "a.csv",
      text: "\(table),Prep\nStew,leeks,Boil.,15\n", kept: "Prep", line: 2),
    Sample(
      about: "ISO beside a number", path: "a.json",
      text: schema(#""prepTime": 15, "cookTime": "PT30M""#), prep: 15),
    Sample(
      about: "ISO alone", path: "a.json", text: schema(#""prepTime": "PT15M""#), prep: 15),
    Sample(
      about: "a property without evidence", path: "a.json", text: schema(#""prepTime": "15""#),
      kept: "prepTime", line: 1),
    Sample(
      about: "a label with its unit", path: "a.md", text: markdown("Prep time: 10-15 min"),
      prep: MinuteRange(10, 15)),
    Sample(
      about: "a label beside one with its unit", path: "a.md",
      text: markdown("Prep time: 15 | Total time: 1 h"), prep: 15),
    Sample(
      about: "a step that mentions the time", path: "a.md",
      text: markdown("Prep time: 15") + "2. Wait for 15 minutes.\n", prep: 15),
    Sample(
      about: "a label without evidence", path: "a.md", text: markdown("Prep time: 15"),
      kept: "Prep time", line: 3),
  ]

  private static func schema(_ members: String) -> String {
    #"{"@context": "https://schema.org", "@type": "Recipe", "name": "Stew", "#
      + #""recipeIngredient": ["leeks"], "recipeInstructions": "Boil.", \#(members)}"#
  }

  private static func markdown(_ line: String) -> String {
    "# Stew\n\n\(line)\n\n## Ingredients\n\n- leeks\n\n## Directions\n\n1. Boil.\n"
  }

  @Test("are times if the document tells the unit, and else kept and named", arguments: samples)
  func table(_ sample: Sample) throws {
    for fields in [RecipeFieldSet.all, .extras] {
      let outcome = AnyDocumentReader().read(
        Array(sample.text.utf8), path: sample.path, fields: fields)
      let recipe = try #require(outcome.entries.first?.recipe)
      #expect(recipe.prepMinutes == sample.prep)
      #expect(recipe.extras.map(\.name) == [sample.kept].compactMap(\.self))
      let notes = outcome.diagnostics.filter { $0.message.contains("is a number without a unit") }
      #expect(notes.map(\.location?.line) == [sample.line].compactMap(\.self))
    }
  }
}
