import Testing

@Suite("Names of strangers in any language")
struct StrangerNameTests {
  static let methods = [
    ("Portuguese", "instruções", "Despeje a água"),
    ("Portuguese, without accents", "instrucoes", "Ferver"),
    ("Portuguese, of several words", "modo_de_preparo", "Ferver"),
    ("Polish", "instrukcje", "Woda do herbaty"),
    ("Hungarian, without accents", "Elkeszites", "Forrald fel"),
    ("Dutch", "instructies", "Laat trekken."),
    ("German", "anweisungen", "Ziehen lassen"),
    ("Danish", "vejledning", "Lad det trække"),
    ("Romanian", "instructiuni", "Se fierbe"),
    ("Greek", "οδηγιες", "Βράστε"),
    ("English, of several words", "how_to_make", "Steep it"),
  ].map { language, key, text in
    ReadSample(
      testDescription: language,
      text: #"{"title": "Tea", "ingredients": ["water", "tea"], "\#(key)": "\#(text)"}"#,
      steps: [text], notes: [])
  }

  static let otherMethods = [
    ("a time under a name of a method", #""elkeszites": "10 perc""#),
    ("a name that only ends with a word for a method", #""payment_method": "Cash only""#),
  ].map { description, member in
    ReadSample(
      testDescription: description,
      text: #"{"title": "Tea", "ingredients": ["water", "tea"], \#(member)}"#, steps: [])
  }

  static let foods = [
    (
      "Hungarian, without accents",
      #"{"receptek": [{"Nev": "Leves", "Hozzavalok": "hagyma, só, bors", "Elkeszites": "10 perc"}]}"#,
      ["hagyma", "só", "bors"]
    ),
    (
      "two words",
      #"{"receptek": [{"Nev": "Alma", "Hozzavalok": "alma, só", "Elkeszites": "10 perc"}]}"#,
      ["alma", "só"]
    ),
    (
      "English", #"[{"Name": "Soup", "Ingredients": "leek, double cream, salt"}]"#,
      ["leek", "double cream", "salt"]
    ),
    (
      "a food and what is done to it", #"[{"Name": "Soup", "Ingredients": "leek, sliced"}]"#,
      ["leek, sliced"]
    ),
    (
      "foods under a word for their kind",
      """
      {"name": "Cake", "ingredients": [
        {"type": "flour", "quantity": "300g"}, {"type": "eggs", "quantity": "2"}]}
      """, ["300g flour", "2 eggs"]
    ),
    (
      "kinds with capital letters",
      """
      {"name": "Cake", "ingredients": [
        {"type": "flour", "quantity": "300g"}, {"type": "Salted butter", "quantity": "2"}]}
      """, ["300g flour", "2 Salted butter"]
    ),
    (
      "units with a capital letter within",
      """
      {"name": "Cake", "ingredients": [
        {"name": "oil", "quantity": 60, "unit": "mL"}, {"name": "milk", "quantity": 2, "unit": "dL"}]}
      """, ["60 mL oil", "2 dL milk"]
    ),
    (
      "a food of many words among several",
      #"[{"Name": "Soup", "Ingredients": "leek, salt, cream, and a few slices of good bread."}]"#,
      ["leek", "salt", "cream", "a few slices of good bread"]
    ),
    (
      "amounts that are no numbers, and pieces",
      """
      {"name": "Rice", "ingredients": [
        {"amount": 200, "unit": "g", "name": "rice"}, {"amount": 0, "unit": "to taste", "name": "salt"},
        {"amount": 4, "unit": "n", "name": "eggs"}]}
      """, ["200 g rice", "salt, to taste", "4 eggs"]
    ),
    (
      "foods of no group behind a group",
      """
      {"name": "Rice", "ingredients": [
        {"name": "Stock", "group": [{"amount": 1, "unit": "l", "name": "water"}]},
        {"amount": 200, "unit": "g", "name": "rice"}]}
      """, ["200 g rice", "# Stock", "1 l water"]
    ),
  ].map { description, text, lines in
    ReadSample(testDescription: description, text: text, lines: lines)
  }

  static let products = [
    ReadSample(
      testDescription: "what is made is the title", path: "a.toml",
      text: """
        [[reaction]]
        directions = "Steep the bean in the spirit."
        [[reaction.product]]
        name = "extract"
        amount = 1.0
        measure = "cup"
        [[reaction.reactant]]
        name = "spirit"
        amount = 1.0
        measure = "cup"
        [[reaction.reactant]]
        name = "bean"
        amount = 2.0
        """, lines: ["1 cup spirit", "2 bean"], steps: ["Steep the bean in the spirit."],
      title: "extract", yield: "1 cup extract")
  ]

  static let frontMatter = [
    ReadSample(
      testDescription: "amounts for sizes, and a word for the work", path: "a.md",
      text: """
        ---
        title: Egg rolls
        scaling: ["0.5x 4 pcs", "2.0x 16 pcs"]
        sizes: ["4 pcs small", "16 pcs large"]
        method: [Boiling]
        ---
        ## Ingredients

        - 100 g flour
        - 2 eggs

        ## Directions

        1. Boil the water.
        2. Add the eggs.
        """, lines: ["100 g flour", "2 eggs"], steps: ["Boil the water.", "Add the eggs."],
      tags: ["Boiling"])
  ]

  @Test("a text under a name of a method is the method, whatever it says", arguments: methods)
  func readsMethods(_ sample: ReadSample) throws { try sample.check() }

  @Test("what only looks like a method is none", arguments: otherMethods)
  func refusesMethods(_ sample: ReadSample) throws { try sample.check() }

  @Test("foods are told by the name of their list", arguments: foods)
  func readsFoods(_ sample: ReadSample) throws { try sample.check() }

  @Test("a recipe has the title of what it makes", arguments: products)
  func readsProducts(_ sample: ReadSample) throws { try sample.check() }

  @Test("lists of the body come before lists that no name tells", arguments: frontMatter)
  func prefersBody(_ sample: ReadSample) throws { try sample.check() }
}
