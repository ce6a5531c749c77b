import Testing

@Suite("Texts among the steps that are none")
struct BesideStepTests {
  static let notes = [
    StrangerDocument(
      "a substitution after numbered steps",
      """
      # Rye loaf

      ## Ingredients
      - 500 g rye flour
      - 350 ml water
      \(StrangerDocument.method)
      Instead of rye flour use spelt flour.
      """, lines: ["500 g rye flour", "350 ml water"],
      notes: ["Instead of rye flour use spelt flour."]),
    StrangerDocument(
      "a substitution below a table of foods",
      """
      # Tomato soup

      | Amount | Ingredient |
      |---|---|
      | 1 kg | tomatoes |
      | 500 ml | stock |

      Statt frischer Tomaten zwei Dosen nehmen.

      1. Slice all of it.
      2. Boil it for an hour.
      """, lines: ["1 kg tomatoes", "500 ml stock"],
      notes: ["Statt frischer Tomaten zwei Dosen nehmen."]),
    StrangerDocument(
      "a substitution for a food that is not there",
      """
      # Fish stew

      ## Ingredients
      - 500 g cod
      - 1 l stock
      \(StrangerDocument.method)
      If you have no cod, use haddock.
      """, lines: ["500 g cod", "1 l stock"], notes: ["If you have no cod, use haddock."]),
    StrangerDocument(
      "how the dish keeps",
      """
      # Honey cake

      ## Ingredients
      - 200 g honey
      - 300 g flour
      \(StrangerDocument.method)
      This cake keeps for weeks in a tin.
      """, lines: ["200 g honey", "300 g flour"], notes: ["This cake keeps for weeks in a tin."]),
    StrangerDocument(
      "a warning, and foods to serve on one line, in plain text", path: "cake.txt",
      """
      Tea cake

      Ingredients
      200 g flour
      3 apples

      Method
      Slice all of it.
      Boil it for an hour.

      Serve with: vanilla sauce

      Warning: the cake is very hot when it comes out of the oven.
      """, lines: ["200 g flour", "3 apples"],
      notes: [
        "Serve with: vanilla sauce", "Warning: the cake is very hot when it comes out of the oven.",
      ]),
    StrangerDocument(
      "foods to serve with articles, in French",
      """
      # Poulet

      ## Ingrédients
      - 1 poulet
      - 2 citrons

      ## Préparation
      1. Couper le poulet.
      2. Servir avec du riz.

      À servir avec :
      - du riz
      - une salade verte
      """, lines: ["1 poulet", "2 citrons"], steps: ["Couper le poulet.", "Servir avec du riz."],
      notes: ["À servir avec: du riz, une salade verte"]),
    StrangerDocument(
      "foods to serve below steps that no heading names",
      """
      # Pesto

      - 50 g basil
      - 100 ml oil

      1. Slice all of it.
      2. Boil it for an hour.

      Goes well with:

      - pasta
      - fish

      ## Storage
      Covered with oil it keeps for a week.
      """, lines: ["50 g basil", "100 ml oil"],
      notes: ["Goes well with: pasta, fish", "Storage: Covered with oil it keeps for a week."]),
    StrangerDocument(
      "the statement that there are no directions",
      """
      # Nut bread

      ## Ingredients
      - 300 g flour
      - 100 g nuts

      ## Instructions
      No instructions were given with this recipe.
      """, lines: ["300 g flour", "100 g nuts"], steps: [],
      notes: ["No instructions were given with this recipe."]),
  ]

  @Test("are notes", arguments: notes)
  func areNotes(_ sample: StrangerDocument) throws { try sample.check() }

