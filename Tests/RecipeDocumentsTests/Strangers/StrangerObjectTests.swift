import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Objects as strangers write them")
struct StrangerObjectTests {
  static let objects = [
    StrangerDocument(
      "headings in capitals among lines that have small letters", path: "cake.json",
      """
      {"name": "Cake", "ingredients": ["CAKE", "200 g flour", "3 eggs", "ICING", "50 g sugar"],
       "steps": ["CAKE", "Mix flour and eggs.", "Bake it.", "ICING", "Melt the sugar over it.",
         "Leave it to cool.", "SERVE", "Keep the rest in a box."]}
      """,
      lines: ["# CAKE", "200 g flour", "3 eggs", "# ICING", "50 g sugar"],
      steps: [
        "# CAKE", "Mix flour and eggs.", "Bake it.", "# ICING", "Melt the sugar over it.",
        "Leave it to cool.", "SERVE", "Keep the rest in a box.",
      ]),
    StrangerDocument(
      "bold lines in markup are headings", path: "stew.json",
      """
      {"name": "Eintopf", "zutaten": ["<b>Für den Eintopf</b>", "1 kg Lauch", "2 l Wasser",
         "<strong>Dazu:</strong>", "Brot &amp; Butter"],
       "zubereitung": "<p><strong>Schneiden</strong></p><p>Den Lauch in Ringe schneiden.</p>\
      <h3>Kochen:</h3><p>Alles 20 Minuten kochen.</p>"}
      """,
      lines: ["# Für den Eintopf", "1 kg Lauch", "2 l Wasser", "# Dazu", "Brot & Butter"],
      steps: [
        "# Schneiden", "Den Lauch in Ringe schneiden.", "# Kochen", "Alles 20 Minuten kochen.",
      ]),
    StrangerDocument(
      "a text with pairs of foods and amounts, and another one beside it", path: "tang.json",
      """
      {"title": "韭葱汤", "ingredients": "韭葱:400g;鸡蛋:2个;", "seasoning": "盐:适量;",
       "steps": ["韭葱洗净切段。", "放入水中煮二十分钟。"]}
      """,
      lines: ["韭葱 400g", "鸡蛋 2个", "# Seasoning", "盐 适量"],
      steps: ["韭葱洗净切段。", "放入水中煮二十分钟。"]),
    StrangerDocument(
      "ingredients on one line, and a word for the recipe in the keys", path: "soup.json",
      """
      {"recipeName": "Soup", "recipeServings": "4",
       "ingredientsList": "3 leeks, 1 l water, 1 pinch of salt",
       "cookingSteps": "Slice all of it.\\nBoil it for an hour."}
      """,
      lines: ["3 leeks", "1 l water", "1 pinch of salt"], servings: "4"),
    StrangerDocument(
      "the yield above numbered steps, and numbers on lines of their own", path: "sopa.json",
      """
      {"Nome": "Sopa", "Ingredientes": [
         {"quantidade": "3", "ingrediente": "alhos-porós"},
         {"quantidade": "a gosto", "ingrediente": "sal"},
         {"quantidade": "n/a", "ingrediente": "pimenta"}],
       "Preparo": "Rende 4 porções:\\n1. Corte os alhos.\\n\\n2. Cozinhe tudo.\\n3.\\nSirva quente."}
      """,
      lines: ["3 alhos-porós", "sal, a gosto", "pimenta"],
      steps: ["Corte os alhos.", "Cozinhe tudo.", "Sirva quente."], servings: "4 porções"),
    StrangerDocument(
      "an amount that names its food, and a number in place of a unit", path: "soupe.json",
      """
      {"nom": "Soupe", "ingredients": {
         "poireau": {"quantite": "2 blancs de poireau de 200 g", "unite": "g"},
         "huile": {"quantite": "30", "unite": "15"}, "beurre": {"quantite": "20", "unite": "g"}},
       "etapes": ["Couper le poireau.", "Cuire dans le beurre."]}
      """,
      lines: ["2 blancs de poireau de 200 g", "30 huile", "20 g beurre"],
      steps: ["Couper le poireau.", "Cuire dans le beurre."]),
    StrangerDocument(
      "steps beside the parts follow them", path: "noodles.json",
      """
      {"title": "Noodles", "serves": 2, "components": [
         {"name": "Broth", "ingredients": ["1 l stock"], "method": ["Heat the stock slowly."]},
         {"name": "Top", "ingredients": ["2 eggs"], "method": ["Boil the eggs for 6 minutes."]}],
       "finish": ["Fill the bowls and put the eggs on top."]}
      """,
      lines: ["# Broth", "1 l stock", "# Top", "2 eggs"],
      steps: [
        "# Broth", "Heat the stock slowly.", "# Top", "Boil the eggs for 6 minutes.", "# Finish",
        "Fill the bowls and put the eggs on top.",
      ], servings: "2"),
    StrangerDocument(
      "a section of one step whose name is no heading, and one of no steps", path: "tray.json",
      """
      {"@type": "Recipe", "name": "Tray", "recipeIngredient": ["1 leek", "2 eggs"],
       "recipeInstructions": [
         {"@type": "HowToSection", "name": "Bake 20 minutes",
          "itemListElement": [{"@type": "HowToStep", "text": "Put it in the oven."}]},
         {"@type": "HowToSection", "name": "Take the tray out of the oven.", "itemListElement": []}
       ]}
      """,
      lines: ["1 leek", "2 eggs"],
      steps: ["Bake 20 minutes\nPut it in the oven.", "Take the tray out of the oven."]),
    StrangerDocument(
      "steps are in the order that they state, and those of a second list follow",
      path: "tarte.json",
      """
      {"titre": "Tarte", "ingrédients": [{"qte": 3, "nom": "poireaux"}],
       "étapes": [{"ordre": 2, "texte": "Cuire au four."},
         {"ordre": 1, "texte": "Couper les poireaux."}],
       "étapes_sauce": ["Fouetter la crème avec le sel."]}
      """,
      lines: ["3 poireaux"],
      steps: [
        "Couper les poireaux.", "Cuire au four.", "# Étapes sauce",
        "Fouetter la crème avec le sel.",
      ]),
    StrangerDocument(
      "the only text of sentences is the method", path: "soep.json",
      """
      {"gerecht": "Soep", "wat": [["3", "preien"], ["1 l", "water"]],
       "hoe": "Snijd de preien in ringen. Kook ze een half uur in het water."}
      """,
      lines: ["3 preien", "1 l water"],
      steps: ["Snijd de preien in ringen. Kook ze een half uur in het water."]),
    StrangerDocument(
      "a page that a server rendered", path: "posts.json",
      """
      [{"id": 12, "title": {"rendered": "Soup &amp; more"}, "content": {"rendered":
        "<p>A soup.</p><h2>Ingredients</h2><ul><li>3 leeks</li><li>salt</li></ul>\
      <h2>Method</h2><ol><li>Slice all of it.</li><li>Boil it for an hour.</li></ol>"}}]
      """,
      lines: ["3 leeks", "salt"]),
    StrangerDocument(
      "names of the main foods beside the full list are no lines", path: "kale.json",
      """
      {"title": "Kale", "mainIngredients": ["kale", "sausage"], "ingredients": [
         {"amount": "1 kg", "name": "curly kale"}, {"amount": "2", "name": "smoked sausages"}],
       "steps": ["Chop the kale.", "Stew it for an hour."]}
      """,
      lines: ["1 kg curly kale", "2 smoked sausages"],
      steps: ["Chop the kale.", "Stew it for an hour."]),
    StrangerDocument(
      "the same in the front matter of a page",
      """
      ---
      titulo: Couve
      ingredientesPrincipais: [couve, chouriço]
      ingredientes:
        - quantidade: 1 kg
          nome: couve galega
        - quantidade: "2"
          nome: chouriços
      passos: [Slice all of it., Boil it for an hour.]
      ---
      """,
      lines: ["1 kg couve galega", "2 chouriços"]),
    StrangerDocument(
      "amounts to buy and those in other languages are no measures", path: "tart.toml",
      """
      title = "Tarte"
      steps = ["Slice all of it.", "Boil it for an hour."]

      [[ingredients]]
      name = "Mandeln"
      quantity = "150 g"
      bulk_quantity = "1 kg"
      name_fr = "Amandes"
      quantity_fr = "5 oz (150 g)"

      [[ingredients]]
      name = "Butter"
      quantity = "80 g"
      bulk_quantity = "250 g"
      name_fr = "Beurre"
      quantity_fr = "80 g"
      """,
      lines: ["150 g Mandeln", "80 g Butter"]),
    StrangerDocument(
      "an object without a group is in none of the groups that others repeat", path: "plate.json",
      """
      {"title": "Plate", "ingredients": [
         {"amount": "2", "name": "leeks", "group": "Stew"},
         {"amount": "1 l", "name": "water", "group": "Stew"},
         {"amount": "4 slices", "name": "bread for the table"}],
       "steps": ["Slice all of it.", "Boil it for an hour."]}
      """,
      lines: ["4 slices bread for the table", "# Stew", "2 leeks", "1 l water"]),
    StrangerDocument(
      "kinds of foods for a program are no part of a line", path: "pho.json",
      """
      {"label": "Pho", "yield": 4.0, "ingredients": [
         {"text": "1 kg bones", "quantity": 1.0, "food": "bones", "foodCategory": "meats"},
         {"text": "2 star anise", "quantity": 2.0, "food": "star anise", "foodCategory": "spices"}],
       "steps": ["Boil the bones.", "Add the anise."]}
      """,
      lines: ["1 kg bones", "2 star anise"], steps: ["Boil the bones.", "Add the anise."],
      servings: "4"),
  ]

  @Test("objects of any program are read by what they are", arguments: objects)
  func readsObjects(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("the title may be in an object beside the ingredients, and the rest of that is kept")
  func titleInObject() throws {
    let text = """
      {"card": {"caption": "Salat", "rank": 3}, "zutaten": ["2 Orangen", "1 Fenchel"],
       "ablauf": ["Alles in Scheiben schneiden.", "Mit Salz mischen und servieren."]}
      """
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "007.json", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.title == "Salat")
    #expect(recipe.extras.map(\.json) == [#"{"rank":3}"#])
  }
}
