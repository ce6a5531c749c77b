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

  @Test(
    "foods between the words of a sentence are ingredients and words of the step",
    arguments: interleaved)
  func readsInterleaved(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("indented lines below a few words are the steps of a part", arguments: outlines)
  func readsOutlines(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("several sections with ingredients and steps are parts of both", arguments: parts)
  func readsParts(_ sample: StrangerDocument) throws { try sample.check() }
}
