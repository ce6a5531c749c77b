import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Lists of objects in front matter and TOML")
struct ObjectListTests {
  private func recipe(_ text: String, path: String = "a.md") throws -> Recipe {
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
    return try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
  }

  @Test("prices, shops and packages beside an amount are no part of the line")
  func purchases() throws {
    let recipe = try recipe(
      """
      title = "Pea stew"
      [[ingredients]]
      name = "peas"
      amount = 400
      unit = "g"
      price = { amount = 1.29, currency = "EUR" }
      shop = "Corner shop"
      package = "500 g"
      [[ingredients]]
      name = "leeks"
      amount = 2
      price = { amount = 0.8, currency = "EUR" }
      package = "1 kg"
      [[steps]]
      text = "Boil the peas with the leeks until they are soft."
      """, path: "a.toml")
    #expect(recipe.ingredients == ["400 g peas", "2 leeks"])
  }

  @Test("a row with an empty amount and a list is the name of a group")
  func emptyAmounts() throws {
    let recipe = try recipe(
      """
      ---
      title: Nudelsalat
      zutaten:
        - {name: Nudeln, menge: 300 g}
        - name: Soße
          menge: ''
          items: [{name: Joghurt, menge: 2 EL}, {name: Senf, menge: 1 TL}]
      ---
      1. Alles mischen.
      """)
    #expect(recipe.ingredients == ["300 g Nudeln", "2 EL Joghurt", "1 TL Senf"])
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "Soße", start: 1)])
  }

  @Test("a row with nothing but a heading, a remark or a picture is no ingredient and no step")
  func loneRows() throws {
    let recipe = try recipe(
      """
      ---
      title: Layer cake
      ingredients:
        - header: Sponge
        - {item: flour, amount: 200g}
        - {item: eggs, amount: 4}
        - header: Cream
        - {item: cream, amount: 3 dl}
      steps:
        - section: Sponge
        - Whisk and bake.
        - tip: Use a water bath.
        - section: Cream
        - Whip it.
      ---
      """)
    #expect(recipe.ingredients == ["200g flour", "4 eggs", "3 dl cream"])
    #expect(recipe.ingredientGroups.map(\.name) == ["Sponge", "Cream"])
    #expect(recipe.directions == ["Sponge:", "Whisk and bake.", "Cream:", "Whip it."])
    #expect(recipe.notes == ["Use a water bath."])
    let blocks = try self.recipe(
      """
      ---
      title: Polpette
      ingredienti: [{name: carne, quantity: 300 g}, {name: uova, quantity: 1}]
      steps:
        - {type: text, instruction: Impasta la carne con le uova.}
        - {type: image, filename: impasto.jpg, alttext: Un impasto morbido.}
        - {type: text, instruction: Forma le polpette e friggile.}
      ---
      """)
    #expect(blocks.directions.count == 2)
  }

  @Test("a colon in an element of a list of texts does not make it an object")
  func colons() throws {
    let recipe = try recipe(
      """
      ---
      title: Tart
      ingredients:
        - For the crust:
        - 200 g flour
        - For the filling:
        - 3 lemons
      steps:
        - For the crust:
        - Knead the dough.
        - Bake: 20 minutes without the filling.
        - For the filling:
        - Beat the lemon juice.
      ---
      """)
    #expect(recipe.ingredients == ["200 g flour", "3 lemons"])
    #expect(recipe.ingredientGroups.map(\.name) == ["For the crust", "For the filling"])
    #expect(
      recipe.directions == [
        "For the crust:", "Knead the dough.", "Bake: 20 minutes without the filling.",
        "For the filling:", "Beat the lemon juice.",
      ])
  }

  @Test("steps whose only keys are their titles keep these")
  func titlesAsKeys() throws {
    let recipe = try recipe(
      """
      title: Beans
      ingredients: [400 g beans, 2 onions]
      steps:
        - Soak: Leave the beans in water overnight.
        - Boil: Simmer them for an hour.
        - 3: Serve them hot.
      """, path: "a.yaml")
    #expect(
      recipe.directions == [
        "Soak: Leave the beans in water overnight.", "Boil: Simmer them for an hour.",
        "Serve them hot.",
      ])
  }

  @Test("names that programs made are words, without the ids that all end with")
  func slugs() throws {
    let recipe = try recipe(
      """
      ---
      title: Soupe
      ingredients:
        - {ingredient: pois-casses_k3f9ab, quantite: 2, unit: kg}
        - {ingredient: huile-de-tournesol-desodorisee_9zq1xx, quantite: 1, unit: l}
        - {ingredient: sel_77pl0a, quantite: 30, unit: g}
      ---
      1. Cuire le tout une heure.
      """)
    #expect(
      recipe.ingredients == ["2 kg pois casses", "1 l huile de tournesol desodorisee", "30 g sel"])
    let keys = try self.recipe(
      "name = \"dal\"\n[ingredients]\nred-onion = 1\ncoriander-leaves = \"a few\"\nlentils = \"200 g\"\n",
      path: "a.toml")
    #expect(keys.ingredients == ["1 red onion", "a few coriander leaves", "200 g lentils"])
  }

  @Test("what programs write for nothing is no amount and no unit")
  func nothings() throws {
    let recipe = try recipe(
      """
      ---
      title: Salat
      zutaten:
        - {zutat: Gurken, menge: '2.0', einheit: (ohne)}
        - {zutat: Öl, menge: '0.0', einheit: (ohne)}
        - {zutat: Essig, menge: '1.0', einheit: EL}
        - {zutat: Zucker, menge: 10, einheit: '', notiz: g}
      ---
      1. Alles mischen.
      """)
    #expect(recipe.ingredients == ["2 Gurken", "Öl", "1 EL Essig", "10 g Zucker"])
  }

  @Test("an alternative under a key of its own follows the food")
  func alternatives() throws {
    let recipe = try recipe(
      """
      +++
      title = "Dressing"
      ingredients = [
        { qty = 1, unit = "tbsp", item = "tahini", alt = { item = "almond butter" } },
        { qty = 2, unit = "tbsp", item = "lemon juice" },
      ]
      +++
      1. Stir everything together.
      """)
    #expect(recipe.ingredients == ["1 tbsp tahini or almond butter", "2 tbsp lemon juice"])
  }

  @Test("numbered lists have the names that stand beside them")
  func namesOfLists() throws {
    let recipe = try recipe(
      """
      +++
      title = "Nouilles"
      [extra]
      ingredients = ["200 g de nouilles", "1 carotte"]
      ingredients_2_title = "Pour la marinade"
      ingredients_2 = ["2 càs d'eau", "1 càs de sauce soja"]
      ingredients_3_title = "Pour servir"
      ingredients_3 = ["1 citron vert", "coriandre"]
      preparations = ["Mélanger la marinade et mettre la viande.", "Cuire les nouilles à part."]
      +++
      """)
    #expect(recipe.ingredients.count == 6)
    #expect(
      recipe.ingredientGroups == [
        RecipeGroup(name: "Pour la marinade", start: 2), RecipeGroup(name: "Pour servir", start: 4),
      ])
  }
}
