import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Documents whose layout has no lists of ingredients")
struct HeadedIngredientTests {
  static let headings = [
    StrangerDocument(
      "headings with amounts",
      """
      # Carrot salad

      ## Ingredients

      ### 500 g carrots

      Fresh ones are best.

      ### 1 lemon

      ### salt
      \(StrangerDocument.method)
      """, lines: ["500 g carrots", "1 lemon", "salt"], notes: ["Fresh ones are best."]),
    StrangerDocument(
      "headings above amounts, in Dutch",
      """
      # Soep

      ## Ingrediënten

      ### Prei
      2 stuks

      ### Aardappelen
      500 g

      ### Peper en zout

      ## Bereiding
      1. Snijd de prei.
      2. Kook alles gaar.
      """, lines: ["2 stuks Prei", "500 g Aardappelen", "Peper en zout"],
      steps: ["Snijd de prei.", "Kook alles gaar."]),
    StrangerDocument(
      "headings without amounts",
      """
      # Omelette

      ## Ingredients
      ### Eggs
      ### Butter
      ### Chives
      \(StrangerDocument.method)
      """, lines: ["Eggs", "Butter", "Chives"]),
    StrangerDocument(
      "headings below those of groups",
      """
      # Salad

      ## Ingredients

      ### Leaves
      #### 1 lettuce
      #### 2 chicories

      ### Dressing
      #### 3 tbsp oil
      #### 1 tbsp vinegar
      \(StrangerDocument.method)
      """,
      lines: ["# Leaves", "1 lettuce", "2 chicories", "# Dressing", "3 tbsp oil", "1 tbsp vinegar"]
    ),
    StrangerDocument(
      "names of groups above lists",
      """
      # Stew

      ## Ingredients
      ### Meat
      - 1 kg beef
      ### Vegetables
      - 3 carrots
      ### Optional
      \(StrangerDocument.method)
      """, lines: ["# Meat", "1 kg beef", "# Vegetables", "3 carrots"]),
    StrangerDocument(
      "amounts in the headings of foods, in French",
      """
      # Quiche

      ## Ingrédients

      ### 2 pâtes brisées

      farine, beurre, eau

      ### 1 garniture

      crème, œufs
      \(StrangerDocument.method)
      """,
      lines: ["# 1 garniture", "farine, beurre, eau", "crème, œufs"]),
  ]

  @Test("a heading for each ingredient is its line", arguments: headings)
  func areLines(_ sample: StrangerDocument) throws { try sample.check() }

  static let work = [
    StrangerDocument(
      "below the title",
      """
      # Boiled eggs

      - Bring water to the boil.
      - Lower the eggs into it.
      - Boil them for 7 minutes.
      """, lines: [],
      steps: ["Bring water to the boil.", "Lower the eggs into it.", "Boil them for 7 minutes."],
      title: "Boiled eggs"),
    StrangerDocument(
      "below the name of a part", path: "Mash.md",
      """
      # Steps

      - Boil the potatoes until they are soft.
      - Mash them with butter and milk.
      """, lines: [],
      steps: ["Boil the potatoes until they are soft.", "Mash them with butter and milk."],
      title: "Mash"),
  ]

  @Test("bullets that are sentences are steps where nothing can be an ingredient", arguments: work)
  func areSteps(_ sample: StrangerDocument) throws { try sample.check() }

  static let foods = [
    StrangerDocument(
      "above the steps",
      """
      # Onion soup

      - Two large onions.
      - Some good olive oil.
      - Salt and black pepper.

      Chop the onions. Fry them in the oil for 20 minutes.
      """,
      lines: ["Two large onions.", "Some good olive oil.", "Salt and black pepper."],
      steps: ["Chop the onions. Fry them in the oil for 20 minutes."]),
    StrangerDocument(
      "in Italian",
      """
      # Pomodori

      - Due grandi pomodori maturi.
      - Un filo di olio buono.
      - Sale e pepe nero.

      Tagliare i pomodori e condirli con l'olio.
      """,
      lines: ["Due grandi pomodori maturi.", "Un filo di olio buono.", "Sale e pepe nero."],
      steps: ["Tagliare i pomodori e condirli con l'olio."]),
  ]

  @Test("bullets that end with a full stop are foods if they tell of no work", arguments: foods)
  func areFoods(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("each recipe of a book may be plain lines")
  func book() throws {
    let text = """
      # My recipes

      ## Scones

      225 g flour
      50 g butter

      Rub the butter into the flour.
      Bake it for ten minutes.

      ## Hummus

      1 can chickpeas
      2 tbsp tahini

      Drain the chickpeas.
      Blend all of it.
      """
    let recipes = AnyDocumentReader().read(Array(text.utf8), path: "a.md", fields: .all).entries
    #expect(recipes.map(\.recipe.title) == ["Scones", "Hummus"])
    #expect(
      recipes.map(\.recipe.ingredients) == [
        ["225 g flour", "50 g butter"], ["1 can chickpeas", "2 tbsp tahini"],
      ])
    #expect(
      recipes.map(\.recipe.directions) == [
        ["Rub the butter into the flour.", "Bake it for ten minutes."],
        ["Drain the chickpeas.", "Blend all of it."],
      ])
  }
}
