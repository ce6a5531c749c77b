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
      "below the heading of another part after the steps, with steps of its own",
      """
      # Buns

      | Mängd | Enhet | Ingrediens |
      |---|---|---|
      | 75 | g | smör |

      ## Method

      1. Slice all of it.

      ## Fyllning

      | Mängd | Enhet | Ingrediens |
      |---|---|---|
      | 200 | g | mandelmassa |

      Boil it for an hour.
      """,
      lines: ["75 g smör", "# Fyllning", "200 g mandelmassa"],
      steps: ["Slice all of it.", "# Fyllning", "Boil it for an hour."]),
    StrangerDocument(
      "with the columns of the first table",
      """
      # Chili

      ## Ingredients

      | | 10 people | 30 people |
      |---|---|---|
      | beans | 3 cans | 9 cans |

      ## Method

      1. Slice all of it.
      2. Boil it for an hour.

      ## Serve with

      | | 10 people | 30 people |
      |---|---|---|
      | cornbread | 1 pan | 3 pans |
      """,
      lines: [
        "3 cans beans (30 people: 9 cans)", "# Serve with", "1 pan cornbread (30 people: 3 pans)",
      ]),
    StrangerDocument(
      "below the headings of parts, above the steps for all of them",
      """
      # Kuchen

      ## Boden

      | Zutat | Menge |
      |---|---|
      | Mehl | 200 g |

      Slice all of it.

      ## Belag

      | Zutat | Menge |
      |---|---|
      | Obst | 1 kg |

      Boil it for an hour.

      ## Zubereitung

      Bake it for an hour.
      """,
      lines: ["# Boden", "200 g Mehl", "# Belag", "1 kg Obst"],
      steps: [
        "# Boden", "Slice all of it.", "# Belag", "Boil it for an hour.", "Bake it for an hour.",
      ]),
    StrangerDocument(
      "in the items of steps",
      """
      # Ramen

      1. Broth

         | Food | Amount |
         |---|---|
         | stock | 1 l |

         Slice all of it.

      2. **Topping**

         | | |
         |---|---|
         | mirin | 1 tbsp |

         Boil it for an hour.
      """,
      lines: ["# Broth", "1 l stock", "# Topping", "1 tbsp mirin"],
      steps: ["Broth\nSlice all of it.", "Topping\nBoil it for an hour."]),
    StrangerDocument(
      "in the items of ingredients",
      """
      # Salad

      ## Ingredients

      - Base

        | Food | Amount |
        |---|---|
        | kale | 150 g |

      - Dressing

        | Food | Amount |
        |---|---|
        | tahini | 3 tbsp |
      \(StrangerDocument.method)
      """,
      lines: ["# Base", "150 g kale", "# Dressing", "3 tbsp tahini"]),
    StrangerDocument(
      "below a caption",
      """
      # Loaf

      **Levain** (the night before)

      | Food | Amount |
      |---|---|
      | rye | 50 g |

      Then for the dough:

      | Food | Amount |
      |---|---|
      | flour | 500 g |

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: [
        "# Levain (the night before)", "50 g rye", "# Then for the dough", "500 g flour",
      ]),
    StrangerDocument(
      "below a remark on the part, and without amounts",
      """
      # Buns

      ## Dough

      (enough for a dozen)

      | Ingredient | Amount |
      |---|---|
      | flour | 500 g |

      Slice all of it.

      ## Garnish

      | Ingredient |
      |---|
      | butter |

      Boil it for an hour.
      """,
      lines: ["# Dough", "500 g flour", "# Garnish", "butter"],
      steps: ["# Dough", "Slice all of it.", "# Garnish", "Boil it for an hour."]),
    StrangerDocument(
      "with the same amounts of foods in other words, in an item",
      """
      # Ale

      ## Ingredients

      | Hop | Amount |
      |---|---|
      | Northern Tradition | 15 g |
      | Candy syrup | 450 g |

      ## Process

      - Slice all of it.
      - Hops:

        | Hop | Amount |
        |---|---|
        | Tradition | 15 g |
        | Syrup | 450 g |
      """,
      lines: ["15 g Northern Tradition", "450 g Candy syrup"],
      steps: ["Slice all of it.", "Hops:\nHop | Amount\nTradition | 15 g\nSyrup | 450 g"]),
    StrangerDocument(
      "with the amounts of other foods",
      """
      # Cake

      ## Ingredients

      | Food | Amount |
      |---|---|
      | cream cheese | 2 cups |
      | sugar | 1 cup |

      ## Method

      1. Slice all of it.

      ### Topping

      | Food | Amount |
      |---|---|
      | sour cream | 1 cup |
      | berries | 2 cups |

      1. Boil it for an hour.
      """,
      lines: [
        "2 cups cream cheese", "1 cup sugar", "# Topping", "1 cup sour cream", "2 cups berries",
      ],
      steps: ["Slice all of it.", "# Topping", "Boil it for an hour."]),
    StrangerDocument(
      "a table of portions in an item is none",
      """
      # Buns

      ## Ingredients

      - 1 kg flour

      ## Method

      1. Slice all of it:

         | | |
         |---|---|
         | baguette | 350 g |
         | bun | 90 g |

      2. Boil it for an hour.
      """,
      lines: ["1 kg flour"],
      steps: ["Slice all of it:\nbaguette | 350 g\nbun | 90 g", "Boil it for an hour."]),
    StrangerDocument(
      "a sentence in bold above a table is a step",
      """
      # Cake

      ## Ingredients

      - 200 g flour

      ## Method

      1. Slice all of it.

      **Bake it at 200 °C for an hour, then let it cool.**

      | Food | Amount |
      |---|---|
      | sugar | 120 g |

      Boil it for an hour.
      """,
      lines: ["200 g flour", "120 g sugar"],
      steps: [
        "Slice all of it.", "Bake it at 200 °C for an hour, then let it cool.",
        "Boil it for an hour.",
      ]),
    StrangerDocument(
      "a table of a variation is none",
      """
      # Hummus

      ## Ingredients

      | Ingredient | Amount |
      |---|---|
      | chickpeas | 2 cans |

      ## Method

      1. Slice all of it.
      2. Boil it for an hour.

      ## Variations

      | Ingredient | Amount |
      |---|---|
      | beetroot | 1 |
      """,
      lines: ["2 cans chickpeas"],
      notes: ["Variations: Ingredient | Amount\nbeetroot | 1"]),
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
      "### Boil\n\n| Children | Adults | Guests |\n|---|---|---|\n| 80 g | 120 g | 150 g |\n",
      "## Cost\n\n| Leeks | 200 g | 1.20 |\n|---|---|---|\n| Cream | 100 g | 2.00 |\n",
      "## Valeurs par portion\n\n| Lipides | 12 g |\n|---|---|\n| Fibres | 4 g |\n",
    ])
  func otherTables(table: String) throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n## Ingredients\n\n- 2 leeks\n\n## Method\n\n1. Boil it.\n2. Stir it.\n\n\(table)")
    #expect(recipe.ingredients == ["2 leeks"])
  }

  @Test("a table of nutrients without names of columns is not like one of ingredients")
  func nutrients() throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n## Ingredients\n\n| | |\n|---|---|\n| leeks | 400 g |\n\n## Method\n\n1. Boil it.\n\n"
        + "## Pro Portion\n\n| | |\n|---|---|\n| Eiweiß | 32 g |\n| Fett | 12 g |\n")
    #expect(recipe.ingredients == ["400 g leeks"])
  }

  @Test("a document may end with a line that could name a table")
  func lastLine() throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n- 2 leeks\n\nBoil it for an hour.\n\nAnd then:\n")
    #expect(recipe.ingredients == ["2 leeks"])
    #expect(recipe.directions == ["Boil it for an hour.", "And then:"])
  }

  @Test("the rows are ingredients of a group of that name, and no steps", arguments: samples)
  func tables(_ sample: StrangerDocument) throws { try sample.check() }
}
