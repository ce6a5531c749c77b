import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("JSON documents of recipes")
struct JSONRecipeReaderTests {
  private static let soup = #"{"title":"Soup","ingredients":["water"]}"#
  private static let stew = #"{"name":"Stew","directions":["Stew it."]}"#

  @Test(
    "recipes are found in every arrangement",
    arguments: [
      "[\(soup),\(stew)]",
      "{\"recipes\":[\(soup),\(stew)]}",
      "{\"data\":{\"recipes\":[\(soup),\(stew)]}}",
      "{\"a1\":\(soup),\"b2\":\(stew)}",
      "{\"items\":[{\"recipe\":\(soup)},{\"recipe\":\(stew)}]}",
      "[[\(soup)],[\(stew)]]",
      "\(soup)\n\(stew)",
      "\n\(soup)\r\n\r\n\(stew)\r\n",
      "\u{FEFF}[\(soup),\(stew)]",
      "{\"schema\":\"recipes/1\",\"complete\":true,\"recipes\":[\(soup),\(stew)]}",
    ])
  func arrangements(text: String) {
    let outcome = read(text)
    #expect(outcome.entries.map(\.recipe.title) == ["Soup", "Stew"])
    #expect(outcome.diagnostics == [])
  }

  @Test(
    "the keys of an object whose members are all recipes are their ids, unless they have some",
    arguments: [
      ("{\"35382\":\(soup),\"35383\":\(stew)}", ["35382", "35383"]),
      ("{\"recipes\":{\"r1\":\(soup),\"r2\":\(stew)}}", ["r1", "r2"]),
      ("{\"recipes\":{\"-MabcDEF12ghIJ\":\(soup)}}", ["-MabcDEF12ghIJ"]),
      (
        "{\"x\":{\"id\":7,\"title\":\"Soup\",\"ingredients\":[\"water\"]},\"y\":\(stew)}",
        ["7", "y"]
      ),
      ("{\"count\":2,\"x\":\(soup),\"y\":\(stew)}", [nil, nil]),
      ("{\"x\":\(soup),\"meta\":{\"page\":1}}", [nil]),
      ("{\"main\":\(soup),\"y\":\(stew)}", [nil, nil]),
      ("{\"x\":\(soup)}", [nil]), ("{\"recipe\":\(soup)}", [nil]),
      ("{\"x\":[\(soup)],\"y\":[\(stew)]}", [nil, nil]),
    ] as [(String, [String?])])
  func keys(text: String, ids: [String?]) {
    #expect(read(text).entries.map(\.statedID?.text) == ids)
  }

  @Test("each recipe knows the line it begins at")
  func lines() {
    #expect(read("[\n\(Self.soup),\n\n\(Self.stew)\n]").entries.map(\.line) == [2, 4])
    #expect(read("\(Self.soup)\n\n\(Self.stew)\n").entries.map(\.line) == [1, 3])
    #expect(read("{\"recipe\":\n  \(Self.soup)}").entries.map(\.line) == [2])
  }

  @Test("a broken line of NDJSON is named with its place, and the others are read")
  func brokenLine() throws {
    let outcome = read("\(Self.soup)\n{\"title\": oops}\n\(Self.stew)")
    #expect(outcome.entries.map(\.recipe.title) == ["Soup", "Stew"])
    let diagnostic = try #require(outcome.diagnostics.first)
    #expect(outcome.diagnostics.count == 1)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.message == "not valid JSON: expected a value, found 'o'")
    #expect(diagnostic.location?.description == "/r/x.json:2:11")
  }

