import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Tools, boxes, links and pictures beside steps")
struct StrangerAsideTests {
  private static let foods = "# Cake\n\n## Ingredients\n\n- 2 eggs\n- 200 g flour\n\n"

  static let tools = [
    ReadSample(
      testDescription: "in a numbered item with a list", path: "a.md",
      text: foods
        + "## Method\n\n1. Tools you need\n   - a bowl\n   - a whisk\n2. Mix.\n3. Bake.\n",
      steps: ["Mix.", "Bake."], tools: ["a bowl", "a whisk"]),
    ReadSample(
      testDescription: "under a heading in Danish", path: "a.md",
      text: foods
        + "## Udstyr\n\n1. En skål\n2. Et piskeris\n\n## Fremgangsmåde\n\n1. Bland.\n2. Bag.\n",
      steps: ["Bland.", "Bag."], tools: ["En skål", "Et piskeris"]),
    ReadSample(
      testDescription: "within the directions, which go on after them", path: "a.md",
      text: foods + """
        ## Preparación

        ### Equipo

        - Un bol

        ### Masa

        1. Mezclar.
        2. Hornear.

        ### Consejo

        Servir frío.

        ### Decoración

        Decorar con fresas.
        """, steps: ["Masa:", "Mezclar.", "Hornear.", "Decoración:", "Decorar con fresas."],
      tools: ["Un bol"], notes: ["Servir frío."]),
  ]

  @Test("lists of tools are no steps", arguments: tools)
  func separates(_ sample: ReadSample) throws { try sample.check() }

  @Test("the last headed stage belongs to the directions, whatever box is above it")
  func stages() throws {
    try ReadSample(
      testDescription: "", path: "a.md",
      text: Self.foods + """
        ## Mix the batter

        1. Mix.

        :::warning
        The bowl is hot.
        :::

        ## Bake it

        1. Bake.

        :::tip
        Serve it cold.
        :::

        ## Finish

        Cut it and dust with sugar.
        """,
      steps: [
        "Mix the batter:", "Mix.", "Bake it:", "Bake.", "Finish:", "Cut it and dust with sugar.",
      ], notes: ["The bowl is hot.", "Serve it cold."]
    ).check()
  }

  @Test("a step that is a link keeps its address")
  func links() throws {
    let recipe = try MarkdownSample.recipe(
      Self.foods + "## Method\n\n1. Mix.\n2. [Make the icing](https://example.org/icing)\n"
        + "3. [Fill it](filling.md)\n4. Fold as [here](https://example.org/fold).\n")
    #expect(
      recipe.directions == [
        "Mix.", "Make the icing (https://example.org/icing)", "Fill it (filling.md)",
        "Fold as here.",
      ])
  }

  @Test("a grid of pictures is neither steps nor a note")
  func pictures() throws {
    let recipe = try MarkdownSample.recipe(
      Self.foods
        + "## Method\n\n1. Mix.\n2. Bake.\n\n| ![One](a.jpg) | ![Two](b.jpg) |\n|---|---|\n"
        + "| Mixed | Baked |\n\n## Gallery\n\n| | |\n|---|---|\n| ![](c.jpg) | ![](d.jpg) |\n"
        + "| Before | After |\n")
    #expect(recipe.directions == ["Mix.", "Bake."])
    #expect(recipe.notes.isEmpty)
  }

  @Test("labels above grids of ingredients without a heading are groups")
  func labels() throws {
    try ReadSample(
      testDescription: "", path: "a.md",
      text: "# Cake\n\n**For the batter**\n\n| 200 g flour | 2 eggs |\n|---|---|\n"
        + "| ![](a.jpg) | ![](b.jpg) |\n\n**For the cream**\n\n| 200 ml cream | 50 g sugar |\n"
        + "|---|---|\n| ![](c.jpg) | ![](d.jpg) |\n\n## Method\n\n1. Mix.\n2. Bake.\n",
      lines: [
        "# For the batter", "200 g flour", "2 eggs", "# For the cream", "200 ml cream",
        "50 g sugar",
      ]
    ).check()
  }

  @Test("each part has its ingredients above its steps")
  func parts() throws {
    try ReadSample(
      testDescription: "", path: "a.md",
      text: """
        # Loaf

        ## Starter

        - 50 g rye flour
        - 50 g water

        **Steps:**
        1. Stir.
        2. Wait a day.

        ---

        ## Dough

        - 500 g flour
        - 300 g water

        **Steps:**
        1. Knead.
        2. Bake.
        """,
      lines: [
        "# Starter", "50 g rye flour", "50 g water", "# Dough", "500 g flour", "300 g water",
      ],
      steps: ["Starter:", "Stir.", "Wait a day.", "Dough:", "Knead.", "Bake."], notes: []
    ).check()
  }

  @Test("an amount behind a comma may have a remark")
  func remarks() throws {
    let recipe = try MarkdownSample.recipe(
      "# Loaf\n\n## Ingredients\n\n- Starter, 30 g: active\n- Water, 60 g\n- Salt, 9 g\n\n"
        + "## Method\n\n1. Mix.\n")
    #expect(recipe.ingredients == ["30 g Starter, active", "60 g Water", "9 g Salt"])
  }

  @Test("an address in angle brackets is the source, and a quote after numbered steps a note")
  func addresses() throws {
    try ReadSample(
      testDescription: "", path: "a.md",
      text:
        "# Stew\n\n<https://example.org/stew>\n\n- 500 g peas\n- 1 onion\n\n1. Fry.\n2. Boil.\n\n"
        + "> Save some of the water.\n", steps: ["Fry.", "Boil."],
      source: "https://example.org/stew", notes: ["Save some of the water."]
    ).check()
  }
}
