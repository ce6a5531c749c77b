import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Times without a unit")
struct TimeStatementsTests {
  /// Members of a recipe, and the minutes that are known from them.
  struct Sample: Sendable, CustomTestStringConvertible {
    let about: String
    let members: String
    var prep: MinuteRange?
    var cook: MinuteRange?
    var total: MinuteRange?
    var kept: [String] = []
    var steps = #"["Boil."]"#

    var testDescription: String { about }
  }

  static let samples = [
    Sample(
      about: "a unit in the key", members: #""prep_minutes": 15, "cookTimeSecs": 90"#,
      prep: 15, cook: 2),
    Sample(about: "a unit beside", members: #""cook_time": 2, "cook_unit": "hours""#, cook: 120),
    Sample(
      about: "an object with its unit",
      members: #""prep": {"value": 20, "unit": "min"}, "cook": {"hours": 1, "minutes": 5}"#,
      prep: 20, cook: 65),
    Sample(
      about: "a total with its unit",
      members: #""prep_time": 15, "cook_time": 30, "total_time": "45 min""#,
      prep: 15, cook: 30, total: 45),
    Sample(
      about: "seconds that add up to an ISO total",
      members: #""prep_time": 900, "cook_time": 1800, "total_time": "PT45M""#,
      prep: 15, cook: 30, total: 45),
    Sample(
      about: "the same time in ISO", members: #""prep_time": 600, "Vorbereitungszeit": "PT10M""#,
      prep: 10, kept: ["Vorbereitungszeit"]),
    Sample(
      about: "a neighbour of whole minutes",
      members: #""prep_time": 25, "cook_time": "PT30M""#, prep: 25, cook: 30),
    Sample(
      about: "a total too short for seconds", members: #""prep_time": 10, "total_time": 40"#,
      prep: 10, total: 40),
    Sample(
      about: "parts that are no whole minutes beside a total",
      members: #""prep_time": 15, "cook_time": 15, "total_time": 60"#, prep: 15, cook: 15,
      total: 60, steps: #"["Fry for about 1 minute."]"#),
    Sample(
      about: "a total shorter than a step", members: #""prep_time": 60, "total_time": 180"#,
      prep: 60, total: 180, steps: #"["Heat for 1 minute.", "Chill for 30 minutes."]"#),
    Sample(
      about: "a part too long for minutes", members: #""cook_time": 2400, "total": "1 h""#,
      cook: 40, total: 60),
    Sample(
      about: "a step that mentions the time", members: #""cook_time": 1800"#, cook: 30,
      steps: #"["Boil for 30 minutes."]"#),
    Sample(
      about: "ranges",
      members: #""prep_minutes": {"min": 10, "max": 15}, "cook_time": "40-50 min""#,
      prep: MinuteRange(10, 15), cook: MinuteRange(40, 50)),
    Sample(
      about: "a range without a unit", members: #""prep_time": "10-15", "total_time": "1 hour""#,
      prep: MinuteRange(10, 15), total: 60),
    Sample(
      about: "a range without evidence", members: #""prep_time": "10-15""#, kept: ["prep_time"]),
    Sample(
      about: "no evidence", members: #""prep_time": 15, "cook_time": 600"#,
      kept: ["prep_time", "cook_time"]),
    Sample(about: "a total that is no whole minute alone", members: #""time": 40"#, total: 40),
    Sample(about: "a small total alone may be hours", members: #""time": 2"#, kept: ["time"]),
    Sample(
      about: "a small total beside a step that takes longer", members: #""time": 9"#, total: 9,
      steps: #"["Fry for about 5 minutes."]"#),
    Sample(
      about: "a unit in the key of an object", members: #""minutes": {"prep": 20, "cook": 50}"#,
      prep: 20, cook: 50),
    Sample(
      about: "a unit at the end of such a key",
      members: #""times_in_hours": {"prep": 1, "cook": 2}"#,
      prep: 60, cook: 120),
    Sample(
      about: "parts of unknown names in the unit of the key have a total",
      members: #""minuti": {"mani": 15, "forno": 50}"#, cook: 50, total: 65),
    Sample(
      about: "an object of a word for times with a unit", members: #""times": {"mins": 12}"#,
      total: 12),
    Sample(
      about: "an object of facts with a unit", members: #""card": {"mins": 12, "serves": 4}"#,
      total: 12),
    Sample(
      about: "an object of facts of an unknown name",
      members: #""general": {"minutes": 25, "difficulty": "hard"}"#, total: 25, kept: ["general"]),
    Sample(
      about: "a unit below a key that is no word for a time",
      members: #""plan": {"x": {"mins": 12}}"#, kept: ["plan"]),
    Sample(
      about: "a unit below an unknown key beside a time without one",
      members: #""baking": 45, "foo": {"mins": 12}"#, kept: ["foo", "baking"]),
    Sample(
      about: "one part of an unknown name", members: #""minutes": {"whatever": 12}"#,
      kept: ["minutes"]),
    Sample(about: "zero is zero", members: #""prep_time": 0"#, prep: 0),
    Sample(
      about: "a preparation that is a duration", members: #""preparation": "15 min""#,
      prep: 15),
  ]

  @Test("numbers are minutes or seconds by evidence, and else kept", arguments: samples)
  func table(_ sample: Sample) throws {
    let text =
      #"{"title": "Stew", "ingredients": ["leeks"], "steps": \#(sample.steps), \#(sample.members)}"#
    let outcome = JSONRecipeReader().read(Array(text.utf8), path: "a.json", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect([recipe.prepMinutes, recipe.cookMinutes] == [sample.prep, sample.cook])
    #expect(recipe.totalMinutes == sample.total)
    #expect(recipe.extras.map(\.name).filter { !$0.hasSuffix("unit") } == sample.kept)
  }

  @Test("a number without evidence is named with its place and the remedy")
  func diagnostic() throws {
    let json = #"{"title": "Stew", "ingredients": ["leeks"], "prep_time": 15}"#
    let yaml = "---\ntitle: Stew\nprep_time: 15\n---\n\n## Ingredients\n\n- leeks\n"
    for (text, path, line) in [(json, "a.json", 1), (yaml, "a.md", 3)] {
      let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
      let note = try #require(outcome.diagnostics.first, "\(path)")
      #expect(note.location?.line == line)
      #expect(note.message == "'prep_time' is a number without a unit and was not read as a time")
      #expect(note.help?.contains("prep_minutes = \"prep_time\"") == true)
      #expect(outcome.entries.first?.recipe.extras == [ExtraField(name: "prep_time", json: "15")])
    }
  }

  @Test("the fields that are needed do not change a time")
  func fields() throws {
    let text =
      #"{"title": "A", "ingredients": ["b"], "cook_time": 1800, "steps": ["Boil for 30 min."]}"#
    for fields in [RecipeFieldSet.all, []] {
      let outcome = JSONRecipeReader().read(Array(text.utf8), path: "a.json", fields: fields)
      #expect(outcome.entries.first?.recipe.cookMinutes == 30)
    }
  }

  @Test("a time of which nobody knows what it is of is named")
  func untold() throws {
    let text = #"{"title": "A", "ingredients": ["1 leek"], "foo": {"mins": 12}}"#
    let outcome = JSONRecipeReader().read(Array(text.utf8), path: "a.json", fields: .all)
    #expect(
      outcome.diagnostics.map(\.message) == [
        "'foo.mins' is a time, but not known of what, and was not read"
      ])
    #expect(
      outcome.entries.first?.recipe.extras == [ExtraField(name: "foo", json: #"{"mins": 12}"#)])
  }
}
