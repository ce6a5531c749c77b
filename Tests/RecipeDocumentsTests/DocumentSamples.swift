import Archives
import RecipeCore

@testable import RecipeDocuments

/// A small document of every format that is read.
enum DocumentSamples {
  /// A document.
  struct Sample: Sendable, CustomStringConvertible {
    /// The name of its format.
    let format: String
    /// A path with an ending of the format.
    let path: String
    /// The document.
    let bytes: [UInt8]

    var description: String { path }
  }

  /// All of them.
  static let all: [Sample] = texts + archives

  private static let texts: [Sample] = [
    text(
      "json", "plain.json",
      #"""
      {"title":"Leek tart","ingredients":["3 leeks","200 g flour"],"directions":["Slice.","Bake."],
       "tags":["tart"],"yield":"4-6","prep_minutes":10,"rating":{"value":4.5,"best":5},"social_rank":99.5}
      """#),
    text(
      "json", "graph.json",
      #"""
      {"@context":"https://schema.org","@graph":[{"@type":["Recipe","NewsArticle"],"@id":"#r",
       "name":"Leek &amp; potato","author":{"@id":"#p"},"recipeYield":["4","4 servings"],"prepTime":"PT5M",
       "recipeIngredient":["2 leeks","&frac12; cup cream"],"recipeInstructions":[{"@type":"HowToSection",
       "name":"Base","itemListElement":[{"@type":"HowToStep","text":"Fry.<br>Stir."}]}]},{"@type":"Person","@id":"#p","name":"Jo"}]}
      """#),
    text(
      "json", "tandoor.json",
      #"""
      {"name":"Chili","keywords":[{"name":"hot"}],"steps":[{"name":"","instruction":"Toast.","time":5,"order":0,
       "ingredients":[{"food":{"name":"chile"},"unit":{"name":"oz"},"amount":2.0,"note":"57 g","is_header":false,"no_amount":false}]}],
       "working_time":5,"waiting_time":2,"servings":4,"servings_text":"bowls","source_url":"https://example.org/chili"}
      """#),
    text(
      "json", "owl.json",
      #"""
      {"recipes":[{"name":"Flatbread","description":"1. Knead.\n2. Bake.","time":40,"cook_time":10,"prep_time":30,
       "yields":2,"source":"","items":[{"name":"flour","description":"200 g","optional":false}],"tags":["bread"]}]}
      """#),
    text(
      "ndjson", "lines.ndjson",
      #"""
      {"title":"A","ingredients":["1 egg"],"directions":["Boil."]}
      {"recipe_id":"7","title":"B","ingredients":["2 eggs"],"social_rank":50.1,"publisher":"P"}
      """#),
    text(
      "jsonld", "steps.jsonld",
      #"""
      [{"@context":"http://schema.org","@type":"Recipe","name":"Tart","isBasedOn":"https://example.org/t",
       "creditText":"P","recipeIngredient":["[Dough]","2 cups flour"],"totalTime":"PT1H",
       "recipeInstructions":[{"@type":"HowToSection","name":"Dough"},{"@type":"HowToStep","text":"Mix."}]}]
      """#),
    text(
      "nextcloud", "recipe.json",
      #"""
      {"@type":"Recipe","name":"Tart","keywords":"a,b","recipeYield":4,"prepTime":"PT0H30M","tool":["bowl"],
       "recipeIngredient":["## Dough","2 cups flour"],"recipeInstructions":["Mix."],"dateCreated":"0"}
      """#),
    text(
      "markdown", "hugo.md",
      """
      ---
      title: "Soup: the best"
      tags: [a, 'b']
      time: 1:30
      text: |
        one
         two
      map: {a: &x 1, c: [*x]}
      ---

      - ⏲️ Prep time: 10 min

      ## Ingredients

      Base

      - [x] 1 ½ cups *water*
      - 2 [leeks](l.md)

      | Amount | Ingredient |
      |---|---|
      | 1 | salt |

      ## Directions

      1. Boil `it` &frac12; h.
      2. > eat

      ```
      code
      ```

      """),
    text(
      "recipemd", "recipemd.md",
      """
      Leek tart
      =========

      From [here](http://example.org/x)

      *a, b*

      **4 servings, 1,5 kg**

      ---

      - *1 ½ cups* flour
        - x

      ## Top

      - *2* [eggs](<./e f.md>)

      ---

      Mix.

      """),
    text(
      "cooklang", "tart.cook",
      """
      ---
      title: Leek tart
      servings: 4
      ---

      = Dough =

      Mix @flour{200%g}(sifted) and @water{1/2%cup} in a #bowl{}. -- now
      Rest ~{30%minutes} or ~overnight. [- block -]

      > Keep it cold.

      == Top

      Add @./sauces/Hollandaise{150%g}, @?salt{} and @&flour{=1%tsp}\\
      Bake.

      """),
    text(
      "html", "page.html",
      """
      <!doctype html><html lang="en"><head><title>Tart</title><link rel=canonical href="https://example.org/tart">
      <script type="application/ld+json"><!-- {"@type":"Recipe","name":"Tart","recipeIngredient":["1 egg",],
      "recipeInstructions":"Mix.\tBake."} --></script></head><body></body></html>
      """),
    text(
      "html", "microdata.html",
      """
      <html><body><div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop=name>Tart &amp; cream</h1>
      <time itemprop="prepTime" datetime="PT10M">10</time><ul><li itemprop="recipeIngredient">1 egg<li itemprop="recipeIngredient">2 leeks</ul>
      <p itemprop="recipeInstructions">Mix.<br>Bake.<div itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Jo</span></div></div>
      """),
    text(
      "csv", "table.csv",
      "title,ingredients,directions,tags,rating\r\n\"Tart, \"\"big\"\"\",\"1 egg\n2 leeks\",\"Mix.\nBake.\",a;b,4\r\nSoup,1 leek,Boil.,,\r\n"
    ),
    text(
      "yaml", "tart.yaml",
      """
      ---
      title: Leek tart
      servings: 4
      ingredients:
        - {amount: 3, name: leeks}
        - 200 g flour
      steps: [Slice., "Bake: 20 min."]
      ---
      title: Leek soup
      ingredients: [2 leeks]
      """),
    text(
      "toml", "tart.toml",
      """
      title = "Leek tart"
      servings = 4

      [[ingredients]]
      amount = 3
      name = "leeks"

      [[ingredients]]
      amount = 200
      unit = "g"
      name = "flour"

      [[steps]]
      text = "Slice."
      """),
    text(
      "org", "tart.org",
      """
      * Leek tart                       :main:
      ** Ingredients
      - 3 leeks
      ** Directions
      1. Slice.
      """),
    text(
      "asciidoc", "tart.adoc",
      """
      = Leek tart

      == Ingredients
      * 3 leeks

      == Directions
      . Slice.
      """),
    text(
      "text", "tart.txt",
      """
      Leek tart
      Serves 4

      Ingredients
      3 leeks
      For the crust:
      200 g flour

      Method
      Slice.

      Bake.

      -----

      Leek soup

      Ingredients
      2 leeks

      Method
      Boil.
      """),
    text(
      "mealmaster", "book.mmf",
      """
      MMMMM----- Recipe via Meal-Master (tm) v8.05

            Title: Leek tart
       Categories: Tarts, Leeks
            Yield: 4 servings

            2 c  Flour                           3    Leeks
          1/2 ts Salt
               -- fine

      MMMMM-----------------------TOP----------------------------
            1    Egg

        Mix. Bake.

      MMMMM

      """),
  ]

  private static let archives: [Sample] = {
    let recipe = Recipe(
      title: "Leek tart", ingredients: ["2 leeks", "1 egg"], directions: ["Mix.", "Bake."],
      tags: ["tart"], yield: "4")
    let paprika = PaprikaWriter().document(of: recipe)
    var zip = ZipWriter()
    var archive = zip.add("notes/a.md", Array("# A\n\n## Ingredients\n\n- 1 egg\n".utf8))
    archive += zip.add("book.paprikarecipes", paprika)
    archive += zip.end()
    return [
      Sample(format: "paprika", path: "book.paprikarecipes", bytes: paprika),
      Sample(format: "archive", path: "all.zip", bytes: archive),
    ]
  }()

  private static func text(_ format: String, _ path: String, _ text: String) -> Sample {
    Sample(format: format, path: path, bytes: Array(text.utf8))
  }
}
