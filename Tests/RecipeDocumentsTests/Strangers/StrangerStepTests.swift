import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Steps as strangers write them")
struct StrangerStepTests {
  static let interleaved = [
    StrangerDocument(
      "numbers above the foods",
      """
      ---
      title: Suppe
      ---

      1.

      - 1 Zwiebel
      - 2 Möhren

      in Öl anbraten, dann

      - 1 EL Mehl

      hinzugeben.

      2.

      - 1 l Brühe

      dazu und kochen.
      """,
      lines: ["1 Zwiebel", "2 Möhren", "1 EL Mehl", "1 l Brühe"],
      steps: [
        "1 Zwiebel, 2 Möhren in Öl anbraten, dann 1 EL Mehl hinzugeben.",
        "1 l Brühe dazu und kochen.",
      ]),
    StrangerDocument(
      "no numbers",
      """
      # Soup

      - 2 onions
      - 1 clove of garlic

      fry gently in oil.

      - 3 leeks
      - 1 l water

      add, and simmer for an hour.
      """,
      lines: ["2 onions", "1 clove of garlic", "3 leeks", "1 l water"],
      steps: [
        "2 onions, 1 clove of garlic fry gently in oil.",
        "3 leeks, 1 l water add, and simmer for an hour.",
      ]),
    StrangerDocument(
      "words above the foods",
      """
      # Soupe

      Éplucher

      - 3 poireaux

      et les couper.

      Ajouter

      - 1 l d'eau

      et cuire une heure.
      """,
      lines: ["3 poireaux", "1 l d'eau"],
      steps: ["Éplucher 3 poireaux et les couper.", "Ajouter 1 l d'eau et cuire une heure."]),
    StrangerDocument(
      "parts",
      """
      # Bowl

      ## Reis

      - 150 g Reis

      kochen und abkühlen.

      ## Soße

      - 2 EL Essig
      - 1 TL Zucker

      gut verrühren.
      """,
      lines: ["# Reis", "150 g Reis", "# Soße", "2 EL Essig", "1 TL Zucker"],
      steps: [
        "# Reis", "150 g Reis kochen und abkühlen.", "# Soße",
        "2 EL Essig, 1 TL Zucker gut verrühren.",
      ]),
    StrangerDocument(
      "whole sentences are no part of the lists",
      """
      # Soup

      - 3 leeks
      - 1 l water

      Slice all of it.

      Boil it for an hour.
      """,
      lines: ["3 leeks", "1 l water"]),
  ]

  static let outlines = [
    StrangerDocument(
      "lines",
      """
      # Pain

      ## Ingrédients

      - 500 g de farine

      ## Préparation

      Pâte
          mélanger le tout
          laisser reposer

      Cuisson
          cuire une heure
      """,
      lines: ["500 g de farine"],
      steps: ["# Pâte", "mélanger le tout", "laisser reposer", "# Cuisson", "cuire une heure"]),
    StrangerDocument(
      "further indented lines",
      """
      # Pain

      ## Ingrédients

      - 500 g de farine

      ## Préparation

      Pâte
          dans un bol
              mélanger le tout
          laisser reposer
      """,
      lines: ["500 g de farine"],
      steps: ["# Pâte", "dans un bol\nmélanger le tout", "laisser reposer"]),
    StrangerDocument(
      "a sentence that goes on is none",
      """
      # Soup

      ## Ingredients

      - 3 leeks

      ## Method

      Slice the leeks and
          fry them in oil.
      """,
      lines: ["3 leeks"],
      steps: ["Slice the leeks and fry them in oil."]),
    StrangerDocument(
      "numbers inside of an item",
      """
      # Soup

      ## Ingredients

      - 3 leeks

      ## Method

      1. In a pot
      1. Melt butter
      2. Add the leeks
      """,
      lines: ["3 leeks"],
      steps: ["In a pot", "Melt butter", "Add the leeks"]),
  ]

  static let parts = [
    StrangerDocument(
      "numbered sections with tables",
      """
      # Ravioli

      ## 1. Dough

      | Food | Amount |
      |---|---|
      | Flour | 400 g |

      - [ ] Knead the flour.
      - [ ] Let it rest for an hour.

      ## 2. Filling

      | Food | Amount |
      |---|---|
      | Ricotta | 250 g |

      - [ ] Mix it with salt.
      """,
      lines: ["# Dough", "400 g Flour", "# Filling", "250 g Ricotta"],
      steps: [
        "# Dough", "Knead the flour.", "Let it rest for an hour.", "# Filling", "Mix it with salt.",
      ]),
    StrangerDocument(
      "sections with lists",
      """
      # Tarte

      ## La pâte

      - 250 g de farine
      - 125 g de beurre

      1. Mélanger le tout.

      ## La garniture

      - 4 pommes

      1. Couper les pommes.
      """,
      lines: ["# La pâte", "250 g de farine", "125 g de beurre", "# La garniture", "4 pommes"],
      steps: ["# La pâte", "Mélanger le tout.", "# La garniture", "Couper les pommes."]),
    StrangerDocument(
      "ingredients below the heading of the recipe",
      """
      # Recette

          100 g de chocolat
          200 g de farine
          2 oeufs

      Mélanger le tout et cuire.
      """,
      lines: ["100 g de chocolat", "200 g de farine", "2 oeufs"],
      steps: ["Mélanger le tout et cuire."]),
    StrangerDocument(
      "ingredients in lines below the heading of the method",
      """
      # Kuchen

      ## Zubereitung

      200 g Mehl
      100 g Zucker
      3 Eier

      1. Alles verrühren.
      2. Eine Stunde backen.
      """,
      lines: ["200 g Mehl", "100 g Zucker", "3 Eier"],
      steps: ["Alles verrühren.", "Eine Stunde backen."]),
  ]

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

      ## How I do it

      I chop the cabbage and my onions, and we boil them in stock.

      ## At the end

      Put the cabbage, onions and stock on plates.
      """,
      lines: ["1 cabbage", "2 onions", "1 l stock"],
      steps: [
        "# How I do it", "I chop the cabbage and my onions, and we boil them in stock.",
        "# At the end", "Put the cabbage, onions and stock on plates.",
      ]),
  ]

  @Test(
    "foods between the words of a sentence are ingredients and words of the step",
    arguments: interleaved)
  func readsInterleaved(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("indented lines below a few words are the steps of a part", arguments: outlines)
  func readsOutlines(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("several sections with ingredients and steps are parts of both", arguments: parts)
  func readsParts(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("the preparation of the ingredients is work", arguments: preparations)
  func readsPreparations(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("what happened to somebody is no step", arguments: stories)
  func readsStories(_ sample: StrangerDocument) throws { try sample.check() }
}
