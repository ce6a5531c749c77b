import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Recipes without labels, read by the shape of their lines")
struct UnlabelledRecipeTests {
  static let samples = [
    ReadSample(
      testDescription: "plain lines and numbered steps, in Danish", path: "byggrød.txt",
      text: """
        2 dl byggryn
        1 l mælk
        1 tsk salt
        Smør

        1. Kog byggryn i mælk
        2. Rør salt i
        3. Server med smør
        """,
      lines: ["2 dl byggryn", "1 l mælk", "1 tsk salt", "Smør"],
      steps: ["Kog byggryn i mælk", "Rør salt i", "Server med smør"], title: "Byggrød"),
    ReadSample(
      testDescription: "wrapped paragraphs", path: "split pea soup.md",
      text: """
        500 g split peas
        2 l water
        1 onion, chopped

        Rinse the peas and put them
        into the water.

        Add the onion. Simmer for an hour,
        and season.
        """,
      lines: ["500 g split peas", "2 l water", "1 onion, chopped"],
      steps: [
        "Rinse the peas and put them into the water.",
        "Add the onion. Simmer for an hour, and season.",
      ], title: "Split pea soup"),
    ReadSample(
      testDescription: "an indented text, in Spanish", path: "natillas.md",
      text: """
            1/2 l de leche
            100 g de azúcar
            3 yemas


            Calentar la leche con el azúcar.
            Batir las yemas y añadirlas a la leche.
        """,
      lines: ["1/2 l de leche", "100 g de azúcar", "3 yemas"],
      steps: ["Calentar la leche con el azúcar.", "Batir las yemas y añadirlas a la leche."]),
    ReadSample(
      testDescription: "a text in a fence, in Japanese", path: "sujiko.md",
      text: """
        ```
        * 200gの豆腐
        * 大さじ2の味噌
        * ごま油

        * 豆腐を焼く
        * 味噌を塗る。
        ```
        """,
      lines: ["200gの豆腐", "大さじ2の味噌", "ごま油"], steps: ["豆腐を焼く", "味噌を塗る。"]),
    ReadSample(
      testDescription: "labels at the ends of lines, in Swedish", path: "a.md",
      text: """

        Ärtsoppa (klassisk) Ingredienser (4 portioner)

        500 g gula ärtor
        2 l vatten
        Timjan Gör så här
        Koka ärtor i vatten.
        Smaka av med timjan.
        """,
      lines: ["500 g gula ärtor", "2 l vatten", "Timjan"],
      steps: ["Koka ärtor i vatten.", "Smaka av med timjan."], title: "Ärtsoppa (klassisk)"),
    ReadSample(
      testDescription: "hyphens at the words and breaks of HTML, in Finnish", path: "a.md",
      text: """
        # Sämpylät

        -1 tl suolaa <br />
        -n. 5 dl vettä <br />
        -50 g hiivaa <br />

        Päälle: <br />
        -1 rkl siemeniä <br />


        Liota hiiva veteen ja lisää suola. Anna kohota hetki.

        Ripottele siemeniä pinnalle ja paista 15 minuuttia.
        """,
      lines: ["1 tl suolaa", "n. 5 dl vettä", "50 g hiivaa", "# Päälle", "1 rkl siemeniä"],
      steps: [
        "Liota hiiva veteen ja lisää suola. Anna kohota hetki.",
        "Ripottele siemeniä pinnalle ja paista 15 minuuttia.",
      ], title: "Sämpylät"),
    ReadSample(
      testDescription: "a verse of Org mode", path: "a.org",
      text: """
        ** Corn chowder

        #+begin_verse
         2 cups corn
         1 cup milk
        #+end_verse

         simmer the corn in the milk. blend half
         of it.
        """,
      lines: ["2 cups corn", "1 cup milk"],
      steps: ["simmer the corn in the milk. blend half of it."], title: "Corn chowder"),
    ReadSample(
      testDescription: "numbered steps alone", path: "baked-pears.txt",
      text: """
        1. Preheat the oven to 200 degrees C. Halve the pears.
        2. Bake them for 20 minutes.
        3. Serve with cream.
        """,
      lines: [],
      steps: [
        "Preheat the oven to 200 degrees C. Halve the pears.", "Bake them for 20 minutes.",
        "Serve with cream.",
      ], title: "Baked pears"),
  ]

  @Test("a cook reads them", arguments: samples)
  func reads(sample: ReadSample) throws { try sample.check() }

  @Test("a note tells what was assumed")
  func note() {
    let text = "    2 dl byggryn\n    1 l mælk\n\n    Kog byggryn i mælk.\n    Hæld mælk over.\n"
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "a.md", fields: .all)
    #expect(outcome.entries.count == 1)
    #expect(outcome.diagnostics.map(\.severity) == [.note])
    #expect(outcome.diagnostics.first?.message.hasPrefix("no labels; assumed") == true)
  }

  @Test("a text above the limit is not read by its shape")
  func limit() {
    let text = "2 dl byggryn\n1 l mælk\n\nKog byggryn i mælk.\n"
    let long = text + String(repeating: "Rør rundt.\n", count: 7_000)
    #expect(UnlabelledRecipe(text.utf8) != nil)
    #expect(UnlabelledRecipe(long.utf8) == nil)
  }

  @Test(
    "many short lines that are no foods take a time that grows as they do",
    arguments: ["a\n", "a:\n", "a:\n1 l milk\n\n", "- a\n\n"])
  func manyLines(line: String) {
    let foods = "2 dl byggryn\n1 l mælk\n\nKog byggryn i mælk.\n\n"
    let clock = ContinuousClock()
    let times = [4_000, 16_000].map { bytes in
      let text = foods + String(repeating: line, count: bytes / line.utf8.count)
      return (0..<3).map { _ in clock.measure { _ = UnlabelledRecipe(text.utf8) } }.min() ?? .zero
    }
    // Four times the lines took sixteen times as long.
    #expect(times[1] < times[0] * 10 + .milliseconds(20))
  }
}
