import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Tables of ingredients below other headings than that of the ingredients")
struct FurtherTableTests {
  static let samples = [
    StrangerDocument(
      "below a numbered heading",
      """
      # Cake

      Zutaten

      | Menge | Zutat |
      |---|---|
      | 300 g | Mehl |
      | 3 | Eier |

      ### 1. Streusel

      | Menge | Zutat |
      |---|---|
      | 100 g | Zucker |
      | 80 g | Butter |

      Zubereitung

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["300 g Mehl", "3 Eier", "# Streusel", "100 g Zucker", "80 g Butter"]),
    StrangerDocument(
      "below the headings of steps",
      """
      # Dumplings

      ## Ingredients

      - 300 g flour

      ## Method

      ### Step 1

      | pork | 250 g |
      | ginger | 1 tbsp |

      Slice all of it.

      ### Step 2

      | vinegar | 1 tbsp |
      | soy sauce | 2 tbsp |

      Boil it for an hour.
      """,
      lines: [
        "300 g flour", "# Step 1", "250 g pork", "1 tbsp ginger", "# Step 2", "1 tbsp vinegar",
        "2 tbsp soy sauce",
      ]),
    StrangerDocument(
      "between two steps",
      """
      # Ramen

      ## Ingredients

      | Food | Amount |
      |---|---|
      | noodles | 200 g |

      ## Steps

      1. Slice all of it.

      | Food | Amount |
      |---|---|
      | soy sauce | 60 ml |
      | mirin | 30 ml |

      2. Boil it for an hour.
      """,
      lines: ["200 g noodles", "60 ml soy sauce", "30 ml mirin"]),
    StrangerDocument(
      "with the same lines again",
      """
      # Ramen

      ## Ingredients

      - 60 ml soy sauce
      - 30 ml mirin

      ## Steps

      | Food | Amount |
      |---|---|
      | soy sauce | 60 ml |
      | mirin | 30 ml |

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["60 ml soy sauce", "30 ml mirin"]),
    StrangerDocument(
      "a table of tins and times is none",
      """
      # Cake

      ## Ingredients

      - 300 g flour

      ## Method

      1. Slice all of it.

      | Tin | Time |
      |---|---|
      | 20 cm | 30 min |
      | 24 cm | 25 min |
      """,
      lines: ["300 g flour"],
      steps: ["Slice all of it.", "Tin: 20 cm, Time: 30 min", "Tin: 24 cm, Time: 25 min"]),
    StrangerDocument(
      "a table of pours is none",
      """
      # Coffee

      ## Ingredients

      - 30 g coffee

      ## Method

      1. Slice all of it.

      | Pour | Water |
      |---|---|
      | first | 50 g |
      | second | 150 g |
      """,
      lines: ["30 g coffee"],
      steps: ["Slice all of it.", "Pour: first, Water: 50 g", "Pour: second, Water: 150 g"]),
  ]

  @Test(
    "tables of nutrients and costs are no ingredients",
    arguments: [
      "### Per serving\n\n| Fat | 12 g |\n|---|---|\n| Protein | 20 g |\n| Carbs | 40 g |\n",
      "## Cost\n\n| Leeks | 200 g | 1.20 |\n|---|---|---|\n| Cream | 100 g | 2.00 |\n",
      "## Valeurs par portion\n\n| Lipides | 12 g |\n|---|---|\n| Fibres | 4 g |\n",
    ])
  func otherTables(table: String) throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n## Ingredients\n\n- 2 leeks\n\n## Method\n\n1. Boil it.\n2. Stir it.\n\n\(table)")
    #expect(recipe.ingredients == ["2 leeks"])
  }

  @Test("the rows are ingredients of a group of that name, and no steps", arguments: samples)
  func tables(_ sample: StrangerDocument) throws { try sample.check() }
}
