import Testing

@Suite("Plain text whose method no word names")
struct PlainTextMethodTests {
  static let samples = [
    ReadSample(
      testDescription: "a paragraph, in Italian", path: "a.txt",
      text: """
        Ingredienti (per persona):
        80 g riso
        1 zucchina
        sale

        Tagliare la zucchina a dadini e farla dorare con poco olio. Aggiungere il riso e il sale.
        """,
      lines: ["80 g riso", "1 zucchina", "sale"],
      steps: [
        "Tagliare la zucchina a dadini e farla dorare con poco olio. Aggiungere il riso e il sale."
      ]),
    ReadSample(
      testDescription: "a numbered line below bullets", path: "a.txt",
      text: "Ingredients\n\t*2 cups peas\n\t*1 tbsp mint\n\n1. Blend all of it. Chill.\n",
      lines: ["2 cups peas", "1 tbsp mint"], steps: ["Blend all of it. Chill."]),
    ReadSample(
      testDescription: "a sentence on each line, below a group, in Norwegian", path: "a.txt",
      text: """
        Ingredienser

        4 makrell
        1 løk

        Lake:
        1 dl eddik
        2 dl vann

        Kok opp eddik og vann til laken.
        Legg makrell og løk i krukker, og hell laken over.
        """,
      lines: ["4 makrell", "1 løk", "# Lake", "1 dl eddik", "2 dl vann"],
      steps: [
        "Kok opp eddik og vann til laken.", "Legg makrell og løk i krukker, og hell laken over.",
      ]),
    ReadSample(
      testDescription: "foods without amounts below a blank line are ingredients", path: "a.txt",
      text: "Ingredients\n2 eggs\n1 cup milk\n\nsalt and pepper\noil for the pan\n",
      lines: ["2 eggs", "1 cup milk", "salt and pepper", "oil for the pan"], steps: []),
    ReadSample(
      testDescription: "a word for the directions further below", path: "a.txt",
      text: "Ingredients\n2 eggs\n\nThese should be fresh ones.\n\nMethod\nBoil them.\n",
      lines: ["2 eggs", "These should be fresh ones."], steps: ["Boil them."]),
    ReadSample(
      testDescription: "headings and bullets of a wiki, in German", path: "a.txt",
      text: """
        ====== Linsensuppe ======

        ==== Zutaten ====

          *200 g Linsen
          *1 l Wasser

        ==== Zubereitung ====

          *Linsen waschen
          *im Wasser kochen
        """,
      lines: ["200 g Linsen", "1 l Wasser"], steps: ["Linsen waschen", "im Wasser kochen"],
      title: "Linsensuppe"),
  ]

  @Test("a cook reads it", arguments: samples)
  func reads(sample: ReadSample) throws { try sample.check() }
}
