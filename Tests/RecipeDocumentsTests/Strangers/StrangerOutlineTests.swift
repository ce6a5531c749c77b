import Testing

@testable import RecipeDocuments

@Suite("Bodies whose steps are told from what is beside them")
struct StrangerOutlineTests {
  static let outlines = [
    ReadSample(
      testDescription: "an outline of Logseq", path: "a.md",
      text: """
        type:: recipe
        serves:: 4
        source:: https://example.org/dal

        - # Red lentil dal
        - ## Ingredients
        	- 300 g red lentils
        	- 1 onion
        	- 2 tsp cumin seeds
        - ## Steps
        	- Rinse the lentils and simmer until soft.
        	- Fry the onion with the cumin.
        	- Stir together and season.
        """,
      lines: ["300 g red lentils", "1 onion", "2 tsp cumin seeds"],
      steps: [
        "Rinse the lentils and simmer until soft.", "Fry the onion with the cumin.",
        "Stir together and season.",
      ],
      title: "Red lentil dal",
      yield: "4")
  ]

  @Test("bullets that name sections are headings", arguments: outlines)
  func raises(_ sample: ReadSample) throws { try sample.check() }

  static let steps = [
    ReadSample(
      testDescription: "phrases below an unknown heading", path: "a.md",
      text: """
        # Popcorn

        ### You'll need

        * 100g corn
        * a splash of oil

        ### Here's how

        * Heat the oil in a big pan
        * Add the corn and put the lid on
        * Shake until the popping stops
        """,
      lines: ["100g corn", "a splash of oil"],
      steps: [
        "Heat the oil in a big pan", "Add the corn and put the lid on",
        "Shake until the popping stops",
      ]),
    ReadSample(
      testDescription: "sentences below an unknown bold line", path: "a.md",
      text: """
        # Ofengemüse

        **Du brauchst**

        - [x] 4 Karotten
        - [ ] 2 EL Öl

        **Los geht's**

        - [ ] Karotten schneiden.
        - [ ] Mit Öl mischen und 30 Minuten backen.
        """,
      lines: ["4 Karotten", "2 EL Öl"],
      steps: ["Karotten schneiden.", "Mit Öl mischen und 30 Minuten backen."]),
    ReadSample(
      testDescription: "a remark after the last step", path: "a.md",
      text: """
        # Tart b

        ## Ingredients

        - 200 g flour
        - 100 g butter

        ## Directions

        1. Mix everything well.
        2. Bake for an hour.

        Tastes best on the next day, and my grandmother used to make it every Sunday.
        """,
      lines: ["200 g flour", "100 g butter"],
      steps: ["Mix everything well.", "Bake for an hour."],
      notes: [
        "Tastes best on the next day, and my grandmother used to make it every Sunday."
      ]),
    ReadSample(
      testDescription: "the size of a form", path: "a.md",
      text: """
        # Tart

        ## Ingredients

        - 200 g flour
        - 100 g butter

        ## Directions

        For a tin of 28 cm

        Mix everything well.

        Bake for an hour.
        """,
      lines: ["200 g flour", "100 g butter"],
      steps: ["Mix everything well.", "Bake for an hour."],
      notes: ["For a tin of 28 cm"]),
    ReadSample(
      testDescription: "a box, an empty label and the kitchen", path: "a.md",
      text: """
        # Tart f

        Servings:

        Prep time:

        Makes 4,

        ## Ingredients

        - 200 g flour
        - 100 g butter

        ## What you need in the kitchen

        - a tin
        - a whisk

        ## Directions

        Mix everything well.

        Bake for an hour.

        <Callout>The tart is best when cold.</Callout>
        """,
      lines: ["200 g flour", "100 g butter"],
      steps: ["Mix everything well.", "Bake for an hour."],
      yield: "4",
      tools: ["a tin", "a whisk"],
      notes: ["The tart is best when cold."]),
  ]

  @Test("steps are told from what is beside them", arguments: steps)
  func findsSteps(_ sample: ReadSample) throws { try sample.check() }

  static let tags = [
    ReadSample(
      testDescription: "in front matter", path: "a.md",
      text: """
        ---
        title: "Ratatouille"
        amounts_for: 6
        recipe:
          ingredients:
            - aubergines: 2
            - courgettes: 3
            - tomates: 1 kg
            - huile d'olive: 4 c. à soupe
          steps:
            - Couper tous les légumes.
            - Les faire revenir séparément.
            - Mijoter ensemble {{< timer 30 min >}} à feu doux.
        ---
        """,
      lines: ["2 aubergines", "3 courgettes", "1 kg tomates", "4 c. à soupe huile d'olive"],
      steps: [
        "Couper tous les légumes.", "Les faire revenir séparément.",
        "Mijoter ensemble 30 min à feu doux.",
      ],
      yield: "6"),
    ReadSample(
      testDescription: "a choice, and a time beside its tag", path: "a.md",
      text: """
        ---
        title: Fruit crumble
        ingredients:
          - "{{< choice apples pears >}}"
          - 100 g butter
          - 150 g oats
        ---
        ## Steps
        1. {{< note >}}
        2. Cut the fruit and put it in a dish.
        3. Rub the butter into the oats and scatter on top.
        4. Bake {{timer:15 min}} 15 min.
        """,
      lines: ["apples or pears", "100 g butter", "150 g oats"],
      steps: [
        "Cut the fruit and put it in a dish.",
        "Rub the butter into the oats and scatter on top.", "Bake 15 min.",
      ]),
  ]

  @Test("tags are the words that they show", arguments: tags)
  func speaks(_ sample: ReadSample) throws { try sample.check() }
}
