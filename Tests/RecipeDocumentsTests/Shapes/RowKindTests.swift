import Testing

@testable import RecipeDocuments

@Suite("Rows that name their kind, and groups beside each other")
struct RowKindTests {
  private static let samples = [
    ReadSample(
      testDescription: "English: letters for headings and lines",
      text: """
        {"title": "Fish tacos", "ingredients": [{"t": "h", "v": "Slaw"}, {"t": "i", "v": "200 g cabbage"}, {"t": "i", "v": "1 lime"},
         {"t": "h", "v": "Fish"}, {"t": "i", "v": "400 g cod"}, {"t": "i", "v": "2 tbsp oil"}],
         "steps": ["Shred the cabbage.", "Fry the cod in the oil."]}
        """,
      lines: ["# Slaw", "200 g cabbage", "1 lime", "# Fish", "400 g cod", "2 tbsp oil"]),
    ReadSample(
      testDescription: "French: letters for headings and lines", path: "a.yaml",
      text: """
        titre: Tacos au poisson
        ingrédients:
          - {k: h, v: Salade}
          - {k: i, v: 200 g de chou}
          - {k: h, v: Poisson}
          - {k: i, v: 400 g de cabillaud}
          - {k: i, v: 2 c. à soupe d'huile}
        préparation: [Émincer le chou., Cuire le poisson dans l'huile.]
        """,
      lines: [
        "# Salade", "200 g de chou", "# Poisson", "400 g de cabillaud", "2 c. à soupe d'huile",
      ]),
    ReadSample(
      testDescription: "Finnish: a group without amounts beside a group with",
      text: """
        {"nimi": "Kikhernesalaatti", "ainekset": [{"mihin": "Salaatti", "mitä": ["400 g kikherneitä", "2 tomaattia"]}, {"mihin": "Mausteet", "mitä": ["suola", "pippuri"]}],
         "ohje": ["Pilko tomaatit.", "Sekoita kaikki."]}
        """,
      lines: ["# Salaatti", "400 g kikherneitä", "2 tomaattia", "# Mausteet", "suola", "pippuri"]),
    ReadSample(
      testDescription: "Spanish: a group without amounts beside a group with", path: "a.yaml",
      text: """
        título: Ensalada de garbanzos
        ingredientes:
          - {cuál: Base, cosas: [400 g de garbanzos, 2 tomates]}
          - {cuál: Aliño, cosas: [aceite, vinagre, sal]}
        preparación: [Cortar los tomates., Mezclar todo.]
        """,
      lines: ["# Base", "400 g de garbanzos", "2 tomates", "# Aliño", "aceite", "vinagre", "sal"]),
  ]

  private static let others = [
    ReadSample(
      testDescription: "kinds of foods are no headings",
      text: """
        {"title": "Rice", "ingredients": [{"kind": "dry", "name": "rice", "amount": "200 g"}, {"kind": "wet", "name": "water", "amount": "4 dl"}, {"kind": "dry", "name": "salt", "amount": "1 tsp"}],
         "steps": ["Boil the rice in the water.", "Let it rest."]}
        """,
      lines: ["200 g rice, dry", "4 dl water, wet", "1 tsp salt, dry"])
  ]

  @Test("headings are told by their rows, and foods by those of other groups", arguments: samples)
  func told(sample: ReadSample) throws {
    try sample.check()
  }

  @Test("kinds of foods are no headings", arguments: others)
  func kept(sample: ReadSample) throws {
    try sample.check()
  }
}
