import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Maps of fields")
struct RecipeFieldMapTests {
  private static func map(_ paths: KeyValuePairs<String, String>) throws -> RecipeFieldMap {
    let place = TextLocation(path: "recipes.toml", line: 1)
    return try RecipeFieldMap(
      paths.map { SourceOptionValues.Entry($0.key, $0.value, at: place) })
  }

  private static func recipe(
    _ text: String, _ path: String, _ map: RecipeFieldMap
  ) throws -> Recipe {
    let reader = AnyDocumentReader().mapping(map)
    let outcome = reader.read(Array(text.utf8), path: path, fields: .all)
    return try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
  }

  @Test("lists of as many lines under a star are no rows")
  func listsUnderStar() throws {
    let json = #"""
      {"titel": "Auflauf", "teile": [{"zeilen": ["200 g Mehl", "100 g Butter"]},
       {"zeilen": ["2 dl Rahm", "3 EL Zucker"]}], "schritte": ["Kneten.", "Backen."]}
      """#
    let recipe = try Self.recipe(json, "a.json", try Self.map(["ingredients": "teile.*.zeilen"]))
    #expect(recipe.ingredients == ["200 g Mehl", "100 g Butter", "2 dl Rahm", "3 EL Zucker"])
  }

  @Test("fields are where the map says, in JSON and in front matter alike")
  func places() throws {
    let map = try Self.map([
      "title": "qq.ww", "ingredients": "xx.*.zz", "directions": "yy", "yield": "uu.0",
      "prep_seconds": "tt.a", "cook_minutes": "tt.b",
    ])
    let json = #"""
      {"qq": {"ww": "Stew"}, "xx": [{"zz": "2 leeks"}, {"zz": "salt"}], "yy": ["Boil", "Eat"],
       "uu": ["4 bowls"], "tt": {"a": 900, "b": 20}, "title": "page 7"}
      """#
    let yaml = """
      ---
      qq: {ww: Stew}
      xx: [{zz: 2 leeks}, {zz: salt}]
      yy: [Boil, Eat]
      uu: [4 bowls]
      tt: {a: 900, b: 20}
      title: page 7
      ---
      """
    for (text, path) in [(json, "a.json"), (yaml, "a.md")] {
      let recipe = try Self.recipe(text, path, map)
      #expect(recipe.title == "Stew", "\(path)")
      #expect(recipe.ingredients == ["2 leeks", "salt"], "\(path)")
      #expect(recipe.directions == ["Boil", "Eat"], "\(path)")
      #expect(recipe.yield == "4 bowls", "\(path)")
      #expect([recipe.prepMinutes, recipe.cookMinutes] == [15, 20], "\(path)")
      #expect(recipe.extras.contains(ExtraField(name: "title", json: #""page 7""#)), "\(path)")
    }
  }

  @Test("the parts of ingredients are told by paths in an ingredient")
  func parts() throws {
    let map = try Self.map([
      "ingredients": "xx", "ingredient_amount": "p", "ingredient_unit": "q.r",
      "ingredient_food": "s",
    ])
    let text = #"""
      {"title": "Stew", "steps": ["Boil."], "xx": [{"s": "leeks", "p": 2, "q": {"r": "blorps"}},
        {"s": "salt", "q": {"r": "smidgen"}}]}
      """#
    #expect(try Self.recipe(text, "a.json", map).ingredients == ["2 blorps leeks", "smidgen salt"])
  }

  @Test("a document to which the map does not apply is read as without one")
  func others() throws {
    let map = try Self.map(["title": "qq", "ingredients": "xx"])
    let recipe = try Self.recipe(#"{"title": "Stew", "ingredients": ["leeks"]}"#, "a.json", map)
    #expect(recipe.title == "Stew")
    #expect(recipe.ingredients == ["leeks"])
  }

  @Test("an invalid path is an error with its place")
  func invalid() {
    #expect(throws: SourceOptionError.self) { try Self.map(["title": "a..b"]) }
    #expect(throws: SourceOptionError.self) { try Self.map(["ingredient_unit": "u"]) }
  }
}
