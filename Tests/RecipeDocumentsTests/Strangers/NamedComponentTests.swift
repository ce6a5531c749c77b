import Testing

@testable import RecipeDocuments

@Suite("Names of the components of a dish, wherever a document has them")
struct NamedComponentTests {
  static let tables = [
    ReadSample(
      testDescription: "in each row", path: "a.md",
      text: """
        # Leek tart

        | Part | You need | Amount |
        |---|---|---|
        | Crust | flour | 200 g |
        | Crust | butter | 100 g |
        | Filling | leeks | 3 |
        | Filling | cream | 2 dl |

        1. Bake the crust for 10 minutes.
        """,
      lines: ["# Crust", "200 g flour", "100 g butter", "# Filling", "3 leeks", "2 dl cream"]),
    ReadSample(
      testDescription: "in the first row of each", path: "a.md",
      text: """
        # Tarte

        | Partie | Denrées | Unité | Qté |
        |---|---|---|---|
        | **Pâte** | farine | g | 200 |
        | | beurre | g | 100 |
        | **Garniture** | poireaux | pce | 3 |
        | | crème | dl | 2 |

        1. Cuire la pâte 10 minutes.
        """,
      lines: [
        "# Pâte", "200 g farine", "100 g beurre", "# Garniture", "3 pce poireaux", "2 dl crème",
      ]),
    ReadSample(
      testDescription: "above the foods of each table", path: "a.md",
      text: """
        # Purjopaj

        | Deg | mängd | enhet |
        |---|---|---|
        | mjöl | 3 | dl |
        | smör | 100 | g |

        | Fyllning | mängd | enhet |
        |---|---|---|
        | purjo | 2 | st |

        1. Grädda degen i 10 minuter.
        """,
      lines: ["# Deg", "3 dl mjöl", "100 g smör", "# Fyllning", "2 st purjo"]),
    ReadSample(
      testDescription: "above one table only", path: "a.md",
      text: """
        # Paj

        | Vara | mängd | enhet |
        |---|---|---|
        | mjöl | 3 | dl |
        | smör | 100 | g |

        1. Grädda degen i 10 minuter.
        """,
      lines: ["3 dl mjöl", "100 g smör"]),
    ReadSample(
      testDescription: "beside remarks on some foods", path: "a.md",
      text: """
        # Soup

        | Food | Amount | Remark |
        |---|---|---|
        | leeks | 2 | washed |
        | cream | 2 dl | |
        | salt | 1 tsp | |

        1. Boil it for 10 minutes.
        """,
      lines: ["2 leeks (washed)", "2 dl cream", "1 tsp salt"]),
  ]

  @Test("a column of a table, or the heading of its foods, names groups", arguments: tables)
  func namesInTables(sample: ReadSample) throws { try sample.check() }

  static let headings = [
    ReadSample(
      testDescription: "at the level of the ingredients", path: "a.md",
      text: """
        # Pie

        ## Dough
        ## Ingredients
        - 200 g flour
        ## Method
        - Mix and rest it for 30 minutes

        ## Filling
        ## Ingredients
        - 3 leeks
        ## Method
        - Fry them for 10 minutes
        ## Finishing method
        - Bake it for 40 minutes
        """,
      lines: ["# Dough", "200 g flour", "# Filling", "3 leeks"],
      steps: [
        "Dough:", "Mix and rest it for 30 minutes", "Filling:", "Fry them for 10 minutes",
        "Finishing method:", "Bake it for 40 minutes",
      ]),
    ReadSample(
      testDescription: "above foods without amounts", path: "a.md",
      text: """
        # Trifle

        ### Custard

        - 6 egg yolks
        - 100 g sugar

        Stir the yolks and the sugar over a low heat.

        ### Cream

        - 3 dl cream

        Whip the cream until it is fluffy.

        ### Construction

        - cocoa

        Layer the custard and the cream. Dust it with cocoa.
        """,
      lines: [
        "# Custard", "6 egg yolks", "100 g sugar", "# Cream", "3 dl cream", "# Construction",
        "cocoa",
      ],
      steps: [
        "Custard:", "Stir the yolks and the sugar over a low heat.", "Cream:",
        "Whip the cream until it is fluffy.", "Construction:",
        "Layer the custard and the cream. Dust it with cocoa.",
      ]),
  ]

  @Test("a heading names a component", arguments: headings)
  func namesInHeadings(sample: ReadSample) throws { try sample.check() }

