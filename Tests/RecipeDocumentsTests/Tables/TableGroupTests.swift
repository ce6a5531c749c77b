import Testing

@testable import RecipeDocuments

@Suite("Tables whose first column names groups")
struct TableGroupTests {
  private static let samples = [
    ReadSample(
      testDescription: "Danish: two groups with the same food", path: "a.md",
      text: """
        # Lagkage

        | Del | Ingrediens | Mængde |
        |---|---|---|
        | Bunde | æg | 4 |
        | Bunde | sukker | 150 g |
        | Fyld | fløde | 5 dl |
        | Fyld | sukker | 50 g |

        1. Pisk æg og sukker.
        2. Saml kagen.
        """,
      lines: ["# Bunde", "4 æg", "150 g sukker", "# Fyld", "5 dl fløde", "50 g sukker"]),
    ReadSample(
      testDescription: "Portuguese: empty cells below the name of a group", path: "a.md",
      text: """
        # Torta

        | Parte | Ingrediente | Quantidade |
        |---|---|---|
        | Massa | farinha | 300 g |
        | | açúcar | 50 g |
        | Creme | leite | 500 ml |
        | | açúcar | 80 g |

        1. Amasse a farinha com o açúcar.
        2. Cozinhe o creme.
        """,
      lines: ["# Massa", "300 g farinha", "50 g açúcar", "# Creme", "500 ml leite", "80 g açúcar"]),
    ReadSample(
      testDescription: "English: two groups with the same food", path: "a.md",
      text: """
        # Trifle

        | Layer | Ingredient | Amount |
        |---|---|---|
        | Custard | milk | 500 ml |
        | Custard | sugar | 60 g |
        | Jelly | raspberries | 300 g |
        | Jelly | sugar | 40 g |

        1. Boil the milk with the sugar.
        2. Layer everything in a bowl.
        """,
      lines: [
        "# Custard", "500 ml milk", "60 g sugar", "# Jelly", "300 g raspberries", "40 g sugar",
      ]),
  ]

  private static let others = [
    ReadSample(
      testDescription: "a first column with the shops of the foods stays a column", path: "a.md",
      text: """
        # Fruit salad

        | Ingredient | Amount | Aisle |
        |---|---|---|
        | apples | 3 | fruit |
        | bananas | 2 | fruit |
        | yogurt | 200 g | dairy |

        1. Slice the fruit.
        2. Fold in the yogurt.
        """,
      lines: ["3 apples (fruit)", "2 bananas (fruit)", "200 g yogurt (dairy)"]),
    ReadSample(
      testDescription: "a table of foods with classes has none as groups", path: "a.md",
      text: """
        # Fruit salad

        | Kind | Ingredient | Amount |
        |---|---|---|
        | fruit | apples | 3 |
        | dairy | yogurt | 200 g |
        | fruit | bananas | 2 |
        | dairy | cream | 1 dl |

        1. Slice the fruit.
        2. Fold in the rest.
        """,
      lines: [
        "3 apples (fruit)", "200 g yogurt (dairy)", "2 bananas (fruit)", "1 dl cream (dairy)",
      ]),
  ]

  @Test("two groups may have the same food", arguments: samples)
  func told(sample: ReadSample) throws {
    try sample.check()
  }

  @Test("classes of foods are no groups", arguments: others)
  func kept(sample: ReadSample) throws {
    try sample.check()
  }
}
