import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Work and stories as strangers write them")
struct StrangerWorkTests {
  static let preparations = [
    StrangerDocument(
      "German",
      """
      # Suppe

      ## Zutaten

      - 3 leeks
      - 1 l water

      ## Vorbereitung der Zutaten

      - Den Lauch waschen.
      - Das Wasser kochen.

      ## Zubereitung

      1. Alles schneiden.
      """,
      lines: ["3 leeks", "1 l water"],
      steps: [
        "# Vorbereitung der Zutaten", "Den Lauch waschen.", "Das Wasser kochen.", "# Zubereitung",
        "Alles schneiden.",
      ]),
    StrangerDocument(
      "English",
      """
      # Soup

      ## Ingredients

      - 3 leeks
      - 1 l water

      ## Preparing the ingredients

      - Wash the leeks
      - Slice the leeks

      ## Method

      1. Boil it.
      """,
      lines: ["3 leeks", "1 l water"],
      steps: [
        "# Preparing the ingredients", "Wash the leeks", "Slice the leeks", "# Method", "Boil it.",
      ]),
    StrangerDocument(
      "Spanish",
      """
      # Sopa

      ## Ingredientes

      - 3 leeks
      - 1 l water

      ## Preparación de los ingredientes

      - Lavar los puerros

      ## Elaboración

      1. Cocer una hora.
      """,
      lines: ["3 leeks", "1 l water"],
      steps: [
        "# Preparación de los ingredientes", "Lavar los puerros", "# Elaboración",
        "Cocer una hora.",
      ]),
    StrangerDocument(
      "Russian, in one word",
      """
      # Суп

      ## Ингредиенты

      - 3 leeks
      - 1 l water

      ## Подготовка

      - Порезать лук
      - Вскипятить чайник

      ## Приготовление

      - Варить один час
      """,
      lines: ["3 leeks", "1 l water"],
      steps: [
        "# Подготовка", "Порезать лук", "Вскипятить чайник", "# Приготовление", "Варить один час",
      ]),
    StrangerDocument(
      "Dutch",
      """
      # Soep

      ## Ingrediënten

      - 3 leeks
      - 1 l water

      ## Voorbereiding van de ingrediënten

      - De prei snijden

      ## Bereiding

      1. Een uur koken.
      """,
      lines: ["3 leeks", "1 l water"],
      steps: [
        "# Voorbereiding van de ingrediënten", "De prei snijden", "# Bereiding", "Een uur koken.",
      ]),
  ]

  static let stories = [
    StrangerDocument(
      "below front matter",
      """
      ---
      title: Stew
      ingredients:
        - 1 cabbage
        - 2 onions
      ---

      ## A winter in Vienna

      We had no money, and cabbage was cheap.

      ## My grandmother

      She cooked for us every Sunday. Nobody left hungry.
      """,
      lines: ["1 cabbage", "2 onions"],
      steps: [],
      description:
        "A winter in Vienna\n\nWe had no money, and cabbage was cheap.\n\nMy grandmother\n\nShe cooked for us every Sunday. Nobody left hungry."
    ),
    StrangerDocument(
      "above the work",
      """
      ---
      title: Stew
      ingredients:
        - 1 cabbage
        - 2 onions
      ---

      ## A winter in Vienna

      We had no money, and it was cold.

      ## The work

      1. Chop the cabbage.
      2. Fry the onions.
      """,
      lines: ["1 cabbage", "2 onions"],
      steps: ["Chop the cabbage.", "Fry the onions."]),
    StrangerDocument(
      "in German",
      """
      ---
      title: Eintopf
      ingredients:
        - 1 Kohl
        - 2 Zwiebeln
      ---

      ## Damals

      Meine Oma hatte einen Garten. Wir waren jeden Sommer dort.

      ## Arbeit

      1. Kohl schneiden.
      2. Zwiebeln braten.
      """,
      lines: ["1 Kohl", "2 Zwiebeln"],
      steps: ["Kohl schneiden.", "Zwiebeln braten."]),
    StrangerDocument(
      "what mentions the foods is work",
      """
      ---
      title: Stew
      ingredients:
        - 1 cabbage
        - 2 onions
        - 1 l stock
      ---

      ## The way of our house

      I chop the cabbage and my onions, and we boil them in stock.

      ## At the end

      Put the cabbage, onions and stock on plates.
      """,
      lines: ["1 cabbage", "2 onions", "1 l stock"],
      steps: [
        "# The way of our house", "I chop the cabbage and my onions, and we boil them in stock.",
        "# At the end", "Put the cabbage, onions and stock on plates.",
      ]),
  ]

  @Test("the preparation of the ingredients is work", arguments: preparations)
  func readsPreparations(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("what happened to somebody is no step", arguments: stories)
  func readsStories(_ sample: StrangerDocument) throws { try sample.check() }
}
