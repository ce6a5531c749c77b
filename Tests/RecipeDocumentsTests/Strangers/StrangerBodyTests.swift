import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Bodies as strangers write them")
struct StrangerBodyTests {
  static let bodies = [
    StrangerDocument(
      "icons are no text, and an ingredient beside one is no group",
      """
      # Zuppa

      ## :lucide-shopping-basket: Ingredienti

      | Quantità | Ingrediente |
      |---|---|
      | :material-square:{ title="da fare" } 3 | porri |
      | :material-square: | sale |

      ???- example "Proporzioni"

          | Quantità | Ingrediente |
          |---|---|
          | `n` | porri |

      ## Preparazione

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["3 porri", "sale"], notes: ["Proporzioni:", "Quantità | Ingrediente", "n | porri"]),
    StrangerDocument(
      "what is needed beside the ingredients are tools",
      """
      # Soep

      ## Ingrediënten

      - 3 preien

      ## Benodigdheden

      - Staafmixer

      ## Bereiding

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["3 preien"]),
    StrangerDocument(
      "links to headings are no ingredients, and each part keeps its table and its steps",
      """
      # Супы

      - [Из порея](https://example.org/soup.md#из-порея)
      - [Из свёклы](https://example.org/soup.md#из-свёклы)

      ## Из порея

      | Ингредиент | Количество |
      |---|---|
      | порей | 3 шт |

      ## Приготовление

      - Нарезать порей кольцами и сварить.

      ## Из свёклы
      *(на завтра)*

      | Ингредиент | Количество |
      |---|---|
      | свёкла | 500 г |

      ## Приготовление

      - Нарезать свёклу кубиками и сварить.
      """,
      lines: ["# Из порея", "3 шт порей", "# Из свёклы", "500 г свёкла"],
      steps: [
        "# Из порея", "Нарезать порей кольцами и сварить.", "# Из свёклы",
        "Нарезать свёклу кубиками и сварить.",
      ], notes: ["(на завтра)"]),
    StrangerDocument(
      "facts between two lines are no ingredients where a heading below names these",
      """
      # 味噌汁

      ---

      ## 時間・分量

      * **調理時間**: 約15分
      * **分量**: 4人前

      ---

      ## 材料

      | 食材 | 分量 |
      |---|---|
      | 豆腐 | 1丁 |

      ## 作り方

      1. 豆腐を切って鍋に入れる。
      """,
      lines: ["豆腐 1丁"], steps: ["豆腐を切って鍋に入れる。"], servings: "4人前"),
    StrangerDocument(
      "a range of servings, and a note above the steps",
      """
      # Soup

      ## Servings

      8 - 10 generous portions

      ## Ingredients

      - 3 leeks

      ## Method

      A note: begin on the day before.

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["3 leeks"], servings: "8 - 10 generous portions",
      notes: ["begin on the day before."]),
  ]

  @Test("what stands around ingredients and steps is told from them", arguments: bodies)
  func readsBodies(_ sample: StrangerDocument) throws { try sample.check() }
}