  @Test("broken first lines of NDJSON do not hide the others")
  func brokenFirstLines() {
    let outcome = read("{\"title\":\n{\n\(Self.soup)\n\(Self.stew)")
    #expect(outcome.entries.map(\.recipe.title) == ["Soup", "Stew"])
    #expect(
      outcome.diagnostics.map(\.location?.description) == ["/r/x.json:1:10", "/r/x.json:2:2"])
  }

  @Test("a broken document with an object on a line of its own is still one document")
  func brokenDocument() {
    let outcome = read("{\"title\" \"A\",\n\"ingredients\": [\n  {\"name\":\"salt\"}\n]}")
    #expect(outcome.diagnostics.map(\.location?.description) == ["/r/x.json:1:10"])
  }

  @Test(
    "what cannot be read is said with its place",
    arguments: [
      ("", Diagnostic.Severity.warning, "the file is empty", "/r/x.json"),
      (" \n ", .warning, "the file is empty", "/r/x.json"),
      (
        "{\n  \"title\": \"Soup\"\n  7}", .error, "expected ',' or '}' after a member",
        "/r/x.json:3:3"
      ),
      ("[\(soup)", .error, "expected ',' or ']' after an element, found the end", "/r/x.json:1:42"),
      ("7", .note, "no recipe: the file is a number", "/r/x.json:1:1"),
      ("[]", .note, "no recipe: the file is an empty array", "/r/x.json:1:1"),
      (
        "{\"name\":\"left-pad\",\"version\":\"1\"}", .note, "an object with 'name', 'version'",
        "/r/x.json:1:1"
      ),
      ("null", .note, "no recipe: the file is null", "/r/x.json:1:1"),
      ("{}", .note, "no recipe: the file is an empty object", "/r/x.json:1:1"),
      (
        "{\"title\":\"A\",\"source_url\":\"https://a.example\"}", .note,
        "no recipe: the file is an object with 'title', 'source_url', but neither ingredients nor directions",
        "/r/x.json:1:1"
      ),
      ("{\"ingredients\":[\"salt\"]}", .warning, "a recipe has no title", "/r/x.json:1:1"),
      ("{\"title\":\" \",\"ingredients\":[]}", .warning, "a recipe has no title", "/r/x.json:1:1"),
    ])
  func unreadable(text: String, severity: Diagnostic.Severity, message: String, place: String)
    throws
  {
    let outcome = read(text)
    #expect(outcome.entries.isEmpty)
    let diagnostic = try #require(outcome.diagnostics.first)
    #expect(outcome.diagnostics.count == 1)
    #expect(diagnostic.severity == severity)
    #expect(diagnostic.message.contains(message), "\(diagnostic.message)")
    #expect(diagnostic.location?.description == place)
  }

  @Test("invalid UTF-8 is refused with its line and column")
  func invalidUTF8() {
    let bytes = Array("{\n\"title\": \"S".utf8) + [0xFF] + Array("p\"}".utf8)
    let outcome = JSONRecipeReader().read(bytes, path: "/r/x.json", fields: .all)
    #expect(outcome.diagnostics.map(\.message) == ["not valid JSON: the text is not valid UTF-8"])
    #expect(outcome.diagnostics.map(\.location?.description) == ["/r/x.json:2:12"])
  }

  @Test("what is no recipe in a list of recipes is named by its number")
  func strangersInLists() {
    let outcome = read("[\(Self.soup),\n7,\n{\"x\":1},\n{\"title\":\"Only\"}]")
    #expect(outcome.entries.count == 1)
    #expect(
      outcome.diagnostics.map(\.message) == [
        "element 2 is not a recipe: it is a number",
        "element 3 is not a recipe: it has no title",
        "element 4 is not a recipe: it has a title, but neither ingredients nor directions",
      ])
    #expect(outcome.diagnostics.map(\.location?.line) == [2, 3, 4])
  }

  @Test("faults are named with their places, in whatever order they are met")
  func places() {
    let outcome = read(
      """
      [{"title":"A", "ingredients":["a"],
        "rating":"bad", "prep_minutes":"ages"},
       7,
       {"ingredients":["a"]}]
      """)
    #expect(
      outcome.diagnostics.compactMap(\.location?.description).sorted() == [
        "/r/x.json:2:12", "/r/x.json:2:34", "/r/x.json:3:2", "/r/x.json:4:2",
      ])
  }

  @Test("a title is enough where only recipes stand")
  func titleOnly() {
    #expect(read(#"{"recipes":[{"title":"A"},{"title":"B"}]}"#).entries.count == 2)
    #expect(read(#"{"posts":[{"title":"A"},{"title":"B"}]}"#).entries.isEmpty)
  }

  @Test("thousands of faults of one file are counted, not listed")
  func manyFaults() {
    let outcome = read(Self.soup + "\n" + String(repeating: "{\n", count: 1_000))
    #expect(outcome.diagnostics.count == 51)
    #expect(outcome.diagnostics.last?.message == "950 more problems in this file")
  }

  @Test(
    "a fault that can be put right in one way only is, with a warning",
    arguments: [
      ("{\"title\":\"A\",\"ingredients\":[\"1\tegg\"]}", "/r/x.json:1:31"),
      ("{\"title\":\"A\",\n\"ingredients\":[\"1 egg\",],}", "/r/x.json:2:23"),
      ("/* mine */ {\"title\":\"A\",\"ingredients\":[\"1 egg\"]}", "/r/x.json:1:1"),
      (#"{"title":"A","ingredients":["1 \egg"]}"#, "/r/x.json:1:32"),
    ])
  func repairs(text: String, place: String) throws {
    let outcome = read(text)
    #expect(outcome.entries.map(\.recipe.ingredients) == [["1 egg"]])
    let warning = try #require(outcome.diagnostics.first)
    #expect(warning.severity == .warning && warning.message.hasPrefix("not valid JSON: "))
    #expect(warning.location?.description == place)
  }

  @Test("quotes that a program forgot to escape are a part of the text, with a warning")
  func innerQuotes() {
    let outcome = read(
      #"{"title":"The "good" scones","ingredients":["80 g of "good" butter","1 egg"],"#
        + #""steps":["Stir "well", then bake.","Serve."]}"#)
    let recipe = outcome.entries.first?.recipe
    #expect(recipe?.title == "The \"good\" scones")
    #expect(recipe?.ingredients == ["80 g of \"good\" butter", "1 egg"])
    #expect(recipe?.directions == ["Stir \"well\", then bake.", "Serve."])
    #expect(outcome.diagnostics.map(\.severity) == [.warning])
  }

  @Test(
    "a text that may mean anything is left to a person",
    arguments: [
      #"{"title":"A, "ingredients":["1 egg"]}"#, #"{"title":"A","ingredients":["1 egg" "2 figs"]}"#,
      #"{"title":"A","ingredients":["1 egg, "2 figs"]}"#,
      #"{"title":"A","ingredients":["1 egg""#, #"{"title":"A" "ingredients":["1 egg"]}"#,
    ])
  func noRepair(text: String) {
    #expect(read(text).entries.isEmpty)
    #expect(read(text).diagnostics.map(\.severity) == [.error])
  }

  @Test("recipes nested deeper than anybody nests them are not looked for")
  func deepNesting() {
    let text = String(repeating: "[", count: 400) + Self.soup + String(repeating: "]", count: 400)
    #expect(read(text).entries.isEmpty)
  }

  @Test(
    "the shape is told by content",
    arguments: [
      (#"{"title":"A","recipe_id":"1"}"#, "food2fork"),
      (#"{"title":"A","social_rank":9}"#, "food2fork"),
      (#"{"@type":"Recipe","name":"A"}"#, "schema.org"),
      (#"{"name":"A","recipeIngredient":[]}"#, "schema.org"),
      (#"{"title":"A","ingredients":["a"]}"#, "JSON"),
      (#"{"title":"A","social_rank":9,"tags":["x"],"directions":["x"]}"#, "JSON"),
    ])
  func dialects(text: String, dialect: String) {
    #expect(read(text).dialect == dialect)
    #expect(read(text).entries.count == 1)
  }

  private func read(_ text: String) -> DocumentOutcome {
    JSONRecipeReader().read(Array(text.utf8), path: "/r/x.json", fields: .all)
  }
}
