import Testing

@testable import RecipeDocuments

@Suite("Bullets and names that are no steps")
struct LooseBodyPartTests {
  static let samples = [
    ReadSample(
      testDescription: "foods without amounts below the steps", path: "a.md",
      text: """
        # Curry

        - 2 slices bread
        - 10 g butter

        1. Toast the bread.
        2. Butter it.

        ## Sauce

        - Yoghurt
        - Mint
        """,
      lines: ["2 slices bread", "10 g butter", "# Sauce", "Yoghurt", "Mint"],
      steps: ["Toast the bread.", "Butter it."], notes: []),
    ReadSample(
      testDescription: "foods below the word for a recipe, in German", path: "a.md",
      text: """
        ## Zutaten

        - 250 g Nudeln

        ## Rezept

        - Quark
        - Sahne

        ## Zubereitung

        Alles rühren.
        """,
      steps: ["Alles rühren."]),
    ReadSample(
      testDescription: "a remark below the word for a recipe", path: "a.md",
      text: """
        # Eggs

        ## Ingredients

        - 2 eggs

        ## Recipe

        This is my grandmother's recipe, which I love.

        ## Steps

        1. Boil them.
        """,
      lines: ["2 eggs"], steps: ["Boil them."]),
    ReadSample(
      testDescription: "foods that end as sentences do", path: "a.md",
      text: """
        # Soup

        - 2 leeks
        - 1 l water

        ## Topping

        - Salt and pepper.
        - Chives, chopped.

        ## Work

        1. Boil all of it.
        2. Serve.
        """,
      lines: ["2 leeks", "1 l water", "# Topping", "Salt and pepper.", "Chives, chopped."]),
    ReadSample(
      testDescription: "steps with a list in them", path: "a.md",
      text: """
        # Cake

        ## Ingredients

        - 2 eggs
        - 1 l milk

        ## Steps

        1. Mix in a bowl:
           1. eggs
           2. milk
        2. Bake the rest:
           1. 10 minutes covered
           2. 5 minutes open
        """,
      steps: ["Mix in a bowl:\neggs\nmilk", "Bake the rest:\n10 minutes covered\n5 minutes open"]),
    ReadSample(
      testDescription: "words above lists of steps", path: "a.md",
      text: """
        # Cake

        ## Ingredients

        - 2 eggs
        - 1 l milk

        ## Steps

        1. Dough:
           1. Beat the eggs
           2. the milk, too
        2. Oven:
           1. Preheat it
           2. Bake
        """,
      steps: ["Dough:", "Beat the eggs", "the milk, too", "Oven:", "Preheat it", "Bake"]),
    ReadSample(
      testDescription: "wrapped lines of one word", path: "a.md",
      text: """
        # Cake

        ## Ingredients

        - 2 eggs for the
        preparation
        - 1 g salt

        ## Steps

        1. Boil. See the
        notes:
        2. Fry it.
        """,
      lines: ["2 eggs for the preparation", "1 g salt"], steps: ["Boil. See the notes:", "Fry it."]),
    ReadSample(
      testDescription: "a wrapped noun in German", path: "a.md",
      text: """
        # Kuchen

        ## Zutaten

        - 2 Eier für die
        Zubereitung
        - 1 g Salz

        ## Schritte

        1. Rühren.
        2. Backen.
        """,
      lines: ["2 Eier für die Zubereitung", "1 g Salz"], steps: ["Rühren.", "Backen."]),
    ReadSample(
      testDescription: "steps that are links to documents", path: "a.md",
      text: """
        # Eggs

        ## Ingredients

        - 2 eggs

        ## Steps

        [Boil the eggs](boil.md)

        [Peel the eggs](peel.md)
        """,
      steps: ["Boil the eggs (boil.md)", "Peel the eggs (peel.md)"], notes: []),
    ReadSample(
      testDescription: "foods and what they are for, in German", path: "a.md",
      text: """
        # Krapfen

        - 500 g Mehl
        - 2 Eier
        - 20 g Hefe

        Außerdem:

        - Fett zum Ausbacken
        - Milch zum Bestreichen
        - Puderzucker zum Bestreuen

        1. Teig kneten.
        2. In Fett backen.
        """,
      lines: [
        "500 g Mehl", "2 Eier", "20 g Hefe", "# Außerdem", "Fett zum Ausbacken",
        "Milch zum Bestreichen", "Puderzucker zum Bestreuen",
      ], steps: ["Teig kneten.", "In Fett backen."]),
    ReadSample(
      testDescription: "names of groups that are verbs or have a time", path: "a.md",
      text: """
        # Chicken

        Roast:

        - 1 chicken
        - 2 tsp salt

        Glaze (20 minutes):

        - 3 tbsp honey
        - 1 tbsp soy sauce

        1. Roast the chicken.
        2. Brush it with the glaze.
        """,
      lines: [
        "# Roast", "1 chicken", "2 tsp salt", "# Glaze (20 minutes)", "3 tbsp honey",
        "1 tbsp soy sauce",
      ], steps: ["Roast the chicken.", "Brush it with the glaze."]),
    ReadSample(
      testDescription: "a name of the foods that is none of the steps below them", path: "a.md",
      text: """
        # Bread

        ## Larder

        - 500 g flour
        - 10 g salt

        1. Knead.
        2. Bake.

        ## Crust

        1. Brush with water.
        """,
      lines: ["500 g flour", "10 g salt"],
      steps: ["Knead.", "Bake.", "Crust:", "Brush with water."]),
  ]

  @Test("a cook reads them", arguments: samples)
  func reads(sample: ReadSample) throws { try sample.check() }

  @Test("a name below a list is one with either line end", arguments: ["\n", "\r\n"])
  func lineEnds(end: String) throws {
    let lines = [
      "# Soup", "", "## Ingredients", "", "- 2 leeks", "", "## Steps", "", "1. Boil.",
      "2. Add leeks.",
      "Notes:", "- Freezes well.",
    ]
    try ReadSample(
      testDescription: end, path: "a.md", text: lines.joined(separator: end) + end,
      steps: ["Boil.", "Add leeks."], notes: ["Freezes well."]
    ).check()
  }
}
