import Testing

@testable import RecipeDocuments

@Suite("Numbers and letters before steps")
struct NumberedTextTests {
  private static let samples = [
    ReadSample(
      testDescription: "Russian: letters before steps on lines", path: "a.txt",
      text: """
        Варенье из слив

        Ингредиенты
        1 кг слив
        500 г сахара

        Приготовление
        а) Разрезать сливы.
        б) Варить с сахаром 40 минут.
        в) Разложить по банкам.
        """,
      steps: ["Разрезать сливы.", "Варить с сахаром 40 минут.", "Разложить по банкам."]),
    ReadSample(
      testDescription: "English: an introduction above numbered paragraphs",
      text: #"""
        {"title": "Plum jam", "ingredients": ["1 kg plums", "500 g sugar"],
         "directions": "This jam needs no pectin.\n\n1. Halve the plums.\n\n2. Boil them with the sugar.\n\n3. Fill into jars."}
        """#,
      steps: ["Halve the plums.", "Boil them with the sugar.", "Fill into jars."],
      notes: ["This jam needs no pectin."]),
    ReadSample(
      testDescription: "English: letters before steps", path: "a.md",
      text: """
        # Plum jam

        ## Ingredients

        - 1 kg plums
        - 500 g sugar

        ## Method

        a) Halve the plums.
        b) Boil them with the sugar.
        c) Fill into jars.
        """,
      steps: ["Halve the plums.", "Boil them with the sugar.", "Fill into jars."]),
    ReadSample(
      testDescription: "Greek: letters before steps", path: "a.md",
      text: """
        # Μαρμελάδα

        ## Υλικά

        - 1 κιλό δαμάσκηνα
        - 500 γρ ζάχαρη

        ## Εκτέλεση

        α. Κόψτε τα δαμάσκηνα.
        β. Βράστε με τη ζάχαρη.
        γ. Γεμίστε τα βάζα.
        """,
      steps: ["Κόψτε τα δαμάσκηνα.", "Βράστε με τη ζάχαρη.", "Γεμίστε τα βάζα."]),
    ReadSample(
      testDescription: "German: an introduction above numbers in a text", path: "a.yaml",
      text: """
        titel: Pflaumenmus
        zutaten: [1 kg Pflaumen, 500 g Zucker]
        zubereitung: |
          Das Mus braucht keinen Gelierzucker.

          1. Die Pflaumen entsteinen.

          2. Mit dem Zucker lange kochen.

          3. In Gläser füllen.
        """,
      steps: ["Die Pflaumen entsteinen.", "Mit dem Zucker lange kochen.", "In Gläser füllen."],
      notes: ["Das Mus braucht keinen Gelierzucker."]),
  ]

  private static let others = [
    ReadSample(
      testDescription: "a letter that begins one paragraph stays", path: "a.md",
      text: """
        # Plum jam

        ## Ingredients

        - 1 kg plums
        - 500 g sugar

        ## Method

        A. plums are sour, so taste them and add more sugar.

        Boil everything for 40 minutes.
        """,
      steps: [
        "A. plums are sour, so taste them and add more sugar.", "Boil everything for 40 minutes.",
      ]),
    ReadSample(
      testDescription: "work above numbered lines stays a step", path: "a.txt",
      text: """
        Plum jam

        Ingredients
        1 kg plums
        500 g sugar

        Method
        Wash the plums.
        1. Halve the plums.
        2. Boil them with the sugar.
        3. Fill into jars.
        """,
      steps: [
        "Wash the plums.", "Halve the plums.", "Boil them with the sugar.", "Fill into jars.",
      ], notes: []),
  ]

  @Test("letters go as numbers do, and an introduction is a note", arguments: samples)
  func told(sample: ReadSample) throws {
    try sample.check()
  }

  @Test("work above numbers is a step, and a lone letter a word", arguments: others)
  func kept(sample: ReadSample) throws {
    try sample.check()
  }
}
