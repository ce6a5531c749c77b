import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Markdown of other programs as strangers write it")
struct StrangerPandocTests {
  static let pandoc = [
    StrangerDocument(
      "full stops",
      """
      ---
      title: Soup
      author: Ann
      ...

      # %title% by %author%

      %container%%steps%

      ## Ingredients

      - 3 leeks
      - 1 l water
      \(StrangerDocument.method)
      """,
      lines: ["3 leeks", "1 l water"],
      description: "",
      title: "Soup"),
    StrangerDocument(
      "examples",
      """
      # Soup

      ## Ingredients

      - 3 leeks
      - 1 l water

      ## Method

      (@) Slice all of it.
      (@) Boil it for an hour.
      """,
      lines: ["3 leeks", "1 l water"]),
    StrangerDocument(
      "number signs",
      """
      # Soup

      ## Ingredients

      - 3 leeks
      - 1 l water

      ## Method

      #. Slice all of it.
      #. Boil it for an hour.
      """,
      lines: ["3 leeks", "1 l water"]),
    StrangerDocument(
      "names that a program replaces",
      """
      # Soup

      ## Ingredients

      - 3 leeks
      - 1 l water

      %end%
      \(StrangerDocument.method)
      %footer% %end*2%
      """,
      lines: ["3 leeks", "1 l water"]),
    StrangerDocument(
      "a tag that stands for what is elsewhere is no section",
      """
      ---
      title: Soup
      ingredients:
        - 3 leeks
        - 1 l water
      steps:
        - Slice all of it.
        - Boil it for an hour.
      ---

      {{< ingredients >}}

      Good in winter.
      """,
      lines: ["3 leeks", "1 l water"],
      description: "Good in winter."),
  ]

  static let items = [
    StrangerDocument(
      "foods below a numbered item",
      """
      # Soup

      ## Ingredients

      - 3 leeks
      - 1 l water

      ## Method

      1. Mix
      - leeks
      - water
      2. Boil it for an hour.
      """,
      lines: ["3 leeks", "1 l water"],
      steps: ["Mix\nleeks\nwater", "Boil it for an hour."]),
    StrangerDocument(
      "what is done to an ingredient",
      """
      # Soup

      ## Ingredients

      - 3 leeks
          - thinly sliced
      - 1 egg
          - lightly beaten
      \(StrangerDocument.method)
      """,
      lines: ["3 leeks, thinly sliced", "1 egg, lightly beaten"]),
    StrangerDocument(
      "several of them",
      """
      # Soup

      ## Ingredients

      - 3 peppers
        - halved
        - seeds removed
      - salt
      \(StrangerDocument.method)
      """,
      lines: ["3 peppers, halved, seeds removed", "salt"]),
    StrangerDocument(
      "what a mixture consists of",
      """
      # Soup

      ## Ingredients

      - 20 g of my mix:
        - cumin
        - pepper
      - salt
      \(StrangerDocument.method)
      """,
      lines: ["20 g of my mix: cumin, pepper", "salt"]),
    StrangerDocument(
      "foods with amounts stay ingredients",
      """
      # Soup

      ## Ingredients

      - 1 bouquet garni
        - 2 sprigs of thyme
        - 1 bay leaf
      \(StrangerDocument.method)
      """,
      lines: ["1 bouquet garni", "2 sprigs of thyme", "1 bay leaf"]),
    StrangerDocument(
      "a sentence below an item is a step",
      """
      # Soup

      ## Ingredients

      - 3 leeks
      - 1 l water

      ## Method

      1. Slice all of it.

      - Boil it for an hour, and stir it often.
      - Serve it with bread as soon as it is done.
      """,
      lines: ["3 leeks", "1 l water"],
      steps: [
        "Slice all of it.", "Boil it for an hour, and stir it often.",
        "Serve it with bread as soon as it is done.",
      ]),
  ]

  static let languages = [
    StrangerDocument(
      "headings",
      """
      # 汤

      ## 1. Time 时间

      | Cooking 烹饪时间 | 20 min |
      | Resting 静置时间 | 5 min |

      ## 2. Ingredients 原料 (2人份)

      | 4个 | 番茄 |
      | 2汤匙 | 糖 |

      ## 3. Utensils 器具

      刀

      ## 4. Steps 步骤

      1. 切番茄。
      2. 煮十分钟。
      """,
      lines: ["番茄 4个", "糖 2汤匙"],
      steps: ["切番茄。", "煮十分钟。"],
      servings: "2人份"),
    StrangerDocument(
      "words that are a heading as a whole",
      """
      # Soup

      ## 1. What you need

      - 3 leeks
      - 1 l water

      ## 2. How to make it

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["3 leeks", "1 l water"]),
    StrangerDocument(
      "the other script first",
      """
      # 番茄汤

      ## 材料 Ingredients

      - 3 leeks
      - 1 l water

      ## 做法 Method

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["3 leeks", "1 l water"]),
    StrangerDocument(
      "numbers with brackets",
      """
      # Soup

      ## 1) Shopping list

      - 3 leeks
      - 1 l water

      ## 2) To make

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["3 leeks", "1 l water"]),
    StrangerDocument(
      "a link with a tag in its address",
      """
      # Soup

      ## Ingredients

      - 3 leeks
      - 1 l water
      \(StrangerDocument.method)
      ## Notes

      See [the stock]({{< relref \"stock\" >}}#boil).
      """,
      lines: ["3 leeks", "1 l water"],
      notes: ["See the stock."]),
  ]

  @Test("front matter may end with full stops, and programs count steps", arguments: pandoc)
  func readsPandoc(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("bullets below items belong to them", arguments: items)
  func readsItems(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("headings and labels in two languages, and behind numbers, are known", arguments: languages)
  func readsLanguages(_ sample: StrangerDocument) throws { try sample.check() }
}
