import Testing

@testable import RecipeDocuments

@Suite("Work is told by a name and what is below it")
struct WorkEvidenceTests {
  static let sections = [
    StrangerDocument(
      "days, hours and stages of the work are its parts, in order",
      """
      # Rye bread

      ## Ingredients

      - 400 g rye flour
      - 300 g water

      ## Three days before
      - feed the starter

      ## Second day, evening
      - mix flour and water in a bowl

      ## An hour later
      - pour in the starter

      ## Once it has risen
      - bake for an hour at 220 °C

      ## Notes

      Keeps well.
      """,
      lines: ["400 g rye flour", "300 g water"],
      steps: [
        "# Three days before", "feed the starter", "# Second day, evening",
        "mix flour and water in a bowl", "# An hour later", "pour in the starter",
        "# Once it has risen", "bake for an hour at 220 °C",
      ], notes: ["Keeps well."]),
    StrangerDocument(
      "bullets of infinitives at the level of the ingredients are work",
      """
      # Schmorbraten

      ## Zutaten

      - 1 kg Braten
      - 500 ml Rotwein

      ## Drei Tage vorher

      - Fleisch in den Wein einlegen
      - täglich wenden

      ## Am Kochtag

      - Fleisch rundum anbraten
      - im Wein 2 Stunden schmoren
      """,
      lines: ["1 kg Braten", "500 ml Rotwein"],
      steps: [
        "# Drei Tage vorher", "Fleisch in den Wein einlegen", "täglich wenden", "# Am Kochtag",
        "Fleisch rundum anbraten", "im Wein 2 Stunden schmoren",
      ]),
    StrangerDocument(
      "further foods at the level of the ingredients stay foods",
      """
      # Kuchen

      ## Zutaten

      - 200 g Mehl

      ## Zum Bestreuen

      - Puderzucker
      - 2 EL Zimt

      ## Zubereitung

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["200 g Mehl", "# Zum Bestreuen", "Puderzucker", "2 EL Zimt"]),
    StrangerDocument(
      "baking is work without full stops, too, and storage is a note",
      """
      # Fougasse

      ## Ingrédients

      - 300 g de farine

      ## Préparation

      - pétrir la pâte

      ## Cuisson

      - préchauffer le four à 240 °C
      - enfourner pour 20 min

      ## Conservation

      - deux jours dans un linge
      """,
      lines: ["300 g de farine"],
      steps: [
        "pétrir la pâte", "# Cuisson", "préchauffer le four à 240 °C", "enfourner pour 20 min",
      ], notes: ["Conservation: deux jours dans un linge"]),
    StrangerDocument(
      "a description below the ingredients is no step, and bare numbers count the steps",
      """
      # Щи

      ## Ингредиенты

      - 500 г капусты

      ## Описание

      Старый суп, который любят зимой.

      ## Рецепт приготовления

      1 Нарезать капусту.

      2 Залить водой.

      3 Варить час.
      """,
      lines: ["500 г капусты"], steps: ["Нарезать капусту.", "Залить водой.", "Варить час."],
      description: "Старый суп, который любят зимой."),
    StrangerDocument(
      "numbered headings below the ingredients are steps, whatever words end them",
      """
      # Tallarines

      ## Ingredientes

      - 300 g de harina
      - 3 huevos

      ## 1. Mezclar los ingredientes

      Amasar durante diez minutos.

      ## 2. Estirar

      Pasar la masa por la máquina.

      ## 3. Cocer

      Hervir dos minutos en agua con sal.
      """,
      lines: ["300 g de harina", "3 huevos"],
      steps: [
        "# Mezclar los ingredientes", "Amasar durante diez minutos.", "# Estirar",
        "Pasar la masa por la máquina.", "# Cocer", "Hervir dos minutos en agua con sal.",
      ]),
    StrangerDocument(
      "headings below the ingredients that have only sentences name stages",
      """
      # Chleb

      ## Składniki

      - 400 g mąki
      - 300 ml wody

      ### ETAP I

      Wymieszaj mąkę z wodą i odstaw na noc.

      ### ETAP II

      Piecz 40 minut w gorącym piecu.
      """,
      lines: ["400 g mąki", "300 ml wody"],
      steps: [
        "# ETAP I", "Wymieszaj mąkę z wodą i odstaw na noc.", "# ETAP II",
        "Piecz 40 minut w gorącym piecu.",
      ]),
    StrangerDocument(
      "the first of several parts keeps its name, and a lone heading is none",
      """
      # Buns

      ## Dough

      | Ingredient | Amount |
      |---|---|
      | flour | 500 g |

      Knead the dough for ten minutes.

      ## Baking

      Bake for 12 minutes.
      """,
      lines: ["500 g flour"],
      steps: [
        "# Dough", "Knead the dough for ten minutes.", "# Baking", "Bake for 12 minutes.",
      ]),
  ]

  @Test("sections are work or not by both", arguments: sections)
  func areSections(sample: StrangerDocument) throws {
    try sample.check()
  }

  static let lines = [
    StrangerDocument(
      "lists below orders are their foods",
      """
      # Broth

      > My favourite.

      Roast until brown:

      - 2 onions
      - 1 head garlic

      Pour over, and simmer for 2 hours:

      - 2 l water
      - roasted onions

      Strain it.
      """,
      lines: ["2 onions", "1 head garlic", "2 l water", "roasted onions"],
      steps: [
        "Roast until brown: 2 onions, 1 head garlic",
        "Pour over, and simmer for 2 hours: 2 l water, roasted onions", "Strain it.",
      ], description: "My favourite."),
    StrangerDocument(
      "names with a colon above lists of foods are groups",
      """
      # Muffins

      A:

      - 200 g flour
      - 1 tsp soda

      B:

      - 2 eggs
      - 100 ml oil

      Stir B into A. Bake for 20 minutes.
      """,
      lines: ["# A", "200 g flour", "1 tsp soda", "# B", "2 eggs", "100 ml oil"],
      steps: ["Stir B into A. Bake for 20 minutes."]),
    StrangerDocument(
      "a list of work below one of foods is the method, whatever its name",
      """
      # Bratlinge

      Braucht:

      - 200 g Linsen
      - 1 Zwiebel
      - 2 EL Mehl

      Macht:

      - Linsen 12 Minuten kochen
      - Zwiebel hacken
      - Bratlinge in Öl braten
      """,
      lines: ["200 g Linsen", "1 Zwiebel", "2 EL Mehl"],
      steps: [
        "# Macht", "Linsen 12 Minuten kochen", "Zwiebel hacken", "Bratlinge in Öl braten",
      ]),
    StrangerDocument(
      "lines of orders without full stops are steps",
      """
      # Soupe

      - 1 kg de potiron
      - 1 oignon

      Couper le potiron en dés
      Ajouter l'oignon et cuire 25 min
      Mixer
      """,
      lines: ["1 kg de potiron", "1 oignon"],
      steps: ["Couper le potiron en dés", "Ajouter l'oignon et cuire 25 min", "Mixer"]),
    StrangerDocument(
      "lines that go on are one step, and foods whose names are verbs stay foods",
      """
      # Salad

      - 200 g leaves
      - 1 tbsp oil
      - 1 tsp vinegar

      Toppings:

      - roast peppers
      - whipped feta

      Mix oil and vinegar,
      Season to taste and
      Toss with the leaves.
      """,
      lines: [
        "200 g leaves", "1 tbsp oil", "1 tsp vinegar", "# Toppings", "roast peppers",
        "whipped feta",
      ],
      steps: ["Mix oil and vinegar, Season to taste and Toss with the leaves."]),
    StrangerDocument(
      "headings with amounts are the ingredients",
      """
      # Nasi

      ## 300 g tempeh

      Fry until crisp.

      ## 2 tbsp kecap manis

      Stir in, off the heat.

      ## 1 red chilli

      Scatter on top.
      """,
      lines: ["300 g tempeh", "2 tbsp kecap manis", "1 red chilli"],
      steps: ["Fry until crisp.", "Stir in, off the heat.", "Scatter on top."]),
    StrangerDocument(
      "dated entries, a farewell below a line and remarks with a label are notes",
      """
      # Scones

      ## Dough

      - 200 g flour
      - 1 egg

      1. Rub in the butter.
      2. Stir in the egg.

      **Careful:** it sticks.

      ## Oven

      Bake for 12 minutes at 220 °C.

      2021-03-04: too dry

      ---

      Grandfather had them with honey.
      """,
      lines: ["200 g flour", "1 egg"],
      steps: [
        "Rub in the butter.", "Stir in the egg.", "# Oven",
        "Bake for 12 minutes at 220 °C.",
      ],
      notes: ["Careful: it sticks.", "Grandfather had them with honey.", "2021-03-04: too dry"]),
    StrangerDocument(
      "a numbered list that says more than the steps of front matter is the method",
      """
      ---
      title: Rice
      ingredients: [200 g rice, 1 l milk]
      steps: [Boil it., Rest it.]
      ---
      1. Rinse the rice in cold water.
      2. Simmer it in the milk for 35 minutes.
      """,
      lines: ["200 g rice", "1 l milk"],
      steps: ["Rinse the rice in cold water.", "Simmer it in the milk for 35 minutes."],
      notes: ["Boil it.", "Rest it."]),
    StrangerDocument(
      "lists under keys of days and stages are the parts of the method", path: "soup.json",
      """
      {"name": "Injera", "ingredients": ["500 g teff flour", "700 ml water"],
       "day 1": ["Mix flour and water.", "Cover with a cloth."],
       "day 3": ["Fry thin pancakes."], "cuisson": {"etapes": ["Servir tout de suite."]}}
      """,
      lines: ["500 g teff flour", "700 ml water"],
      steps: [
        "# day 1", "Mix flour and water.", "Cover with a cloth.", "# day 3", "Fry thin pancakes.",
        "# Cuisson", "Servir tout de suite.",
      ]),
  ]

  static let remarks = [
    StrangerDocument(
      "labels in bold, warnings and what to serve with are no steps",
      """
      # Pesto

      **Ingredients:** 50 g basil, 100 ml oil

      **Method:** Blend the basil. Stir in the oil.

      **Store:** under a layer of oil.

      **Nutrition:** 500 kcal

      Achtung: Das Glas ist heiß!
      """,
      lines: ["50 g basil", "100 ml oil"], steps: ["Blend the basil. Stir in the oil."],
      notes: [
        "Store: under a layer of oil.", "Nutrition: 500 kcal", "Achtung: Das Glas ist heiß!",
      ]),
    StrangerDocument(
      "lines with the time of day are steps",
      """
      # Bread

      - 500 g flour
      - 350 g water

      9:00 mix flour and water
      14:00 shape
      20:00 bake at 240 °C
      """,
      lines: ["500 g flour", "350 g water"],
      steps: ["9:00 mix flour and water", "14:00 shape", "20:00 bake at 240 °C"]),
    StrangerDocument(
      "bold lines that each have text below them are parts, but for remarks",
      """
      # Risotto

      - 300 g rice
      - 1 l stock

      **Start**
      Add the rice and stir until glassy.

      **Middle**
      Add a ladle of stock at a time.

      **Leftovers**
      Make arancini.
      """,
      lines: ["300 g rice", "1 l stock"],
      steps: [
        "# Start", "Add the rice and stir until glassy.", "# Middle",
        "Add a ladle of stock at a time.",
      ], notes: ["Leftovers Make arancini."]),
    StrangerDocument(
      "foods and tools whose names are verbs are no method", path: "soup.json",
      """
      {"name": "Dal", "ingredients": ["200 g lentils", "1 l water"],
       "stuff": ["Brown rice", "Roast peppers in oil", "Toast bread"],
       "others": ["Whisk", "Grill pan with lid", "Steam basket"]}
      """,
      lines: ["200 g lentils", "1 l water"], steps: []),
    StrangerDocument(
      "orders without full stops in an object are its method", path: "soup.json",
      """
      {"name": "Dal", "stuff": ["200 g lentils", "1 l water"],
       "how to": ["Rinse the lentils", "Simmer for 25 min", "Season"], "serve": "with rice"}
      """,
      lines: ["200 g lentils", "1 l water"],
      steps: ["Rinse the lentils", "Simmer for 25 min", "Season"], notes: ["with rice"]),
  ]

  @Test("remarks are told from steps", arguments: remarks)
  func areRemarks(sample: StrangerDocument) throws {
    try sample.check()
  }

  @Test("lines are work or not by what they say", arguments: lines)
  func areLines(sample: StrangerDocument) throws {
    try sample.check()
  }

  @Test(
    "names of days, and times before and after the rest",
    arguments: [
      ("Three days before", true), ("70 minutes later", true), ("First day, evening", true),
      ("Une heure après", true), ("Am zweiten Morgen", true), ("Day 2", true),
      ("Good morning soup", false), ("Later", false), ("After dinner mints", false),
      ("Cook for 10 minutes", false),
    ])
  func days(heading: String, isOne: Bool) {
    #expect(DayHeading.isOne(heading) == isOne)
  }

  @Test(
    "orders begin or end with a verb",
    arguments: [
      ("Whisk the eggs", true), ("Eier trennen", true), ("Soğanları doğrayın", true),
      ("Взбить яйца.", true), ("Aggiungere il sale", true), ("Leg of lamb", false),
      ("Porter", false), ("200 g butter", false), ("trennen", false),
    ])
  func verbs(text: String, isWork: Bool) {
    #expect(WorkVerb.isIn(text) == isWork)
  }
}
