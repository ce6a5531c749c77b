import RecipeCore
import RecipeDocuments
import Testing

@Suite("Cleaning of recipes")
struct RecipeCleaningTests {
  @Test(
    "entities and needless white space are cleaned from a title",
    arguments: [
      ("Leek &amp; potato", "Leek & potato"),
      ("  Leek\n\t soup ", "Leek soup"),
      ("Honey&nbsp;Butter\u{A0}Cake", "Honey Butter Cake"),
      ("Jo&#39;s &#x201C;pie&#X201d;", "Jo's “pie”"),
      ("Jo&amp;#39;s pie", "Jo's pie"),
      ("&amp;amp;amp; thrice", "&amp; thrice"),
      ("Cr&egrave;me br&ucirc;l&eacute;e &ndash; &frac12;", "Crème brûlée – ½"),
      ("&yuml;&Agrave;&times;&divide;", "ÿÀ×÷"),
      (
        "a & b &unknown; &#0; &#xD800; &#99999999999; &",
        "a & b &unknown; \u{FFFD} \u{FFFD} &#99999999999; &"
      ),
      ("&#150;&#146;&#128;&#x9F;", "–’€Ÿ"), ("&alpha;&frac15;&check;", "α⅕✓"), ("&#+65;", "&#+65;"),
      ("青椒 土豆", "青椒 土豆"), ("a  b", "a b"), ("a\tb", "a b"), ("A\u{A0}b", "A b"),
      ("seven12  x", "seven12 x"), ("seven1  seven2", "seven1 seven2"),
    ])
  func titles(written: String, clean: String) {
    #expect(Recipe(title: written).cleaned()?.title == clean)
  }

  @Test("a text of nothing but ampersands is cleaned in linear time")
  func manyAmpersands() {
    let draft = Recipe(title: String(repeating: "&", count: 100_000))
    #expect(draft.cleaned()?.title.utf8.count == 100_000)
  }

  @Test("without a title there is no recipe", arguments: ["", " \n", "&nbsp;\u{A0}"])
  func untitled(title: String) {
    #expect(Recipe(title: title).cleaned() == nil)
  }

  @Test("ingredient lines keep their inner spaces, and lose empty lines and those at the ends")
  func ingredients() {
    var draft = Recipe(title: "Soup")
    draft.ingredients = [" 1  cup  milk\n", "", " \u{A0}", "&frac12;&nbsp;onion", "a\nb"]
    #expect(draft.cleaned()?.ingredients == ["1  cup  milk", "½ onion", "a b"])
  }

  @Test("groups keep their first line when empty lines before it are dropped")
  func groups() {
    var draft = Recipe(title: "Soup")
    draft.ingredients = ["", "milk", "", "salt", ""]
    draft.ingredientGroups = [
      RecipeGroup(name: "Base:", start: 1), RecipeGroup(name: " Top ", start: 3),
      RecipeGroup(name: "", start: 3), RecipeGroup(name: "Last", start: 99),
    ]
    let recipe = draft.cleaned()
    #expect(recipe?.ingredients == ["milk", "salt"])
    #expect(
      recipe?.ingredientGroups == [
        RecipeGroup(name: "Base", start: 0), RecipeGroup(name: "Top", start: 1),
        RecipeGroup(name: "Last", start: 2),
      ])
  }

  @Test(
    "only a line that ends with a colon and has no number is a heading",
    arguments: [
      ("For the pizza:", "For the pizza"), ("  Sauce : ", "Sauce"), ("调料：", "调料"),
      ("For the sauce&#58;", nil), ("Salt", nil), ("2 eggs:", nil), ("½ onion:", nil), (":", nil),
      (String(repeating: "very ", count: 20) + "long:", nil),
    ] as [(String, String?)])
  func headings(line: String, name: String?) {
    var draft = Recipe(title: "")
    draft.addIngredients([line])
    #expect(draft.ingredientGroups.map(\.name) == (name.map { [$0] } ?? []))
    #expect(draft.ingredients == (name == nil ? [line] : []))
  }

  @Test("steps keep their paragraphs, and tags lose their repeats")
  func directionsAndTags() {
    var draft = Recipe(title: "Soup")
    draft.directions = [" Boil \r\n\r\n\r\n  the   water. ", "", "Serve."]
    draft.tags = ["soup", " winter ", "soup", "", "leek"]
    #expect(draft.cleaned()?.directions == ["Boil\n\nthe water.", "Serve."])
    #expect(draft.cleaned()?.tags == ["soup", "winter", "leek"])
  }

  @Test("a total of no minutes is not known, and negative times are dropped")
  func times() {
    var draft = Recipe(title: "Soup")
    (draft.prepMinutes, draft.cookMinutes, draft.totalMinutes) = (-5, 0, 0)
    let recipe = draft.cleaned()
    #expect(recipe?.prepMinutes == nil)
    #expect(recipe?.cookMinutes == 0)
    #expect(recipe?.totalMinutes == nil)
  }

  @Test("a group of tools among the ingredients is tools, and no list is all tools")
  func tools() throws {
    var recipe = Recipe(title: "Stew", ingredients: ["2 leeks", "1 pot", "spoon", "salt"])
    recipe.ingredientGroups = [
      RecipeGroup(name: "Pot", start: 0), RecipeGroup(name: "Special equipment:", start: 1),
      RecipeGroup(name: "To serve", start: 3),
    ]
    let clean = try #require(recipe.cleaned())
    #expect(clean.ingredients == ["2 leeks", "salt"])
    #expect(clean.tools == ["1 pot", "spoon"])
    #expect(
      clean.ingredientGroups == [
        RecipeGroup(name: "Pot", start: 0), RecipeGroup(name: "To serve", start: 1),
      ])
    var all = Recipe(title: "Stew", ingredients: ["1 pot"])
    all.ingredientGroups = [RecipeGroup(name: "Equipment", start: 0)]
    #expect(all.cleaned()?.ingredients == ["1 pot"])
  }

  @Test("tags that differ in case only are one")
  func tags() {
    var recipe = Recipe(title: "Stew")
    recipe.tags = ["soup", "Soup", "Été", "été", "leek"]
    #expect(recipe.cleaned()?.tags == ["soup", "Été", "leek"])
  }
}
