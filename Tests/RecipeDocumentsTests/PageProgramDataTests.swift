import RecipeCore
import RecipeDocuments
import Testing

@Suite("Data of the programs of pages")
struct PageProgramDataTests {
  private func recipes(_ json: String, data: String = "") -> [Recipe] {
    let page = """
      <!doctype html><title>Plum tart | Pots</title>\(data)<h1>Plum tart</h1>
      <script id="__NEXT_DATA__" type="application/json">\(json)</script>
      """
    return HTMLPageReader().read(Array(page.utf8), path: "a.html", fields: .all).entries
      .map(\.recipe)
  }

  private static let tart = #"""
    {"title": "Plum tart", "servings": 4, "ingredients": ["500 g plums"], "steps": ["Bake."]}
    """#
  private static let jam = #"""
    {"title": "Jam", "ingredients": ["1 kg plums"], "steps": ["Boil."]}
    """#

  @Test("a page without other data has the recipe that its program was given, and not others")
  func found() throws {
    let json = #"{"props": {"pageProps": {"recipe": \#(Self.tart), "related": [\#(Self.jam)]}}}"#
    let recipe = try #require(recipes(json).first)
    #expect(recipes(json).count == 1)
    #expect(recipe.title == "Plum tart")
    #expect(recipe.ingredients == ["500 g plums"])
    #expect(recipe.directions == ["Bake."])
    #expect(recipe.yield == "4")
  }

  @Test("recipes under other titles do not count, nor does data that is none")
  func others() {
    #expect(
      recipes(#"{"a": \#(Self.jam), "b": {"title": "X", "ingredients": ["1 egg"]}}"#).count == 1)
    let two = #"[\#(Self.jam), {"title": "X", "ingredients": ["1 egg"], "steps": ["Boil."]}]"#
    #expect(recipes(two).isEmpty)
    #expect(recipes("{broken").isEmpty)
  }

  @Test("structured data comes first")
  func structured() {
    let data = """
      <script type="application/ld+json">{"@type": "Recipe", "name": "Plum tart",
      "recipeIngredient": ["1 plum"], "recipeInstructions": ["Eat."]}</script>
      """
    #expect(recipes(Self.tart, data: data).map(\.ingredients) == [["1 plum"]])
  }
}
