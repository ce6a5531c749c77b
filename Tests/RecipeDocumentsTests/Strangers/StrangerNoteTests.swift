import Testing

@testable import RecipeDocuments

@Suite("Recipes in the layouts of notes")
struct StrangerNoteTests {
  static let foods = [
    ReadSample(
      testDescription: "names of groups in italics", path: "a.md",
      text: """
        # Pizza

        *For the dough:*

        - 500 g flour
        - 300 ml water

        *For the topping:*

        - 1 tin tomatoes
        - 2 balls mozzarella

        ## Method

        *For the dough:*

        1. Knead and let rise overnight.

        *For the topping:*

        1. Spread the tomatoes, scatter the cheese.
        2. Bake as hot as you can.
        """,
      lines: [
        "# For the dough", "500 g flour", "300 ml water", "# For the topping", "1 tin tomatoes",
        "2 balls mozzarella",
      ],
      steps: [
        "For the dough:", "Knead and let rise overnight.", "For the topping:",
        "Spread the tomatoes, scatter the cheese.", "Bake as hot as you can.",
      ]),
    ReadSample(
      testDescription: "a list between rules", path: "a.md",
      text: """
        # Bowl b

        - 200 g rice
        - 1 avocado

        ---

        Garnish

        - Sesame seeds
        - Spring onions

        ---

        1. Mix everything well.
        2. Bake for an hour.
        """,
      lines: ["200 g rice", "1 avocado", "# Garnish", "Sesame seeds", "Spring onions"],
      steps: ["Mix everything well.", "Bake for an hour."]),
    ReadSample(
      testDescription: "pairs of a food and its amount", path: "a.md",
      text: """
        # Kaiserschmarrn

        Menge: 2 Portionen
        Dauer: 30 min

        Mehl:: 120 g
        Milch:: 200 ml
        Eier:: 3
        Rosinen:: 1 Handvoll

        Teig anrühren und in der Pfanne stocken lassen.

        Zerreißen und mit Puderzucker bestäuben.
        """,
      lines: ["120 g Mehl", "200 ml Milch", "3 Eier", "1 Handvoll Rosinen"],
      steps: [
        "Teig anrühren und in der Pfanne stocken lassen.",
        "Zerreißen und mit Puderzucker bestäuben.",
      ],
      yield: "2 Portionen"),
    ReadSample(
      testDescription: "pairs with dashes", path: "a.md",
      text: """
        # Guacamole

        ## Components

        Avocado — 3
        Lime — 1
        Salt — to taste
        Coriander — 1 handful

        ## Assembly

        Mash the avocado.
        Squeeze in the lime.
        Stir in salt and coriander.
        """,
      lines: ["3 Avocado", "1 Lime", "Salt, to taste", "1 handful Coriander"],
      steps: ["Mash the avocado.", "Squeeze in the lime.", "Stir in salt and coriander."]),
    ReadSample(
      testDescription: "a quote", path: "a.md",
      text: """
        # Spätzle

        > 500 g Mehl
        > 5 Eier
        > 250 ml Wasser

        Teig schlagen, bis er Blasen wirft.

        Ins kochende Wasser schaben.
        """,
      lines: ["500 g Mehl", "5 Eier", "250 ml Wasser"],
      steps: ["Teig schlagen, bis er Blasen wirft.", "Ins kochende Wasser schaben."]),
    ReadSample(
      testDescription: "paragraphs of a quote", path: "a.md",
      text: """
        # Topfenknödel

        ## Für 4 Personen

        > 25 dag Topfen
        >
        > 1 × Ei
        >
        > 5 dag Grieß | Mehl
        >
        > Salz

        Alles verrühren und eine Stunde kalt stellen. Knödel formen und in Salzwasser ziehen lassen.
        """,
      lines: ["25 dag Topfen", "1 × Ei", "5 dag Grieß | Mehl", "Salz"],
      steps: [
        "Alles verrühren und eine Stunde kalt stellen. Knödel formen und in Salzwasser ziehen lassen."
      ]),
  ]

  @Test("foods are found in front of the steps", arguments: foods)
  func findsFoods(_ sample: ReadSample) throws { try sample.check() }
}
