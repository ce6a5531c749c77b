import Testing

@testable import RecipeDocuments

@Suite("Tables of named steps")
struct NamedStepTests {
  private static let samples = [
    ReadSample(
      testDescription: "English: names before sentences", path: "a.md",
      text: """
        # White loaf

        ## Ingredients

        - 500 g flour
        - 350 ml water

        ## Method

        | Stage | What to do |
        |---|---|
        | Mix | Stir flour and water together. |
        | Rest | Leave it covered for an hour. |
        | Bake | Bake at 230 °C for 40 minutes. |
        """,
      lines: ["500 g flour", "350 ml water"],
      steps: [
        "Mix: Stir flour and water together.", "Rest: Leave it covered for an hour.",
        "Bake: Bake at 230 °C for 40 minutes.",
      ]),
    ReadSample(
      testDescription: "German: names before sentences and times", path: "a.md",
      text: """
        # Weißbrot

        ## Zutaten

        - 500 g Mehl
        - 350 ml Wasser

        ## Zubereitung

        | Phase | Was zu tun ist | Dauer |
        |---|---|---|
        | Mischen | Mehl und Wasser verrühren. | 5 min |
        | Ruhen | Den Teig zugedeckt stehen lassen. | 1 h |
        | Backen | Das Brot goldbraun backen. | 40 min |
        """,
      lines: ["500 g Mehl", "350 ml Wasser"],
      steps: [
        "Mischen: Mehl und Wasser verrühren. (5 min)",
        "Ruhen: Den Teig zugedeckt stehen lassen. (1 h)",
        "Backen: Das Brot goldbraun backen. (40 min)",
      ]),
    ReadSample(
      testDescription: "Dutch: names before sentences", path: "a.md",
      text: """
        # Witbrood

        ## Ingrediënten

        - 500 g bloem
        - 350 ml water

        ## Bereiding

        | Fase | Wat je doet |
        |---|---|
        | Mengen | Roer bloem en water door elkaar. |
        | Rijzen | Laat het deeg afgedekt staan. |
        | Bakken | Bak het brood goudbruin. |
        """,
      lines: ["500 g bloem", "350 ml water"],
      steps: [
        "Mengen: Roer bloem en water door elkaar.", "Rijzen: Laat het deeg afgedekt staan.",
        "Bakken: Bak het brood goudbruin.",
      ]),
  ]

  private static let others = [
    ReadSample(
      testDescription: "a table of troubles stays a note", path: "a.md",
      text: """
        # White loaf

        ## Ingredients

        - 500 g flour
        - 350 ml water

        ## Method

        1. Stir flour and water together.
        2. Bake at 230 °C for 40 minutes.

        ## Troubleshooting

        | Problem | Cause |
        |---|---|
        | Pale crust | The oven was too cool. |
        | Dense crumb | The dough rested too briefly. |
        """,
      lines: ["500 g flour", "350 ml water"],
      steps: ["Stir flour and water together.", "Bake at 230 °C for 40 minutes."],
      notes: [
        "Troubleshooting: Pale crust: The oven was too cool.\nDense crumb: The dough rested too briefly."
      ])
  ]

  @Test("a name and a sentence in each row are a step", arguments: samples)
  func told(sample: ReadSample) throws {
    try sample.check()
  }

  @Test("a table of troubles is a note", arguments: others)
  func kept(sample: ReadSample) throws {
    try sample.check()
  }
}
