import Testing

@Suite("Several lists of the same ingredients")
struct IngredientVariantTests {
  private static let method = ["Whisk everything.", "Bake in the iron."]
  private static let small = ["100 g flour", "1 egg", "100 ml milk"]
  private static let large = "200 g flour; 2 eggs; 200 ml milk"

  /// The two sizes under a key each, in TOML.
  static let names = [
    ("small", "large", "# Small", "Large"), ("klein", "gross", "# Klein", "Gross"),
    ("small_pan", "large_pan", "# Small pan", "Large pan"),
    ("half", "double", "# Half", "Double"), ("20cm", "28cm", "# 20cm", "28cm"),
  ].map { first, second, group, other in
    ReadSample(
      testDescription: "\(first) and \(second)", path: "a.toml",
      text: """
        title = "Waffles"
        steps = ["Whisk everything.", "Bake in the iron."]
        [ingredients]
        \(first) = ["100 g flour", "1 egg", "100 ml milk"]
        \(second) = ["200 g flour", "2 eggs", "200 ml milk"]
        """, lines: [group] + small, steps: method, notes: ["\(other): \(large)"])
  }

  @Test("a part of the dish with a word for a size in its name is a group")
  func part() throws {
    try ReadSample(
      testDescription: "",
      text: """
        {"title": "Bread", "ingredients": ["500 g flour", "350 g water", "10 g salt",
          "Whole wheat starter:", "50 g flour", "50 g water"], "steps": ["Mix.", "Bake."]}
        """,
      lines: [
        "500 g flour", "350 g water", "10 g salt", "# Whole wheat starter", "50 g flour",
        "50 g water",
      ]
    ).check()
  }

  static let yields = [
    ReadSample(
      testDescription: "a list for each number of people", path: "a.yaml",
      text: """
        title: Waffles
        portions:
          - serves: 2
            ingredients: [100 g flour, 1 egg, 100 ml milk]
          - serves: 4
            ingredients: [200 g flour, 2 eggs, 200 ml milk]
        steps: [Whisk everything., Bake in the iron.]
        """, lines: small, steps: method, yield: "2", notes: ["Serves 4: \(large)"]),
    ReadSample(
      testDescription: "the list for the yield that the recipe states", path: "a.toml",
      text: """
        title = "Waffles"
        serves = 4
        steps = ["Whisk everything.", "Bake in the iron."]
        [[sizes]]
        name = "2 people"
        ingredients = { flour = "100 g", egg = "1", milk = "100 ml" }
        [[sizes]]
        name = "4 people"
        ingredients = { flour = "200 g", egg = "2", milk = "200 ml" }
        """, lines: ["200 g flour", "2 egg", "200 ml milk"], steps: method, yield: "4",
      notes: ["2 people: 100 g flour; 1 egg; 100 ml milk"]),
    ReadSample(
      testDescription: "amounts under numbers",
      text: """
        {"title": "Waffles", "servings": 4, "ingredients": [
          {"name": "flour", "amounts": {"2": "100 g", "4": "200 g"}},
          {"name": "milk", "amounts": {"2": "100 ml", "4": "200 ml"}}],
         "steps": ["Whisk everything.", "Bake in the iron."]}
        """, lines: ["200 g flour (for 2: 100 g)", "200 ml milk (for 2: 100 ml)"], steps: method,
      yield: "4"),
    ReadSample(
      testDescription: "amounts under sizes", path: "a.toml",
      text: """
        title = "Waffles"
        steps = ["Whisk everything.", "Bake in the iron."]
        [[ingredients]]
        name = "flour"
        small = "100 g"
        large = "200 g"
        [[ingredients]]
        name = "eggs"
        small = 1
        large = 2
        """, lines: ["100 g flour (large: 200 g)", "1 eggs (large: 2)"], steps: method),
  ]

  /// The same in grams and in cups.
  static let systems = [
    ("ingredients_metric", "ingredients_imperial"), ("ingredients", "ingredients_us"),
    ("ingredients_cups", "ingredients_grams"),
  ].map { first, second in
    let isSwapped = second.hasSuffix("grams")
    let metric = "[200 g flour, 2 eggs, 200 ml milk]"
    let other = "[1 1/2 cups flour, 2 eggs, 3/4 cup milk]"
    return ReadSample(
      testDescription: "\(first) and \(second)", path: "a.yaml",
      text: """
        title: Waffles
        \(first): \(isSwapped ? other : metric)
        \(second): \(isSwapped ? metric : other)
        steps: [Whisk everything., Bake in the iron.]
        """, lines: ["200 g (1 1/2 cups) flour", "2 eggs", "200 ml (3/4 cup) milk"], steps: method,
      notes: [])
  }

  static let groups = [
    ReadSample(
      testDescription: "kinds of goods are groups", path: "a.toml",
      text: """
        title = "Waffles"
        tags = ["flour", "milk", "breakfast"]
        [dry]
        flour = "200 g"
        sugar = "2 tbsp"
        [wet]
        milk = "200 ml"
        [dairy]
        butter = "80 g"
        [[steps]]
        d = "Whisk everything."
        [[steps]]
        d = "Bake in the iron."
        """,
      lines: [
        "# Dry", "200 g flour", "2 tbsp sugar", "# Wet", "200 ml milk", "# Dairy", "80 g butter",
      ], steps: method, tags: ["flour", "milk", "breakfast"]),
    ReadSample(
      testDescription: "a group of goods may count some of them", path: "a.toml",
      text: """
        title = "Waffles"
        steps = ["Whisk everything.", "Bake in the iron."]
        [ingredients.dry]
        flour = "200 g"
        sugar = "2 tbsp"
        [ingredients.wet]
        milk = "200 ml"
        eggs = 2
        [ingredients.topping]
        cherries = "a handful"
        """,
      lines: [
        "# Dry", "200 g flour", "2 tbsp sugar", "# Wet", "200 ml milk", "2 eggs", "# Topping",
        "a handful cherries",
      ], steps: method),
    ReadSample(
      testDescription: "parts of a dish with other foods stay", path: "a.toml",
      text: """
        title = "Cake"
        steps = ["Whisk everything.", "Bake in the iron."]
        [ingredients]
        small_cakes = ["100 g flour", "1 egg"]
        large_cream = ["200 g cream", "20 g sugar"]
        """,
      lines: [
        "# Small cakes", "100 g flour", "1 egg", "# Large cream", "200 g cream", "20 g sugar",
      ]),
    ReadSample(
      testDescription: "names alone are those of the list with the amounts", path: "a.toml",
      text: """
        title = "Waffles"
        ingredients = ["flour", "eggs", "milk"]
        steps = ["Whisk everything.", "Bake in the iron."]
        [[what_you_need]]
        what = "flour"
        amount = "200 g"
        [[what_you_need]]
        what = "eggs"
        amount = "2"
        [[what_you_need]]
        what = "milk"
        amount = "200 ml"
        """, lines: ["200 g flour", "2 eggs", "200 ml milk"], steps: method),
  ]

  @Test("one size is the recipe, and the others are notes", arguments: names + yields)
  func readsSizes(_ sample: ReadSample) throws { try sample.check() }

  @Test("amounts in cups are beside those in grams", arguments: systems)
  func readsSystems(_ sample: ReadSample) throws { try sample.check() }

  @Test("lists of other foods are groups", arguments: groups)
  func readsGroups(_ sample: ReadSample) throws { try sample.check() }
}
