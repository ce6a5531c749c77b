import RecipeCore
import RecipeDocuments
import Testing
import Text

@Suite("Recipes written as Cooklang")
struct CooklangWriterTests {
  @Test("a recipe is front matter, lists of marks and steps")
  func layout() throws {
    let recipe = Recipe(
      title: "Pancakes", publisher: "Ann", sourceURL: "https://a.example/p",
      ingredients: ["200 g flour, sifted", "a pinch of salt", "2 lemons"],
      ingredientGroups: [RecipeGroup(name: "Topping", start: 2)],
      directions: ["Mix.\nRest.", "Topping:", "Squeeze."],
      directionGroups: [RecipeGroup(name: "Topping", start: 1)], tags: ["quick"],
      notes: ["Hot."], tools: ["pan"], yield: "4", prepMinutes: 10,
      extras: [ExtraField(name: "cuisine", json: #""French""#)])
    #expect(
      CooklangSample.text(of: recipe) == """
        ---
        title: "Pancakes"
        source: {"name":"Ann","url":"https://a.example/p"}
        servings: "4"
        prep time: "10 minutes"
        tags: ["quick"]
        cuisine: "French"
        ---

        = Ingredients =

        @flour{200%g}(sifted)\\
        @a pinch of salt{}

        = Ingredients: Topping =

        @lemons{2}

        = Cookware =

        #pan{}

        = Directions =

        Mix.\\
        Rest.

        = Topping =

        Squeeze.

        > Hot.

        """)
    #expect(try CooklangSample.written(recipe) == recipe)
  }

  @Test(
    "lines of ingredients are parted as far as they can be put together again",
    arguments: [
      ("200 g flour, sifted", "@flour{200%g}(sifted)"), ("3 eggs", "@eggs{3}"),
      ("1 1/2 cups of milk", "@milk{1 1/2%cups of}"), ("1½ tbsp. oil", "@oil{1½%tbsp.}"),
      ("½ onion, diced", "@onion{½}(diced)"), ("2-3 cloves garlic", "@garlic{2-3%cloves}"),
      ("salt, to taste", "@salt{}(to taste)"), ("a pinch of salt", "@a pinch of salt{}"),
      ("2  cups rice", "@2  cups rice{}"), ("1/0 cup nothing", "@1/0 cup nothing{}"),
      ("2 x 400 g tins", "@x 400 g tins{2}"), ("500g beef", "@500g beef{}"), ("1 cup", "@cup{1}"),
      ("onion (red, big), diced", "@onion (red, big), diced{}"), ("3", "@3{}"),
      ("beef , diced", "@beef , diced{}"), ("beef,  diced", "@beef,  diced{}"), ("2 3", "@2 3{}"),
      ("1 l 3.5% milk", "@1 l 3.5% milk{}"),
      ("& more @home {x} ~1 #2", "@\\& more \\@home \\{x\\} \\~1 \\#2{}"),
      ("a|b", "@a\\|b{}"), ("./x", "@\\./x{}"), ("米 200 g", "@米 200 g{}"),
      ("x -- y [- z", "@x \\-\\- y [\\- z{}"),
      (", x", "@, x{}"), ("1 back\\slash", "@back\\\\slash{1}"),
    ])
  func marks(line: String, mark: String) throws {
    let recipe = Recipe(title: "T", ingredients: [line])
    let text = CooklangSample.text(of: recipe)
    let written = text.split(separator: "\n").last.map(String.init)
    #expect(written == mark)
    let read = try CooklangSample.written(recipe).ingredients
    #expect(read == [line])
  }

  /// Recipes with what the mark-up might take for its own.
  private static let tricky: [Recipe] = [
    Recipe(
      title: "Only steps", directions: ["= no section", "> no note", "-- no comment", "a -- b"]),
    Recipe(
      title: "Marks", ingredients: ["@me", "#1", "~ 3 apples"],
      directions: ["Mail me@home, heat to ~200 C, use #3 {x} [- y -]", "\\", "\\@a", "@", "---"]),
    Recipe(title: "Lines", ingredients: ["x"], directions: ["a\nb\n\nc\n= d\n> e\n-- f\\", "\\n"]),
    Recipe(
      title: "Parts", ingredients: ["x"],
      directions: [
        "Dough:", "Mix.", "Directions:", "Ingredients:", "Ingredients: y", "Cookware:", "Serve:",
      ]),
    Recipe(
      title: "Parts = first", ingredients: ["x"],
      directions: ["A = b =:", "Mix.", "B:", "C:", "D."]),
    Recipe(
      title: "Groups", ingredients: ["a", "b", "b"],
      ingredientGroups: [
        RecipeGroup(name: "One", start: 0), RecipeGroup(name: "Two: x =", start: 1),
        RecipeGroup(name: "Empty @b -- [-", start: 3),
      ], directions: ["Stir the b."]),
    Recipe(
      title: "Group", ingredients: ["a", "b"],
      ingredientGroups: [RecipeGroup(name: "Only", start: 0)]),
    Recipe(
      title: "All: \"fields\" # 'of' - it", publisher: "The Paper",
      publisherURL: "https://p.example",
      sourceURL: "https://p.example/a?b=c&d=(e).", f2fURL: "https://f.example/1",
      imageURL: "a b.jpg",
      socialRank: ExactNumber("99.99999999999974"), ingredients: ["1 x"], directions: ["Eat."],
      description: "One: two.\n\n- three # four\nfive", tags: ["a, b", "c: d", "yes", "1"],
      yield: "4-6 {big} portions", prepMinutes: 0, cookMinutes: 90, totalMinutes: 1_500,
      rating: ExactNumber("4.5").flatMap { value in
        ExactNumber("5").map { Rating(value: value, best: $0, count: 12) }
      }, author: "O'Hara, Ann", language: "pt-BR", published: "2019-03-01T10:00:00Z",
      extras: [
        ExtraField(name: "difficulty", json: #""easy""#),
        ExtraField(name: "nutrition", json: #"{"fat":"1 g","list":["a",["b"]]}"#),
        ExtraField(name: "layout", json: #""recipe""#),
        ExtraField(name: "Crème: #1", json: #""x""#), ExtraField(name: "on", json: #""y""#),
        ExtraField(name: "time", json: #"{"rest":"1 h"}"#),
        ExtraField(name: "Title", json: #""z""#),
        ExtraField(name: "empty", json: #""""#),
        ExtraField(name: "notes", json: #""Line\nbreak > x\n\n> = two @three -- four""#),
        ExtraField(name: "tools", json: #"["big pan","wok @home","-x","a|b"]"#),
      ]),
    Recipe(
      title: "Publisher", publisher: "https://p.example is no name", ingredients: ["x"],
      extras: [
        ExtraField(name: "notes", json: #"["a list"]"#),
        ExtraField(name: "tools", json: #""text""#),
      ]),
    Recipe(title: "Odd source", sourceURL: "books/old.html", ingredients: ["x"]),
    Recipe(
      title: "Plain notes", ingredients: ["x"],
      extras: [ExtraField(name: "notes", json: #"" spaces\n\n\nand lines ""#)]),
    Recipe(title: "汤", ingredients: ["水 1 升", "½ 葱、切"], directions: ["煮。"]),
  ]

  @Test("reading what was written gives the same recipe", arguments: tricky)
  func roundTrip(recipe: Recipe) throws {
    let recipe = try #require(recipe.cleaned())
    #expect(try CooklangSample.written(recipe) == recipe, "\(CooklangSample.text(of: recipe))")
  }

  @Test("what cannot be carried is what these say")
  func losses() throws {
    let recipe = Recipe(
      title: "T", ingredients: ["x"], tags: ["#a"],
      extras: [ExtraField(name: "kcal", json: "12"), ExtraField(name: "raw", json: "null")])
    let read = try CooklangSample.written(recipe)
    #expect(read.tags == ["#a"])
    #expect(read.extras == [ExtraField(name: "kcal", json: "12")], "null says nothing")
    let only = Recipe(title: "Neither ingredients nor directions")
    let outcome = CooklangRecipeReader().read(
      CooklangWriter().document(of: only), path: "a.cook", fields: .all)
    #expect(outcome.entries.isEmpty)
  }

  @Test("groups that begin outside of the list are written all the same")
  func oddGroups() throws {
    let recipe = Recipe(
      title: "T", ingredients: ["a", "b"],
      ingredientGroups: [-1, 9, 1].map { RecipeGroup(name: "G", start: $0) })
    let read = try CooklangSample.written(recipe)
    #expect(read.ingredients.starts(with: ["a", "b"]))
    #expect(read.ingredientGroups.count == 3)
  }

  @Test("groups that are out of order have each line once")
  func groupsOutOfOrder() throws {
    let recipe = Recipe(
      title: "T", ingredients: ["a", "b", "c"],
      ingredientGroups: [2, 0, 1].map { RecipeGroup(name: "G\($0)", start: $0) })
    let read = try CooklangSample.written(recipe)
    #expect(read.ingredients == ["a", "b", "c"])
    #expect(read.ingredientGroups.map(\.name) == ["G2", "G0", "G1"])
  }

  @Test("nothing in a file steers a terminal")
  func terminal() {
    let recipe = Recipe(
      title: "T\u{1B}[31m\u{9B}", ingredients: ["x\u{202E}y"], directions: ["a\u{7}\u{85}b"],
      extras: [ExtraField(name: "n", json: "{\n\t\"a\":\"\u{2028}\"}")])
    let text = CooklangSample.text(of: recipe)
    #expect(text.split(separator: "\n").allSatisfy { String($0).terminalSafe == $0 })
  }

  @Test("every field has a place, and a file holds one recipe")
  func promises() {
    #expect(CooklangWriter().carriedFields == Set(RecipeField.allCases))
    #expect(!CooklangWriter().holdsSeveral)
    #expect(DocumentFormats.format(named: "cooklang")?.writer != nil)
  }
}
