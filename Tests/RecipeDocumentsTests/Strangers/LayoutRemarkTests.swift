import Testing

@testable import RecipeDocuments

@Suite("What stands below the steps")
struct LayoutRemarkTests {
  static let remarks = [
    ReadSample(
      testDescription: "foods to serve below numbered steps", path: "a.md",
      text: """
        # Kraut fritters

        ## Ingredients

        - 300 g sauerkraut
        - 2 eggs
        - 80 g flour

        ## Method

        1. Squeeze the kraut.
        2. Mix with eggs and flour.
        3. Fry in spoonfuls.

        **Variations**

        - Add 50 g grated cheese.
        - Use leftover mash instead of flour.

        **To serve**

        - sour cream
        - chopped chives
        """,
      lines: ["300 g sauerkraut", "2 eggs", "80 g flour"],
      steps: ["Squeeze the kraut.", "Mix with eggs and flour.", "Fry in spoonfuls."],
      notes: [
        "Variations: Add 50 g grated cheese.\nUse leftover mash instead of flour.",
        "To serve: sour cream, chopped chives",
      ]),
    ReadSample(
      testDescription: "foods to serve in a body without headings, with its yield", path: "a.md",
      text: """
        # Soupe au potiron

        **Pour 4 personnes**

        - 1 kg de potiron
        - 2 pommes de terre
        - 1 oignon
        - 1 l de bouillon

        1. Éplucher les légumes.
        2. Cuire 25 minutes dans le bouillon.
        3. Mixer.

        **Pour servir**

        - un filet de crème
        - des croûtons

        **Remarques**

        - Se congèle bien.
        """,
      lines: ["1 kg de potiron", "2 pommes de terre", "1 oignon", "1 l de bouillon"],
      steps: ["Éplucher les légumes.", "Cuire 25 minutes dans le bouillon.", "Mixer."],
      yield: "4 personnes",
      notes: ["Pour servir: un filet de crème\ndes croûtons", "Se congèle bien."]),
    ReadSample(
      testDescription: "foods to serve below a list of tips", path: "a.md",
      text: """
        # Tarator

        - 1 cucumber
        - 400 g yoghurt
        - 2 cloves garlic
        - 50 g walnuts

        1. Grate the cucumber.
        2. Stir everything together.

        **Tips**

        - Serve with ice in summer.
        - 1 tbsp of oil on top makes it richer.

        **Serve with**

        - bread
        - grilled fish
        """,
      lines: ["1 cucumber", "400 g yoghurt", "2 cloves garlic", "50 g walnuts"],
      steps: ["Grate the cucumber.", "Stir everything together."],
      notes: [
        "Serve with ice in summer.", "1 tbsp of oil on top makes it richer.",
        "Serve with: bread\ngrilled fish",
      ]),
    ReadSample(
      testDescription: "toppings without amounts", path: "a.md",
      text: """
        # Chili

        - 500 g beef
        - 1 tin beans
        - 2 chilies

        **Method**

        - Brown the beef in a hot pan.
        - Add beans and chilies and simmer for an hour.

        **Optional toppings:**

        - sour cream
        - grated cheese

        **Storage**

        - Keeps 3 days in the fridge.
        """,
      lines: ["500 g beef", "1 tin beans", "2 chilies"],
      steps: ["Brown the beef in a hot pan.", "Add beans and chilies and simmer for an hour."],
      notes: [
        "Optional toppings: sour cream\ngrated cheese", "Storage: Keeps 3 days in the fridge.",
      ]),
    ReadSample(
      testDescription: "foods to serve in plain text", path: "a.txt",
      text: """
        Pancakes - makes 8

        Ingredients:
        * 150g flour
        * 1 tsp baking powder
        * 200ml milk
        * 1 egg

        Instructions:
        * Whisk everything.
        * Fry in butter.

        Serve with:
        * maple syrup
        * berries
        """,
      lines: ["150g flour", "1 tsp baking powder", "200ml milk", "1 egg"],
      steps: ["Whisk everything.", "Fry in butter."],
      notes: ["Serve with: maple syrup, berries"]),
    ReadSample(
      testDescription: "bullets below steps in prose", path: "a.md",
      text: """
        ---
        title: Ice tea
        ---
        - 1 l water
        - 4 tea bags
        - 1 lemon

        Boil water, add tea, wait 5 min.
        Add lemon slices and ice.

        - variation: mint instead of lemon
        - keeps 2 days
        """,
      lines: ["1 l water", "4 tea bags", "1 lemon"],
      steps: ["Boil water, add tea, wait 5 min.", "Add lemon slices and ice."],
      notes: ["variation: mint instead of lemon", "keeps 2 days"]),
  ]

  @Test("remarks and foods to serve are notes rather than ingredients or steps", arguments: remarks)
  func keepsRemarks(_ sample: ReadSample) throws { try sample.check() }
}