  static let steps = [
    StrangerDocument(
      "serving as an instruction",
      """
      # Crumble

      ## Ingredients
      - 500 g plums
      - 100 g flour

      ## Method
      1. Bake it for half an hour.
      2. Serve with vanilla custard.
      """, lines: ["500 g plums", "100 g flour"],
      steps: ["Bake it for half an hour.", "Serve with vanilla custard."]),
    StrangerDocument(
      "another way with a time",
      """
      # Rolls

      ## Ingredients
      - 500 g flour
      - 300 ml water

      ## Method
      1. Knead it.
      2. Instead of baking, fry the rolls for 5 minutes.
      """, lines: ["500 g flour", "300 ml water"],
      steps: ["Knead it.", "Instead of baking, fry the rolls for 5 minutes."]),
    StrangerDocument(
      "bold labels of work with a word for something else",
      """
      # Wraps

      ## Ingredients
      - 4 wraps
      - 200 g ham

      ## Method
      **Make-ahead filling:** Slice the ham.

      **Caution:** heat the wraps one by one.

      **Assemble and serve:** Roll the ham into the wraps.
      """, lines: ["4 wraps", "200 g ham"],
      steps: [
        "Make-ahead filling: Slice the ham.", "Caution: heat the wraps one by one.",
        "Assemble and serve: Roll the ham into the wraps.",
      ]),
    StrangerDocument(
      "work behind a bold label, and in a quote, below the steps",
      """
      # Orange cake

      - 200 g flour
      - 2 oranges

      1. Grate the oranges.
      2. Bake it for an hour.

      **Syrup:** Boil the juice with sugar.
      """, lines: ["200 g flour", "2 oranges"],
      steps: ["Grate the oranges.", "Bake it for an hour.", "Syrup: Boil the juice with sugar."]),
    StrangerDocument(
      "a last part whose sentences have their verbs in the middle",
      """
      # Nut cake

      ## For the batter
      - 200 g nuts
      - 3 eggs

      1. Beat the eggs.
      2. Add the nuts.
      3. Stir well.

      ## Baking
      1. Grease the tin.
      2. Pour it in.
      3. Bake for an hour.

      ## Icing
      In a pan, melt some chocolate. When it is smooth, stir it. Now it goes onto the cake.
      """, lines: ["200 g nuts", "3 eggs"],
      steps: [
        "Beat the eggs.", "Add the nuts.", "Stir well.", "# Baking", "Grease the tin.",
        "Pour it in.", "Bake for an hour.", "# Icing",
        "In a pan, melt some chocolate. When it is smooth, stir it. Now it goes onto the cake.",
      ]),
    StrangerDocument(
      "a last step below a line",
      """
      # Flapjacks

      ## Base
      - 200 g oats
      - 100 g syrup

      1. Stir both.

      ## Top
      1. Melt the chocolate.

      ---

      As soon as it is firm, cut it with a wet knife.
      """, lines: ["200 g oats", "100 g syrup"],
      steps: [
        "Stir both.", "# Top", "Melt the chocolate.",
        "As soon as it is firm, cut it with a wet knife.",
      ]),
    StrangerDocument(
      "amounts that count up as the numbers of steps would", path: "soup.json",
      """
      {"name": "Ragout", "recipeIngredient": ["1 Zwiebel", "2 Karotten", "3 Tomaten"],
       "recipeInstructions": ["1 Zwiebel fein hacken.", "2 Karotten raspeln.", "3 Tomaten zugeben."]}
      """, lines: ["1 Zwiebel", "2 Karotten", "3 Tomaten"],
      steps: ["1 Zwiebel fein hacken.", "2 Karotten raspeln.", "3 Tomaten zugeben."]),
    StrangerDocument(
      "a warning that says what to do, too",
      """
      # Confiture

      ## Ingrédients
      - 1 kg de prunes
      - 500 g de sucre

      ## Préparation
      1. Cuire une heure.
      2. Attention : la confiture est brûlante, versez doucement dans les pots.
      """, lines: ["1 kg de prunes", "500 g de sucre"],
      steps: [
        "Cuire une heure.",
        "Attention : la confiture est brûlante, versez doucement dans les pots.",
      ]),
  ]

  @Test("are steps where they say what to do", arguments: steps)
  func areSteps(_ sample: StrangerDocument) throws { try sample.check() }
}
