import Testing

@testable import RecipeDocuments

@Suite("Ingredients in front matter and in the body")
struct LayoutFrontMatterTests {
  static let lists = [
    ReadSample(
      testDescription: "names of foods above a list with amounts", path: "a.md",
      text: """
        ---
        title: Fish pie
        ingredients: [fish, potatoes, milk]
        ---

        - 500 g fish
        - 800 g potatoes
        - 300 ml milk

        1. Boil the potatoes.
        2. Poach the fish in the milk.
        """,
      lines: ["500 g fish", "800 g potatoes", "300 ml milk"],
      steps: ["Boil the potatoes.", "Poach the fish in the milk."]),
    ReadSample(
      testDescription: "a part of the list in the body", path: "a.md",
      text: """
        ---
        title: Apple cake
        ingredients:
          - 4 apples
          - 200 g flour
        ---

        ## Ingredients

        - 4 apples
        - 200 g flour
        - 100 g sugar
        - 2 eggs

        ## Steps

        1. Slice apples.
        2. Mix and bake.
        """,
      lines: ["4 apples", "200 g flour", "100 g sugar", "2 eggs"],
      steps: ["Slice apples.", "Mix and bake."]),
    ReadSample(
      testDescription: "amounts under the key of units", path: "a.md",
      text: """
        ---
        title: Rice
        ingredients:
          - name: rice
            unit: 200 g
          - name: eggs
            unit: 2
        sauce_ingredients:
          - 1 tbsp soy
        directions: "Here is how I make it: 1. Boil the rice. 2. Drain it. 3. Serve."
        ---
        """,
      lines: ["200 g rice", "2 eggs", "# Sauce", "1 tbsp soy"],
      steps: ["Boil the rice.", "Drain it.", "Serve."],
      notes: ["Here is how I make it:"]),
    ReadSample(
      testDescription: "notes and a way back in a text of steps", path: "a.md",
      text: """
        ---
        title: Rice
        crust_ingredients:
          - 200 g flour
          - 1 egg
        sauce_ingredients:
          - 1 tbsp soy
        directions: |
          My aunt's best dish.

          1. Boil the rice.
          2. Drain it.

          **Tips**

          Use a wide pan.

          🍚

          [← Back](../index.md)
        ---
        """,
      lines: ["# Crust", "200 g flour", "1 egg", "# Sauce", "1 tbsp soy"],
      steps: ["Boil the rice.", "Drain it."],
      notes: ["My aunt's best dish.", "Use a wide pan.", "← Back"]),
  ]

  static let tags = [
    ReadSample(
      testDescription: "ingredients and steps", path: "a.md",
      text: """
        ---
        title: Sorbet
        ---

        {{< ingredients "500 g mango" "2 tbsp lime juice" "80 g sugar" >}}

        {{< steps "Blend everything." "Freeze for 4 hours." >}}
        """,
      lines: ["500 g mango", "2 tbsp lime juice", "80 g sugar"],
      steps: ["Blend everything.", "Freeze for 4 hours."]),
    ReadSample(
      testDescription: "ingredients below a heading", path: "a.md",
      text: """
        ---
        title: Sorbet two
        ---

        ## Ingredients

        {{< ingredients "500 g mango" "2 tbsp lime juice" >}}

        ## Directions

        1. Blend everything.
        2. Freeze for 4 hours.
        """,
      lines: ["500 g mango", "2 tbsp lime juice"],
      steps: ["Blend everything.", "Freeze for 4 hours."]),
    ReadSample(
      testDescription: "a label of work in German", path: "a.md",
      text: """
        # Zwetschgenkuchen

        Arbeitszeit: 20 min
        Backzeit: 40 min

        ## Zutaten

        - 1 kg Zwetschgen
        - 200 g Mehl

        ## Zubereitung

        Arbeitszeit: 20 min

        1. Teig kneten.
        2. Bake 20 min
        3. It now needs salt and a little pepper.
        4. Backen.
        """,
      steps: ["Teig kneten.", "Bake 20 min", "It now needs salt and a little pepper.", "Backen."]),
  ]

  @Test("the list that says more is read", arguments: lists)
  func readsLists(_ sample: ReadSample) throws { try sample.check() }

  @Test("tags with several values have a line for each", arguments: tags)
  func readsTags(_ sample: ReadSample) throws { try sample.check() }
}