  static let keys = [
    ReadSample(
      testDescription: "whose foods have no units",
      text: """
        {"titol": "Coca", "massa": ["500 g de farina", "250 ml d'aigua"],
         "farcit": ["3 pebrots", "2 cebes", "oli i sal"],
         "elaboracio": ["Pastar la farina amb l'aigua i deixar-la reposar una hora."]}
        """,
      lines: [
        "# Massa", "500 g de farina", "250 ml d'aigua", "# Farcit", "3 pebrots", "2 cebes",
        "oli i sal",
      ]),
    ReadSample(
      testDescription: "beside a list of ingredients that is named so",
      text: """
        {"title": "Soup", "ingredients": ["500 g leeks"], "scores": ["3 stars", "2 stars", "1 star"],
         "directions": ["Boil the leeks for 20 minutes."]}
        """,
      lines: ["500 g leeks"]),
  ]

  @Test(
    "lists of foods under unknown keys are groups if no name tells the ingredients", arguments: keys
  )
  func namesInKeys(sample: ReadSample) throws { try sample.check() }

  @Test("a row that adds up the others is a note, wherever its name is")
  func sum() throws {
    try ReadSample(
      testDescription: "", path: "a.md",
      text: """
        # Bread

        | Amount | Unit | Food | % |
        |---|---|---|---|
        | 500 | g | flour | 100 |
        | 300 | g | water | 60 |
        | **Total** | **800 g** | | |

        1. Bake it for 40 minutes.
        """,
      lines: ["500 g flour (100%)", "300 g water (60%)"], notes: ["Total: 800 g"]
    ).check()
  }

  @Test("the rows of a table join recipes and foods, whatever its name and language")
  func tablesOfDatabase() throws {
    try ReadSample(
      testDescription: "",
      text: """
        {"ingredienser": [{"id": 1, "namn": "purjo"}, {"id": 2, "namn": "grädde"}],
         "recept": [{"id": 1, "namn": "Purjosoppa", "gor_sa_har": ["Koka purjon i 20 minuter."]}],
         "recept_ingrediens": [
           {"recept_id": 1, "ingrediens_id": 1, "mangd": 3, "enhet": "st"},
           {"recept_id": 1, "ingrediens_id": 2, "mangd": 2, "enhet": "dl"}]}
        """,
      lines: ["3 st purjo", "2 dl grädde"], steps: ["Koka purjon i 20 minuter."],
      title: "Purjosoppa"
    ).check()
  }

  @Test(
    "sentences below numbers are steps, under a key that may be a time and in bullets",
    arguments: [
      ReadSample(
        testDescription: "keys",
        text: """
          {"title": "Hash", "buy": [{"item": "eggs", "qty": 12}, {"item": "beans", "qty": "1 lb"}],
           "cook": {"1": "Start the charcoal.", "2": "Brown the beans over all of it."}}
          """,
        lines: ["12 eggs", "1 lb beans"],
        steps: ["Start the charcoal.", "Brown the beans over all of it."]),
      ReadSample(
        testDescription: "bullets", path: "a.md",
        text: """
          # 韭葱汤

          | 用料 | 数量 |
          |---|---|
          | 韭葱 | 3根 |
          | 奶油 | 100ml |

          * 步骤1 韭葱切段
          * 步骤2 煮熟
          * 步骤3 加入奶油
          """,
        lines: ["韭葱 3根", "奶油 100ml"]),
    ])
  func numbers(sample: ReadSample) throws { try sample.check() }

  @Test(
    "a paragraph below the steps without a word of work is a note",
    arguments: [
      "- Slice the leeks.\n- Fry them in the butter.\n- Serve it.",
      "1. Slice the leeks.\n2. Fry them.\n3. Serve it.",
      "| Step | What |\n|---|---|\n| 1 | Slice the leeks. |\n| 2 | Fry them. |\n| 3 | Serve it. |",
    ])
  func closing(steps: String) throws {
    let food = "# Leeks\n\n## Ingredients\n\n- 3 leeks\n- 50 g butter\n\n## Method\n\n"
    try ReadSample(
      testDescription: "", path: "a.md", text: food + steps + "\n\nPeas. Always peas.\n",
      notes: ["Peas. Always peas."]
    ).check()
    try ReadSample(
      testDescription: "", path: "a.md",
      text: food + steps + "\n\nWhile it is hot, sprinkle it with salt.\n", notes: []
    ).check()
  }

  @Test("an empty list is an empty cell")
  func emptyCell() throws {
    try ReadSample(
      testDescription: "",
      text: """
        {"title": "Soup", "ingredients": [[3, "g", "leeks"], [20, "g", "butter"], [[], [], "salt"]],
         "steps": ["Boil it for 20 minutes."]}
        """,
      lines: ["3 g leeks", "20 g butter", "salt"]
    ).check()
  }
}
