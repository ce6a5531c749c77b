import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Keys of front matter that strangers use")
struct FrontMatterKeyTests {
  private func recipe(_ text: String) throws -> Recipe {
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .all)
    return try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
  }

  @Test(
    "a quantity of the whole is the yield",
    arguments: [
      ("cantidad: 12 rollos", "12 rollos"), ("basePortions: 4", "4"),
      ("Menge: 20 Stück", "20 Stück"),
    ])
  func yields(line: String, yield: String) throws {
    let recipe = try recipe(
      "---\ntitle: A\n\(line)\ningredients: [200 g flour, 1 egg]\n---\n1. Mix it well.\n")
    #expect(recipe.yield == yield)
  }

  @Test("a title comes before a name that a program made of it")
  func slugs() throws {
    let recipe = try recipe(
      "---\nname: plum-cake\ntitle: Plum cake\ningredients: [200 g flour, 1 egg]\n---\n1. Mix it well.\n"
    )
    #expect(recipe.title == "Plum cake")
  }

  @Test("a few words under a name that may be that of a time are the directions")
  func shortMethod() throws {
    let recipe = try recipe(
      "---\ntitle: Salade\ningredients: [1 kg de carottes, 1 citron]\npreparation: Râper et assaisonner à volonté\n---\n"
    )
    #expect(recipe.directions == ["Râper et assaisonner à volonté"])
    #expect(recipe.prepMinutes == nil)
  }

  @Test("numbered items above the directions are steps where front matter has the ingredients")
  func preparation() throws {
    let recipe = try recipe(
      """
      ---
      title: Pilaf
      ingredients: [200 g rice, 1 onion]
      ---
      ## Mise en place
      1. Chop the onion.
      2. Rinse the rice.

      ## Method
      1. Fry the onion.
      2. Add the rice and water.
      """)
    #expect(
      recipe.directions == [
        "Mise en place:", "Chop the onion.", "Rinse the rice.", "Method:", "Fry the onion.",
        "Add the rice and water.",
      ])
    #expect(recipe.ingredients.count == 2)
  }

  @Test("a label names the title of a document without a heading")
  func labelledTitle() throws {
    let recipe = try recipe(
      """
      **Titel:** Zwiebelkuchen
      **Portionen:** 8 Stück

      **Zutaten:**
      - 4 Zwiebeln
      - 200 g Mehl

      **Zubereitung:**
      1. Teig kneten.
      2. Belegen und backen.
      """)
    #expect(recipe.title == "Zwiebelkuchen")
    #expect(recipe.yield == "8 Stück")
    #expect(recipe.description == nil)
  }

  @Test(
    "sentences after the directions below the name of a part continue them",
    arguments: [
      "For the glaze", "Für die Glasur", "Pour le glaçage", "Glaze", "Montage", "To finish",
    ])
  func parts(heading: String) throws {
    let recipe = try recipe(
      """
      # Cake

      ## Ingredients
      - 200 g flour
      ### Glaze
      - 100 g sugar

      ## Directions
      1. Mix and bake.

      ## \(heading)
      - Stir the sugar into a little water.
      - Pour it over the cold cake.

      ## Variations
      - Use honey instead of the sugar.
      """)
    #expect(recipe.directions.count == 4)
    #expect(recipe.directionGroups.map(\.name) == [heading])
    #expect(recipe.notes.count == 1)
  }

  @Test("tags in texts of front matter are line ends, and marks of emphasis go")
  func markup() throws {
    let recipe = try recipe(
      """
      ---
      title: Bol
      ingredients: [200 g de riz, 2 oeufs]
      preparation: |
        **Œufs :**

        - **Garder une portion sans sésame.**

        - Cuire **6 min** exactement.

        **Riz :** Cuire le riz.
      ---
      """)
    #expect(
      recipe.directions == [
        "Œufs:", "Garder une portion sans sésame.", "Cuire 6 min exactement.",
        "Riz : Cuire le riz.",
      ])
    #expect(recipe.directionGroups.map(\.name) == ["Œufs"])
    let lines = try self.recipe(
      "---\ntitle: A\ningredients: [2 eggs]\nsteps: [Fry it.<br>Turn it.]\n---\n")
    #expect(lines.directions == ["Fry it.\nTurn it."])
  }

  @Test("a list of bare foods beside one with amounts is tags")
  func bareFoods() throws {
    let recipe = try recipe(
      """
      ---
      title: Soep
      ingredients: [ui, linzen, komijn]
      ingredienten: [2 uien, 800 g linzen, zout]
      ---
      1. Kook alles.
      """)
    #expect(recipe.ingredients == ["2 uien", "800 g linzen", "zout"])
    #expect(recipe.tags == ["komijn"])
  }

  @Test("steps of front matter are a recipe even if other documents have the ingredients")
  func stepsAlone() throws {
    let recipe = try recipe(
      """
      ---
      title: Cake with frosting
      components: [Carrot cake, Vanilla frosting]
      directions: [Bake the cake., Spread the frosting.]
      ---
      """)
    #expect(recipe.directions.count == 2)
  }

  @Test("fenced code below ingredients has a line for each, or a list in YAML")
  func fences() throws {
    let recipe = try recipe(
      """
      # Pasta

      ## Ingredients

      ```yaml
      - amount: 225
        unit: g
        name: bacon
        note: cubed
      - amount: 2
        name: eggs
      ```

      ## Directions

      1. Fry the bacon.
      2. Add the eggs.
      """)
    #expect(recipe.ingredients == ["225 g bacon, cubed", "2 eggs"])
    let plain = try self.recipe(
      """
      # Gryta

      Torrt

      ```
      2 dl linser
      1 msk buljong
      1 tsk salt
      ```

      ## Hemma

      - Blanda alla torra ingredienser
      - Koka upp med vatten och rör
      """)
    #expect(plain.ingredients == ["2 dl linser", "1 msk buljong", "1 tsk salt"])
    #expect(plain.directions.count == 2)
  }

  @Test("paragraphs with a label in bold after numbered steps are notes")
  func labelledRemarks() throws {
    let recipe = try recipe(
      """
      ---
      title: Carbonara
      ingredients: [200 g pasta, 2 eggs]
      ---
      1. Boil the pasta.
      2. Add the eggs.

      **Optional**: Serve with rocket.
      """)
    #expect(recipe.directions.count == 2)
    #expect(recipe.notes == ["Optional: Serve with rocket."])
  }

  @Test("a table of labels below the ingredients has facts")
  func factTable() throws {
    let recipe = try recipe(
      """
      # Quiche

      ## Ingredients

      - 3 eggs
      - 1 onion

      |  |  |
      |--|--|
      | Baking time: | 30 min. |
      | Serves: | 4 or 5 |

      ## Directions

      1. Bake it.
      """)
    #expect(recipe.ingredients == ["3 eggs", "1 onion"])
    #expect(recipe.cookMinutes == 30)
    #expect(recipe.yield == "4 or 5")
  }

  @Test("the address of a program is no picture")
  func scripts() throws {
    let recipe = try recipe(
      """
      # Flan

      <script src="a.js"></script>

      ## Ingredients
      - 2 eggs

      ## Directions
      1. Whisk and bake.
      """)
    #expect(recipe.imageURL == nil)
  }
}
