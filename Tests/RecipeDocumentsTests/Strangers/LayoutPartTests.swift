import Testing

@testable import RecipeDocuments

@Suite("Parts in lists")
struct LayoutPartTests {
  static let parts = [
    ReadSample(
      testDescription: "letters below bold names", path: "a.md",
      text: """
        # Strudel

        ## Ingredients

        - 250 g flour
        - 1 kg apples
        - 80 g butter

        ## Directions

        1. **Dough**
           a. Knead flour and water.
           b. Rest for an hour.
        2. **Filling**
           a. Slice the apples.
           b. Fry crumbs in butter.
        3. **Bake**
           a. Roll up.
           b. Bake 40 minutes.
        """,
      lines: ["250 g flour", "1 kg apples", "80 g butter"],
      steps: [
        "Dough:", "Knead flour and water.", "Rest for an hour.", "Filling:", "Slice the apples.",
        "Fry crumbs in butter.", "Bake:", "Roll up.", "Bake 40 minutes.",
      ]),
    ReadSample(
      testDescription: "numbers below bold names", path: "a.md",
      text: """
        # Strudel two

        ## Ingredients

        - 250 g flour
        - 1 kg apples

        ## Directions

        1. **Dough**
            1. Knead flour and water.
            2. Rest for an hour.
        2. **Filling**
            1. Slice the apples.
            2. Fry crumbs in butter.
        """,
      lines: ["250 g flour", "1 kg apples"],
      steps: [
        "Dough:", "Knead flour and water.", "Rest for an hour.", "Filling:", "Slice the apples.",
        "Fry crumbs in butter.",
      ]),
  ]

  static let items = [
    ReadSample(
      testDescription: "remarks in brackets", path: "a.md",
      text: """
        # Noodle bowl

        ## Ingredients

        - 200 g noodles
          - (rice noodles work well)
        - 1 carrot
          - cut into sticks
        - Sauce:
          - 2 tbsp soy sauce
          - 1 tbsp honey
        - Toppings
          - 1 spring onion
          - sesame

        ## Method

        1. Cook the noodles.
        2. Stir the sauce.
        """,
      lines: [
        "200 g noodles (rice noodles work well)", "1 carrot, cut into sticks", "# Sauce",
        "2 tbsp soy sauce", "1 tbsp honey", "# Toppings", "1 spring onion", "sesame",
      ],
      steps: ["Cook the noodles.", "Stir the sauce."]),
    ReadSample(
      testDescription: "remarks in square brackets", path: "a.md",
      text: """
        # Burger

        ## Ingredients

        - 500 g mince
          - [20 % fat is best]
        - 4 buns
          - toasted
          - or brioche
        - Pickle
          - 1 cucumber
          - 100 ml vinegar

        ## Directions

        1. Form patties.
        2. Grill.
        """,
      lines: [
        "500 g mince [20 % fat is best]", "4 buns, toasted, or brioche", "# Pickle", "1 cucumber",
        "100 ml vinegar",
      ],
      steps: ["Form patties.", "Grill."]),
  ]

  static let sections = [
    ReadSample(
      testDescription: "a method right below the foods", path: "a.md",
      text: """
        # Broth
        Ingredients
        - 1 l stock
        - 2 carrots
        Method:
        1. Boil the stock.
        2. Add carrots.
        """,
      lines: ["1 l stock", "2 carrots"],
      steps: ["Boil the stock.", "Add carrots."]),
    ReadSample(
      testDescription: "a method and tips right below lists", path: "a.md",
      text: """
        # Brühe

        Zutaten:
        * 1 l Wasser
        * 2 Möhren,
          gewürfelt
        Zubereitung
        * Wasser kochen.
        * Möhren zugeben.
        Tipps:
        * Salzen.
        """,
      lines: ["1 l Wasser", "2 Möhren, gewürfelt"],
      steps: ["Wasser kochen.", "Möhren zugeben."],
      notes: ["Salzen."]),
    ReadSample(
      testDescription: "a section named as the recipe, and links", path: "a.org",
      text: """
        * Granola
        ** Ingredients
        - 300 g oats
        - 100 g nuts
        ** Recipe
        - Mix.
        - Toast 20 minutes.
        ** Links
        - https://example.org/granola
        - [[https://example.org/b][Other granola]]
        """,
      lines: ["300 g oats", "100 g nuts"],
      steps: ["Mix.", "Toast 20 minutes."],
      notes: ["Links: https://example.org/granola\nOther granola (https://example.org/b)"]),
    ReadSample(
      testDescription: "foods above a rule, and steps below it", path: "a.md",
      text: """
        # Salsa verde

        - 1 bunch parsley
        - 2 tbsp capers
        - 100 ml oil

        * * *

        - Chop the parsley and capers
        - Stir in oil
        """,
      lines: ["1 bunch parsley", "2 tbsp capers", "100 ml oil"],
      steps: ["Chop the parsley and capers", "Stir in oil"]),
    ReadSample(
      testDescription: "a first row of a table without headings", path: "a.org",
      text: """
        #+TITLE: Falafel
        * Falafel                                   :vegan:quick:
        :PROPERTIES:
        :SERVINGS: 4
        :END:
        ** Ingredients
        | chickpeas | 250 | g |
        | onion     |   1 |   |
        | cumin     |   1 | tsp |
        ** Directions
        1) Soak the chickpeas.
        2) Blend with the rest.
        3) Fry.
        ** Notes
        - Bake instead of frying.
        """,
      lines: ["250 g chickpeas", "1 onion", "1 tsp cumin"],
      steps: ["Soak the chickpeas.", "Blend with the rest.", "Fry."],
      notes: ["Bake instead of frying."]),
  ]

  @Test("names of parts in a list are headings", arguments: parts)
  func readsParts(_ sample: ReadSample) throws { try sample.check() }

  @Test("what is below an ingredient stays with it", arguments: items)
  func keepsItems(_ sample: ReadSample) throws { try sample.check() }

  @Test("a section begins at its name right below a list", arguments: sections)
  func findsSections(_ sample: ReadSample) throws { try sample.check() }
}
