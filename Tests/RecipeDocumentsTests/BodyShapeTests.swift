import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Bodies in unusual shapes")
struct BodyShapeTests {
  private static let front = "---\ntitle: Onions\n---\n\n"

  static let paragraphs = [
    ReadSample(
      testDescription: "between comments, with a rule among the ingredients", path: "a.md",
      text: front + """
        2 onions

        90 ml oil

        salt and black pepper

        ---

        handful mint leaves

        ½ small bunch of parsley, stems removed and finely chopped, leaves picked and kept whole

        2 tbsp lemon juice

        <!-- method -->

        Fry the onions. Add the oil.

        Season and scatter the herbs over.

        <!-- more -->

        Any onion will do.
        """,
      lines: [
        "2 onions", "90 ml oil", "salt and black pepper", "handful mint leaves",
        "½ small bunch of parsley, stems removed and finely chopped, leaves picked and kept whole",
        "2 tbsp lemon juice",
      ],
      steps: ["Fry the onions. Add the oil.", "Season and scatter the herbs over."],
      notes: ["Any onion will do."]),
    ReadSample(
      testDescription: "between rules", path: "a.md",
      text: "# Onions\n\nA quick supper.\n\n---\n\n2 onions\n\n90 ml oil\n\nSalt\n\n---\n\n"
        + "Fry the onions\n\nAdd the oil\n\n---\n\nKeeps for two days\n",
      lines: ["2 onions", "90 ml oil", "Salt"], steps: ["Fry the onions", "Add the oil"],
      notes: ["Keeps for two days"]),
    ReadSample(
      testDescription: "between several blank lines", path: "a.md",
      text: front + "2 onions\n90 ml oil\nsalt and black pepper\n\n\nFry the onions.\n"
        + "Add the oil.\n\n\nIt keeps for two days.\n",
      lines: ["2 onions", "90 ml oil", "salt and black pepper"],
      steps: ["Fry the onions.", "Add the oil."], notes: ["It keeps for two days."]),
    ReadSample(
      testDescription: "with amounts at the end", path: "a.md",
      text: front + "onions, 200 g\n\noil, 90 ml\n\nsalt\n\n***\n\nFry the onions.\n\n"
        + "Add the oil.\n\n***\n\nIt keeps for two days.\n",
      lines: ["200 g onions", "90 ml oil", "salt"],
      steps: ["Fry the onions.", "Add the oil."], notes: ["It keeps for two days."]),
  ]

  @Test("paragraphs between dividers are ingredients, steps and a note", arguments: paragraphs)
  func dividers(_ sample: ReadSample) throws { try sample.check() }

  static let quotes = [
    ReadSample(
      testDescription: "with the headings", path: "hummus/index.md",
      text: """
        ---
        title: Hummus
        ---
        > ## Ingredients
        >
        > - 400 g chickpeas
        > - 2 tbsp tahini

        > ## Preparation
        >
        > 1. Drain.
        > 2. Blend.

        ## Tips

        - Keep the water.
        """, lines: ["400 g chickpeas", "2 tbsp tahini"], steps: ["Drain.", "Blend."],
      notes: ["Keep the water."]),
    ReadSample(
      testDescription: "with the names of groups", path: "a.md",
      text: """
        # Hummus

        ## Ingredients

        > ### Wet
        > - 2 tbsp tahini
        >
        > ### Dry
        > - 1 tsp cumin

        ## Preparation

        > 1. Drain.
        > 2. Blend.
        """, lines: ["# Wet", "2 tbsp tahini", "# Dry", "1 tsp cumin"],
      steps: ["Drain.", "Blend."]),
  ]

  @Test("quotes around sections are no remarks", arguments: quotes)
  func quoted(_ sample: ReadSample) throws { try sample.check() }

  @Test(
    "a list under a heading has the ingredients, not the keywords of front matter",
    arguments: ["[rice, fish]", "[rice, fish, nori, salt]"])
  func keywords(_ list: String) throws {
    try ReadSample(
      testDescription: "", path: "a.md",
      text: "---\ntitle: Bowl\ningredients: \(list)\n---\n\n## Ingredients\n\n- sushi rice\n"
        + "- water\n\nFilling:\n\n- salmon\n- cucumber\n\n## Directions\n\n1. Cook.\n2. Fill.\n",
      lines: ["sushi rice", "water", "# Filling", "salmon", "cucumber"], steps: ["Cook.", "Fill."]
    ).check()
  }

  static let remarks = [
    ("Very tasty and easy.", true),
    ("Dieses Rezept ist von meiner Tante.", true),
    ("For the dough, sift the flour.", false),
    ("For fries, preheat the oven to 400 degrees F.", false),
    ("Pour about 3/4 inch of oil into a skillet.", false),
    ("Grease a tin with care.", false),
    ("This takes 20 minutes in the oven.", false),
    ("Heat the oven to 180 °C first.", false),
  ]

  @Test("what is said of the recipe above the steps is a note", arguments: remarks)
  func introductions(_ text: String, _ isNote: Bool) throws {
    let recipe = try MarkdownSample.recipe(
      "# Cake\n\n## Ingredients\n\n- 2 eggs\n- 200 g flour\n\n## Method\n\n\(text)\n\n"
        + "1. Mix.\n2. Bake.\n")
    #expect(recipe.directions == (isNote ? [] : [text]) + ["Mix.", "Bake."])
    #expect(recipe.notes == (isNote ? [text] : []))
  }

  @Test("numbers that are indented too little belong to the step above", arguments: [2, 3, 4])
  func indented(_ columns: Int) throws {
    let blanks = String(repeating: " ", count: columns)
    let recipe = try MarkdownSample.recipe(
      "# Cake\n\n## Ingredients\n\n- 2 eggs\n- 200 g flour\n\n## Method\n\n1. Heat the oven.\n"
        + "2. Batter:\n\(blanks)1. Mix the eggs.\n\(blanks)2. Add the flour.\n3. Bake it.\n")
    #expect(
      recipe.directions == [
        "Heat the oven.", "Batter:\nMix the eggs.\nAdd the flour.", "Bake it.",
      ])
  }
}

@Suite("Lists beside ingredients and steps")
struct ListsBesideBodyTests {
  @Test("what is no fact in a list of facts is kept")
  func facts() throws {
    try ReadSample(
      testDescription: "", path: "a.md",
      text: "# Brotzeit\n\n- **Portionen:** 2\n- **Zeit:** 5 Minuten\n- **Kochgeschirr:** 1 Brett\n"
        + "- Ganz ohne Herd\n\n## Zutaten\n\n- 150 g Brot\n\n## Zubereitung\n\n1. Schneiden.\n",
      yield: "2", tools: ["1 Brett"], notes: ["Ganz ohne Herd"]
    ).check()
  }

  @Test("definition lists whose terms name sections are these")
  func definitions() throws {
    try ReadSample(
      testDescription: "", path: "a.md",
      text:
        "# Stew\n\nIngredients\n: 500 g beef\n: 2 onions\n\nMethod\n: Brown the beef.\n: Simmer.\n",
      lines: ["500 g beef", "2 onions"], steps: ["Brown the beef.", "Simmer."]
    ).check()
  }

  @Test("an address in a list of references is the source")
  func references() throws {
    try ReadSample(
      testDescription: "", path: "a.md",
      text:
        "# Stew\n\n## Ingredients\n\n- 500 g beef\n\n## Method\n\n1. Simmer.\n\n## Reference\n\n"
        + "* <https://example.org/stew>\n", source: "https://example.org/stew"
    ).check()
  }
}
