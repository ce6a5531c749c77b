import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Facts of a line without colons")
struct FactLineTests {
  private static let samples = [
    ReadSample(
      testDescription: "German: bars between facts", path: "a.md",
      text: """
        # Kürbisgratin

        Für 4 Personen | Vorbereitung 15 Min | Backzeit 40 Min

        ## Zutaten

        - 800 g Kürbis
        - 2 dl Rahm

        ## Zubereitung

        1. Kürbis schneiden.
        2. Im Ofen backen.
        """,
      yield: "4 Personen", minutes: [15, 40, nil, nil]),
    ReadSample(
      testDescription: "English: dots between facts", path: "a.md",
      text: """
        # Squash gratin

        Serves 4 · prep 15 min · cooking 40 min

        ## Ingredients

        - 800 g squash
        - 2 dl cream

        ## Method

        1. Slice the squash.
        2. Bake it in the oven.
        """,
      yield: "4", minutes: [15, 40, nil, nil]),
    ReadSample(
      testDescription: "French: dashes between facts", path: "a.md",
      text: """
        # Gratin de courge

        Pour 4 personnes – préparation 10 min – cuisson 12 min

        ## Ingrédients

        - 800 g de courge
        - 2 dl de crème

        ## Préparation

        1. Couper la courge.
        2. Cuire au four.
        """,
      yield: "4 personnes", minutes: [10, 12, nil, nil]),
    ReadSample(
      testDescription: "Dutch: bars between facts", path: "a.md",
      text: """
        # Pompoengratin

        4 personen | Voorbereiding 15 min | Baktijd 40 min

        ## Ingrediënten

        - 800 g pompoen
        - 2 dl room

        ## Bereiding

        1. Snijd de pompoen.
        2. Bak alles in de oven.
        """,
      yield: "4 personen", minutes: [15, 40, nil, nil]),
  ]

  private static let others = [
    ReadSample(
      testDescription: "a step with a time that begins with a verb", path: "a.md",
      text: """
        # Squash gratin

        ## Ingredients

        - 800 g squash
        - 2 dl cream

        ## Method

        Slice the squash.

        Bake 20 minutes.
        """,
      steps: ["Slice the squash.", "Bake 20 minutes."], minutes: [nil, nil, nil, nil])
  ]

  @Test("names of times and numbers of people are facts between any marks", arguments: samples)
  func told(sample: ReadSample) throws {
    try sample.check()
  }

  @Test("a step with a time is none", arguments: others)
  func kept(sample: ReadSample) throws {
    try sample.check()
  }
}
