import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Marks of programs in Markdown as strangers write them")
struct StrangerComponentTests {
  static let tabs = [
    StrangerDocument(
      "other units are a note",
      """
      # Soup

      ## Ingredients

      === "Metric"

          - 500 g leeks
          - 1 l water

      === "US"

          - 1 lb leeks
          - 4 cups water
      \(StrangerDocument.method)
      """,
      lines: ["# Metric", "500 g leeks", "1 l water"],
      notes: ["US: 1 lb leeks\n4 cups water"]),
    StrangerDocument(
      "two methods are both shown",
      """
      # Soup

      ## Ingredients

      - 3 leeks

      ## Method

      === "Stove"

          1. Slice all of it.
          2. Boil it for an hour.

      === "Oven"

          1. Put it in a dish.
          2. Bake it gently.
      """,
      lines: ["3 leeks"],
      steps: [
        "# Stove", "Slice all of it.", "Boil it for an hour.", "# Oven", "Put it in a dish.",
        "Bake it gently.",
      ]),
    StrangerDocument(
      "other foods are a part",
      """
      # Pie

      ## Ingredients

      === "Dough"

          - 200 g flour
          - 100 g butter

      === "Filling"

          - 4 pears
          - 1 lemon
      \(StrangerDocument.method)
      """,
      lines: ["# Dough", "200 g flour", "100 g butter", "# Filling", "4 pears", "1 lemon"]),
    StrangerDocument(
      "tabs may be the sections",
      """
      # Soup

      === "Ingredients"

          - 3 leeks
          - 1 l water

      === "Method"

          1. Slice all of it.
          2. Boil it for an hour.
      """,
      lines: ["3 leeks", "1 l water"]),
    StrangerDocument(
      "tables in tabs are tables",
      """
      # Bread

      ## Ingredients

      === "Gramm"

          | Zutat | Menge |
          |---|---|
          | Mehl | 500 g |
          | Wasser | 300 g |

      === "Tassen"

          | Zutat | Menge |
          |---|---|
          | Mehl | 4 Tassen |
          | Wasser | 1 Tasse |
      \(StrangerDocument.method)
      """,
      lines: ["# Gramm", "500 g Mehl", "300 g Wasser"],
      notes: ["Tassen: Zutat | Menge\nMehl | 4 Tassen\nWasser | 1 Tasse"]),
  ]

  static let components = [
    StrangerDocument(
      "names of sections are headings",
      """
      # Cake

      ::ingredients
      - 3 apples
      - 200 g flour
      ::

      ::steps
      1. Slice all of it.
      2. Boil it for an hour.
      ::
      """,
      lines: ["3 apples", "200 g flour"]),
    StrangerDocument(
      "a name does not repeat the heading above it, and slots are no tags",
      """
      # Cake

      ## Ingredients

      ::ingredients-list
      #default
      - 3 apples
      - 200 g flour
      ::

      ## Steps

      ::steps
      #default
      1. Slice all of it.
      2. Boil it for an hour.

      #tip
      Serve it warm.
      ::
      """,
      lines: ["3 apples", "200 g flour"],
      notes: ["Serve it warm."]),
    StrangerDocument(
      "properties that are facts are read",
      """
      # Cake

      ::recipe-header{servings="6" color="red"}
      A cake for Sundays.
      ::

      ## Ingredients

      - 3 apples
      \(StrangerDocument.method)
      """,
      lines: ["3 apples"],
      servings: "6",
      description: "A cake for Sundays."),
    StrangerDocument(
      "properties may be in lines of their own",
      """
      # Cake

      ::ingredients
      ---
      servings: 4
      icon: apple
      ---
      - 3 apples
      - 200 g flour
      ::
      \(StrangerDocument.method)
      """,
      lines: ["3 apples", "200 g flour"],
      servings: "4"),
    StrangerDocument(
      "a title in the marks is a heading",
      """
      # Cake

      ::card{title="Ingredients"}
      - 3 apples
      - 200 g flour
      ::

      ::card{title="Method"}
      1. Slice all of it.
      2. Boil it for an hour.
      ::
      """,
      lines: ["3 apples", "200 g flour"]),
  ]

  @Test("of tabs with the same foods the first is shown, and all others are parts", arguments: tabs)
  func readsTabs(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("marks of components go, and what they say stays", arguments: components)
  func readsComponents(_ sample: StrangerDocument) throws { try sample.check() }
}
