import Testing

@testable import RecipeDocuments

@Suite("Steps behind marks, names and numbers")
struct StrangerStepMarkTests {
  static let steps = [
    ReadSample(
      testDescription: "dashes as bullets", path: "a.md",
      text: """
        # Tzatziki

        Servings:
        Makes 4,

        Ingredients:
        ‒ 1 cucumber
        ‒ 500 g greek yoghurt
        ‒ 2 cloves garlic

        Steps:
        ‒‒ Grate the cucumber and squeeze it well.
        ‒‒ Mix with the yoghurt and the crushed garlic.
        """,
      lines: ["1 cucumber", "500 g greek yoghurt", "2 cloves garlic"],
      steps: [
        "Grate the cucumber and squeeze it well.",
        "Mix with the yoghurt and the crushed garlic.",
      ],
      yield: "4"),
    ReadSample(
      testDescription: "dashes behind bullets", path: "a.md",
      text: """
        # Tart d

        ## Ingredients

        - 200 g flour
        - 100 g butter
        - {{< choice "apples" "pears" >}}

        ## Directions

        - ‒‒ Mix everything well.
        - -- Bake for an hour.
        - {{< figure src="x.jpg" >}}
        """,
      lines: ["200 g flour", "100 g butter", "apples or pears"],
      steps: ["Mix everything well.", "Bake for an hour."]),
    ReadSample(
      testDescription: "a name above nothing", path: "a.md",
      text: """
        # Tart e

        ## Ingredients

        - 200 g flour
        - 100 g butter

        ### For the topping

        ## Directions

        *For the dough:*

        Mix everything well.

        *For the end:*

        Bake for an hour.
        """,
      lines: ["200 g flour", "100 g butter"],
      steps: ["For the dough:", "Mix everything well.", "For the end:", "Bake for an hour."]),
    ReadSample(
      testDescription: "numbers of steps as headings", path: "a.md",
      text: """
        # Rogan josh

        ## Ingredients
        ### Meat
        1. 1 kg lamb shoulder
        2. 2 onions
        ### Spices
        1. 2 tsp cumin
        2. 4 cardamom pods

        ## Method
        #### Step 1
        Brown the lamb.
        #### Step 2
        Fry the onions with the spices.
        #### Step 3
        Braise for two hours.
        """,
      lines: [
        "# Meat", "1 kg lamb shoulder", "2 onions", "# Spices", "2 tsp cumin", "4 cardamom pods",
      ],
      steps: ["Brown the lamb.", "Fry the onions with the spices.", "Braise for two hours."]),
    ReadSample(
      testDescription: "a question in brackets", path: "a.md",
      text: """
        # Stew

        ## Ingredients

        - 1 kg beef
        - 2 carrots

        ## Directions

        Brown the beef.

        Add the carrots and stew slowly.

        (thyme? parsnips?)
        """,
      lines: ["1 kg beef", "2 carrots"],
      steps: ["Brown the beef.", "Add the carrots and stew slowly."]),
    ReadSample(
      testDescription: "a table of steps below one of foods", path: "a.md",
      text: """
        # Bolognese

        **Serves:** 6 **Time:** 3 hours

        | Amount | Unit | Ingredient | Prep |
        |--|--|--|--|
        | 500 | g | beef mince | |
        | 1 | | onion | diced |
        | 2 | cloves | garlic | crushed |
        | 2 | tins | tomatoes | |

        | # | Step | Time |
        |--|--|--|
        | 1 | Fry the onion and garlic | 5 min |
        | 2 | Brown the mince | 10 min |
        | 3 | Add the tomatoes and simmer | 2 h |
        """,
      lines: [
        "500 g beef mince", "1 onion, diced", "2 cloves garlic, crushed", "2 tins tomatoes",
      ],
      steps: [
        "Fry the onion and garlic (5 min)", "Brown the mince (10 min)",
        "Add the tomatoes and simmer (2 h)",
      ]),
    ReadSample(
      testDescription: "a line of a program", path: "a.mdx",
      text: """
        ---
        title: Sourdough pancakes
        usernum: 4
        timing:
          prep: 10
          cook: 20
        equipment:
          - whisk
          - griddle
        ingredients:
          - group: Batter
            list:
              - 1 cup sourdough discard
              - 1 egg
              - 1/2 cup milk
          - group: To finish
            list:
              - maple syrup
        ---
        import Callout from '../Callout'

        ## Directions

        1. Whisk the batter.
        2. Fry small rounds on the griddle.

        <Callout>Discard straight from the fridge works fine.</Callout>
        """,
      lines: [
        "# Batter", "1 cup sourdough discard", "1 egg", "1/2 cup milk", "# To finish",
        "maple syrup",
      ],
      steps: ["Whisk the batter.", "Fry small rounds on the griddle."],
      yield: "4",
      tools: ["whisk", "griddle"],
      notes: ["Discard straight from the fridge works fine."]),
  ]

  @Test("marks, names and numbers are no part of the steps", arguments: steps)
  func findsSteps(_ sample: ReadSample) throws { try sample.check() }
}
