import Testing

@testable import RecipeDocuments

@Suite("Amounts, choices and marks around them")
struct StrangerUnitTests {
  static let objects = [
    ReadSample(
      testDescription: "a preparation behind the amount", path: "a.json",
      text: """
        { "title": "Cookies", "ingredients": [ { "name": "margarine", "quantity": "20g, softened"
        }, { "name": "flour", "quantity": "200g" }, { "name": "onion", "quantity": "1, chopped"
        } ], "steps": [ "Mix the margarine with the flour.", "Bake for ten minutes." ] }
        """,
      lines: ["20g margarine, softened", "200g flour", "1 onion, chopped"],
      steps: ["Mix the margarine with the flour.", "Bake for ten minutes."]),
    ReadSample(
      testDescription: "a unit that is the food", path: "a.json",
      text: """
        { "titel": "Omelett", "zutaten": [ { "name": "Eier", "menge": 3, "einheit": "Eier" }, {
        "name": "Butter", "menge": 10, "einheit": "g" } ], "schritte": [ "Eier verquirlen.", "In Butter stocken lassen."
        ] }
        """,
      lines: ["3 Eier", "10 g Butter"],
      steps: ["Eier verquirlen.", "In Butter stocken lassen."]),
    ReadSample(
      testDescription: "where a kitchen has it", path: "a.json",
      text: """
        { "title": "Tea", "ingredients": [ { "name": "milk", "amount": "200 ml", "category":
        "fridge" }, { "name": "tea", "amount": "2 tsp", "category": "pantry" }, { "name":
        "sugar", "amount": "1 tsp", "category": "pantry" } ], "steps": [ "Boil the water.",
        "Brew the tea and add milk and sugar." ] }
        """,
      lines: ["200 ml milk", "2 tsp tea", "1 tsp sugar"],
      steps: ["Boil the water.", "Brew the tea and add milk and sugar."]),
    ReadSample(
      testDescription: "one of several", path: "a.toml",
      text: """
        title = "Focaccia"
        [[ingredients]]
        name = "flour"
        amount = "500 g"
        [[ingredients]]
        alternatives = [{name = "fresh yeast", amount = "20 g"}, {name = "dry yeast", amount = "7 g"}]
        [[steps]]
        text = "Knead, rest and bake."
        [[steps]]
        text = "Serve warm with oil."
        """,
      lines: ["500 g flour", "20 g fresh yeast or 7 g dry yeast"],
      steps: ["Knead, rest and bake.", "Serve warm with oil."]),
    ReadSample(
      testDescription: "marks with bars in steps", path: "a.json",
      text: """
        { "title": "Curry", "ingredients": [ { "name": "onion", "amount": 2 }, { "name":
        "cream", "amount": 200, "unit": "ml" } ], "steps": [ "Fry the {{onion|2|}} gently.",
        "Add the {{cream|200|ml}} and simmer." ] }
        """,
      lines: ["2 onion", "200 ml cream"],
      steps: ["Fry the 2 onion gently.", "Add the 200 ml cream and simmer."]),
    ReadSample(
      testDescription: "tags in brackets", path: "a.md",
      text: """
        ---
        title: Pilaf
        ---

        ## Ingredients

        - {{% qty 2.5 %}} cups ({{% qty 8 %}} oz) rice
        - {{% qty 4 %}} cups stock

        ## Steps

        1. Toast the rice.
        2. Add the stock and simmer.
        """,
      lines: ["2.5 cups (8 oz) rice", "4 cups stock"],
      steps: ["Toast the rice.", "Add the stock and simmer."]),
  ]

  @Test("an ingredient has its amount, and nothing of the shop", arguments: objects)
  func readsObjects(_ sample: ReadSample) throws { try sample.check() }

  static let methods = [
    ReadSample(
      testDescription: "stages in front matter", path: "a.md",
      text: """
        ---
        title: Roast duck
        ingredients:
          - 1 duck
          - 2 oranges
        getting_ready:
          - Take the duck out of the fridge.
          - Heat the oven.
        preparation:
          - Prick the skin all over.
          - Stuff with oranges.
        cooking:
          method: roasting
          temperature: 180 °C
          steps:
            - Roast for two hours.
            - Pour off the fat.
        serving:
          - Rest for a quarter of an hour.
          - Carve and serve with the oranges.
        ---
        """,
      lines: ["1 duck", "2 oranges"],
      steps: [
        "Getting ready:", "Take the duck out of the fridge.", "Heat the oven.", "Preparation:",
        "Prick the skin all over.", "Stuff with oranges.", "Cooking:", "Roast for two hours.",
        "Pour off the fat.", "Serving:", "Rest for a quarter of an hour.",
        "Carve and serve with the oranges.",
      ]),
    ReadSample(
      testDescription: "rows of names in TOML", path: "a.toml",
      text: """
        title = "Naan"
        ingredients = ["500 g flour", "300 ml yoghurt"]
        [[instructions]]
        name = "**Dough**"
        [[instructions]]
        name = "Knead"
        text = "Knead the flour with the yoghurt."
        [[instructions]]
        name = "Rest"
        text = "Rest for an hour."
        [[instructions]]
        name = "**Baking**"
        [[instructions]]
        name = "Bake"
        text = "Bake in a hot pan."
        """,
      lines: ["500 g flour", "300 ml yoghurt"],
      steps: [
        "Dough:", "Knead the flour with the yoghurt.", "Rest for an hour.", "Baking:",
        "Bake in a hot pan.",
      ]),
    ReadSample(
      testDescription: "parts after the method of the first", path: "a.md",
      text: """
        # Opera cake

        ## Sponge

        | Ingredient | Amount |
        |---|---|
        | almonds | 200 g |
        | eggs | 5 |

        ## Coffee syrup

        | Ingredient | Amount |
        |---|---|
        | coffee | 200 ml |
        | sugar | 100 g |

        ## Procedure of the sponge

        - Whisk the eggs with the almonds.
        - Bake in a thin layer.

        ## Coffee syrup

        - Boil the coffee with the sugar.
        - Let it cool completely.

        ## Assembling the cake

        - Soak the layers with the syrup.
        - Stack them and chill overnight.

        ## Tips

        - Use strong coffee.
        """,
      steps: [
        "Procedure of the sponge:", "Whisk the eggs with the almonds.", "Bake in a thin layer.",
        "Coffee syrup:", "Boil the coffee with the sugar.", "Let it cool completely.",
        "Assembling the cake:", "Soak the layers with the syrup.",
        "Stack them and chill overnight.",
      ]),
    ReadSample(
      testDescription: "work above the foods", path: "a.md",
      text: """
        # Muffins

        ## 0: Before you start:

        - Heat the oven to 200 degrees
        - Grease a tin

        ## 1: In a bowl mix:

        - 250 g flour
        - 100 g sugar

        ## 2: In another bowl mix:

        - 2 eggs
        - 250 ml milk

        ## 3: Put together:

        - Stir the wet into the dry
        - Bake for 20 minutes
        """,
      steps: [
        "Heat the oven to 200 degrees", "Grease a tin", "Stir the wet into the dry",
        "Bake for 20 minutes",
      ]),
  ]

  @Test("steps are in the order of the file, below the names of their parts", arguments: methods)
  func readsSteps(_ sample: ReadSample) throws { try sample.check() }
}
