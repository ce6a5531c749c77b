import Testing

@testable import RecipeDocuments

@Suite("Ingredients in one paragraph")
struct LayoutRunOnTests {
  static let foods = [
    ReadSample(
      testDescription: "foods between commas below a heading", path: "a.md",
      text: """
        # Ginger tea

        ## Ingredients

        40 g ginger, 1 lemon, 1 l water, 2 tbsp honey

        ## Method

        Slice the ginger. Boil it in the water for 10 minutes. Add lemon and honey.
        """,
      lines: ["40 g ginger", "1 lemon", "1 l water", "2 tbsp honey"],
      steps: ["Slice the ginger. Boil it in the water for 10 minutes. Add lemon and honey."]),
    ReadSample(
      testDescription: "foods between tags of line breaks", path: "a.md",
      text: """
        # Hummus

        ## Ingredients

        1 can chickpeas<br>2 tbsp tahini<br>1 lemon, juiced<br>1 clove garlic, crushed

        ## Method

        Blend all.<br>Season.<br>Serve with oil.
        """,
      lines: ["1 can chickpeas", "2 tbsp tahini", "1 lemon, juiced", "1 clove garlic, crushed"],
      steps: ["Blend all.", "Season.", "Serve with oil."]),
    ReadSample(
      testDescription: "foods between backslashes", path: "a.md",
      text: #"""
        # Hummus two

        ## Ingredients

        1 can chickpeas\
        2 tbsp tahini\
        1 lemon, juiced\
        1 clove garlic, crushed

        ## Method

        Blend all.\
        Season.\
        Serve with oil.
        """#,
      lines: ["1 can chickpeas", "2 tbsp tahini", "1 lemon, juiced", "1 clove garlic, crushed"],
      steps: ["Blend all.", "Season.", "Serve with oil."]),
    ReadSample(
      testDescription: "a sentence that says what one needs", path: "a.md",
      text: """
        # Tomato sauce

        ## Ingredients

        You need 800 g tinned tomatoes, 1 onion, 2 cloves of garlic and 3 tbsp olive oil.

        ## Method

        Fry the onion and the garlic in the oil. Add the tomatoes and simmer for half an hour.
        """,
      lines: ["800 g tinned tomatoes", "1 onion", "2 cloves of garlic", "3 tbsp olive oil"],
      steps: [
        "Fry the onion and the garlic in the oil. Add the tomatoes and simmer for half an hour."
      ]),
    ReadSample(
      testDescription: "labels of foods and steps in one paragraph", path: "a.md",
      text: """
        # Bread

        Ingredients: 500 g flour, 350 ml water, 10 g salt, 5 g yeast.
        Method: Mix everything. Leave for 12 hours. Bake at 230 C for 40 minutes.
        """,
      lines: ["500 g flour", "350 ml water", "10 g salt", "5 g yeast"],
      steps: ["Mix everything. Leave for 12 hours. Bake at 230 C for 40 minutes."]),
    ReadSample(
      testDescription: "labels in plain text", path: "a.txt",
      text: """
        Pasta al limone
        Ingredienti: 320 g di spaghetti, 2 limoni, 80 g di burro, parmigiano
        Preparazione: Cuocere la pasta. Sciogliere il burro con la scorza. Mescolare tutto.
        """,
      lines: ["320 g di spaghetti", "2 limoni", "80 g di burro", "parmigiano"],
      steps: ["Cuocere la pasta. Sciogliere il burro con la scorza. Mescolare tutto."]),
    ReadSample(
      testDescription: "several foods in an item", path: "a.md",
      text: """
        # Dal

        ### Ingredients
        - 200 g lentils, 1 onion, 2 tomatoes
        - 1 tsp turmeric; 1 tsp cumin; salt

        ### Steps
        - Boil the lentils
        - Fry the spices
        - Combine
        """,
      lines: ["200 g lentils, 1 onion, 2 tomatoes", "1 tsp turmeric", "1 tsp cumin", "salt"],
      steps: ["Boil the lentils", "Fry the spices", "Combine"]),
    ReadSample(
      testDescription: "a label with the yield", path: "a.md",
      text: """
        # Bulgur

        Zutaten für 2:
        200 g Bulgur
        1 Zucchini
        1 Dose Kichererbsen

        Zubereitung:
        Bulgur kochen.
        Zucchini braten.
        Alles mischen.
        """,
      lines: ["200 g Bulgur", "1 Zucchini", "1 Dose Kichererbsen"],
      steps: ["Bulgur kochen.", "Zucchini braten.", "Alles mischen."]),
    ReadSample(
      testDescription: "a food and its portions", path: "a.md",
      text: """
        # Shortbread

        ## Ingredients
        - 300 g butter, 250 g for the dough, 2 tbsp for the tin
        - 1 kg flour, 900 g for the dough, 100 g for dusting

        ## Method
        1. Knead all of it.
        2. Bake it.
        """,
      lines: [
        "300 g butter, 250 g for the dough, 2 tbsp for the tin",
        "1 kg flour, 900 g for the dough, 100 g for dusting",
      ], steps: ["Knead all of it.", "Bake it."]),
  ]

  @Test("foods in one paragraph are lines of their own", arguments: foods)
  func dividesFoods(_ sample: ReadSample) throws { try sample.check() }
}
