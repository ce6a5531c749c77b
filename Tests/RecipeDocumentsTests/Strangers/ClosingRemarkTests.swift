import Testing

@testable import RecipeDocuments

@Suite("Remarks that close a recipe")
struct ClosingRemarkTests {
  private static let samples = [
    ReadSample(
      testDescription: "English: in emphasis", path: "a.md",
      text: """
        # Rye crackers

        ## Ingredients

        - 200 g rye flour
        - 1 dl water

        ## Method

        Knead flour and water.

        Roll out the dough and bake it for 15 minutes.

        *They were my grandfather's favourites.*
        """,
      steps: ["Knead flour and water.", "Roll out the dough and bake it for 15 minutes."],
      notes: ["They were my grandfather's favourites."]),
    ReadSample(
      testDescription: "French: a paragraph after the list", path: "a.md",
      text: """
        # Biscuits au seigle

        ## Ingrédients

        - 200 g de farine de seigle
        - 1 dl d'eau

        ## Préparation

        1. Mélanger la farine et l'eau.
        2. Étaler la pâte.
        3. Cuire 15 minutes.

        Ces biscuits sont meilleurs le lendemain.
        """,
      steps: ["Mélanger la farine et l'eau.", "Étaler la pâte.", "Cuire 15 minutes."],
      notes: ["Ces biscuits sont meilleurs le lendemain."]),
    ReadSample(
      testDescription: "Polish: a paragraph after the list", path: "a.md",
      text: """
        # Krakersy żytnie

        ## Składniki

        - 200 g mąki żytniej
        - 1 dl wody

        ## Przygotowanie

        1. Wymieszać mąkę z wodą.
        2. Rozwałkować ciasto.
        3. Piec 15 minut.

        Moja babcia robiła je na każde święta.
        """,
      steps: ["Wymieszać mąkę z wodą.", "Rozwałkować ciasto.", "Piec 15 minut."],
      notes: ["Moja babcia robiła je na każde święta."]),
    ReadSample(
      testDescription: "German: with a bold label", path: "a.md",
      text: """
        # Roggenkräcker

        ## Zutaten

        - 200 g Roggenmehl
        - 1 dl Wasser

        ## Zubereitung

        Mehl und Wasser verkneten.

        Dünn ausrollen und 15 Minuten backen.

        **Geheimnis:** ein wenig Kümmel
        """,
      steps: ["Mehl und Wasser verkneten.", "Dünn ausrollen und 15 Minuten backen."],
      notes: ["Geheimnis: ein wenig Kümmel"]),
    ReadSample(
      testDescription: "Dutch: what it is served with", path: "a.md",
      text: """
        # Roggecrackers

        ## Ingrediënten

        - 200 g roggemeel
        - 1 dl water

        ## Bereiding

        1. Meng het meel met het water.
        2. Rol het deeg uit.
        3. Bak de crackers een kwartier.

        Serveer met zachte kaas.
        """,
      steps: [
        "Meng het meel met het water.", "Rol het deeg uit.", "Bak de crackers een kwartier.",
      ], notes: ["Serveer met zachte kaas."]),
    ReadSample(
      testDescription: "Spanish: in emphasis", path: "a.md",
      text: """
        # Galletas de centeno

        ## Ingredientes

        - 200 g de harina de centeno
        - 1 dl de agua

        ## Preparación

        Amasar la harina con el agua.

        Estirar la masa y hornear 15 minutos.

        _Eran las galletas favoritas de mi abuelo._
        """,
      steps: ["Amasar la harina con el agua.", "Estirar la masa y hornear 15 minutos."],
      notes: ["Eran las galletas favoritas de mi abuelo."]),
    ReadSample(
      testDescription: "French: with a bold label", path: "a.md",
      text: """
        # Biscuits au seigle

        ## Ingrédients

        - 200 g de farine de seigle
        - 1 dl d'eau

        ## Préparation

        Pétrir la farine et l'eau.

        Étaler la pâte et cuire 15 minutes.

        **Secret :** un peu de cumin
        """,
      steps: ["Pétrir la farine et l'eau.", "Étaler la pâte et cuire 15 minutes."],
      notes: ["Secret : un peu de cumin"]),
  ]

  private static let others = [
    ReadSample(
      testDescription: "a bold label with work behind it stays a step", path: "a.md",
      text: """
        # Rye crackers

        ## Ingredients

        - 200 g rye flour
        - 1 dl water

        ## Method

        **Dough:** Knead flour and water.

        **Baking:** Roll out the dough and bake it for 15 minutes.
        """,
      steps: [
        "Dough: Knead flour and water.", "Baking: Roll out the dough and bake it for 15 minutes.",
      ], notes: []),
    ReadSample(
      testDescription: "a paragraph with work after the list stays a step", path: "a.md",
      text: """
        # Rye crackers

        ## Ingredients

        - 200 g rye flour
        - 1 dl water

        ## Method

        1. Knead flour and water.
        2. Roll out the dough.
        3. Prick it with a fork.

        Bake for 15 minutes, and cool on a rack.
        """,
      steps: [
        "Knead flour and water.", "Roll out the dough.", "Prick it with a fork.",
        "Bake for 15 minutes, and cool on a rack.",
      ], notes: []),
    ReadSample(
      testDescription: "a paragraph in the form of the steps stays a step", path: "a.md",
      text: """
        # Biscuits au seigle

        ## Ingrédients

        - 200 g de farine de seigle
        - 1 dl d'eau

        ## Préparation

        1. Mélanger la farine et l'eau.
        2. Étaler la pâte.
        3. Piquer la pâte.
        4. Enfourner les biscuits.

        Emballer les biscuits dans une boîte.
        """,
      steps: [
        "Mélanger la farine et l'eau.", "Étaler la pâte.", "Piquer la pâte.",
        "Enfourner les biscuits.", "Emballer les biscuits dans une boîte.",
      ], notes: []),
  ]

  @Test("what tells no work below the steps is a note", arguments: samples)
  func told(sample: ReadSample) throws {
    try sample.check()
  }

  @Test("work below the steps is a step", arguments: others)
  func kept(sample: ReadSample) throws {
    try sample.check()
  }
}
