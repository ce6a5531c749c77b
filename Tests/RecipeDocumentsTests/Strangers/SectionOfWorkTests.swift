import Testing

@Suite("Sections of the work away from the directions")
struct SectionOfWorkTests {
  static let sections = [
    StrangerDocument(
      "work of the night before, above the ingredients",
      """
      # Flat bread

      ## The night before
      Mix half of the flour with the water. Leave it in the fridge.

      ## Ingredients
      - 500 g flour
      - 350 ml water

      ## Method
      1. Add the rest of the flour.
      2. Knead it for ten minutes.

      ## Serving
      Cut it into squares and serve it warm.
      """, lines: ["500 g flour", "350 ml water"],
      steps: [
        "# The night before", "Mix half of the flour with the water. Leave it in the fridge.",
        "# Method", "Add the rest of the flour.", "Knead it for ten minutes.", "# Serving",
        "Cut it into squares and serve it warm.",
      ], description: ""),
    StrangerDocument(
      "bullets of the night before, and those of the next day, in French",
      """
      # Canard confit

      ## La veille
      - Saler les cuisses de canard.
      - Les laisser au frais toute la nuit.

      ## Ingrédients
      - 4 cuisses de canard
      - 1 kg de graisse

      ## Préparation
      - Rincer les cuisses.
      - Les cuire trois heures dans la graisse.

      ## Le lendemain
      Réchauffer doucement les cuisses.
      """, lines: ["4 cuisses de canard", "1 kg de graisse"],
      steps: [
        "# La veille", "Saler les cuisses de canard.", "Les laisser au frais toute la nuit.",
        "# Préparation", "Rincer les cuisses.", "Les cuire trois heures dans la graisse.",
        "# Le lendemain", "Réchauffer doucement les cuisses.",
      ]),
    StrangerDocument(
      "a bullet of the next day that begins with a time, in German",
      """
      # Sauerbraten

      ## Zutaten
      - 1 kg Rindfleisch
      - 500 ml Essig

      ## Zubereitung
      - Fleisch in den Essig legen.
      - Im Kühlschrank ziehen lassen.

      ## Am nächsten Tag
      - Fleisch trocken tupfen.
      - Rundum scharf anbraten.
      - 2 Stunden schmoren.
      """, lines: ["1 kg Rindfleisch", "500 ml Essig"],
      steps: [
        "Fleisch in den Essig legen.", "Im Kühlschrank ziehen lassen.", "# Am nächsten Tag",
        "Fleisch trocken tupfen.", "Rundum scharf anbraten.", "2 Stunden schmoren.",
      ]),
    StrangerDocument(
      "short bullets of baking and serving, in Finnish",
      """
      # Piirakat

      ## Ainekset
      - 2 dl vettä
      - 250 g jauhoja

      ## Valmistus
      - Sekoita taikina.
      - Kauli kuoret.

      ## Paistaminen
      - Paista piirakat kypsiksi.
      - Voitele voilla.

      ## Tarjoilu
      - Tarjoile munavoin kanssa.
      """, lines: ["2 dl vettä", "250 g jauhoja"],
      steps: [
        "Sekoita taikina.", "Kauli kuoret.", "# Paistaminen", "Paista piirakat kypsiksi.",
        "Voitele voilla.", "# Tarjoilu", "Tarjoile munavoin kanssa.",
      ]),
    StrangerDocument(
      "bold names above their text in one paragraph",
      """
      # Moussaka

      **Ingredients**
      - 2 aubergines
      - 500 g lamb

      **Method**
      1. Slice the aubergines.
      2. Brown the lamb.

      **Assembly**
      Layer it in a dish. Pour the sauce over it.
      """, lines: ["2 aubergines", "500 g lamb"],
      steps: [
        "Slice the aubergines.", "Brown the lamb.", "# Assembly",
        "Layer it in a dish. Pour the sauce over it.",
      ]),
    StrangerDocument(
      "a plain name above its lines, in plain text", path: "pavlova.txt",
      """
      Pavlova

      Ingredients
      4 egg whites
      250 g sugar

      Method
      Whisk the whites.
      Add the sugar slowly.

      Baking
      Bake it until it is dry.
      Leave it in the oven to cool.
      """, lines: ["4 egg whites", "250 g sugar"],
      steps: [
        "Whisk the whites.", "Add the sugar slowly.", "# Baking", "Bake it until it is dry.",
        "Leave it in the oven to cool.",
      ]),
    StrangerDocument(
      "an empty heading between the parts",
      """
      # Pulled pork

      ## Zutaten
      - 2 kg Schweineschulter
      - 50 g Salz

      ## Zubereitung

      ### Grillen
      1. Das Fleisch garen.

      ### Beilagen

      ### Servieren
      1. Das Fleisch zerrupfen.
      """, lines: ["2 kg Schweineschulter", "50 g Salz"],
      steps: ["# Grillen", "Das Fleisch garen.", "# Servieren", "Das Fleisch zerrupfen."]),
    StrangerDocument(
      "a label for the night before",
      """
      # Yoghurt

      **The night before:** Heat the milk, let it cool and stir in the yoghurt.

      **Ingredients:**
      - 1 l milk
      - 2 tbsp yoghurt

      **Method:**
      1. Strain it through a cloth.
      2. Chill it.
      """, lines: ["1 l milk", "2 tbsp yoghurt"],
      steps: [
        "# The night before", "Heat the milk, let it cool and stir in the yoghurt.", "# Method",
        "Strain it through a cloth.", "Chill it.",
      ]),
    StrangerDocument(
      "work below a word for a description",
      """
      # Barszcz

      ## Ingredients
      - 500 g beetroot
      - 1 l stock

      ## Description
      Peel the beetroot and grate it.

      Simmer it in the stock for 40 minutes.
      """, lines: ["500 g beetroot", "1 l stock"],
      steps: ["Peel the beetroot and grate it.", "Simmer it in the stock for 40 minutes."]),
    StrangerDocument(
      "a description that nothing else can be the work of",
      """
      # Lívance

      ## Suroviny
      - 300 g mouky
      - 2 vejce

      ## Popis
      Z mouky a vajec se udělá řídké těsto a nalije na pánev.
      """, lines: ["300 g mouky", "2 vejce"],
      steps: ["Z mouky a vajec se udělá řídké těsto a nalije na pánev."]),
  ]

  @Test("is a part of the steps, in the order of the document", arguments: sections)
  func work(_ sample: StrangerDocument) throws { try sample.check() }

  static let remarks = [
    StrangerDocument(
      "serving that says what goes with the dish",
      """
      # Lemonade

      ## Ingredients
      - 4 lemons
      - 100 g sugar
      \(StrangerDocument.method)
      ## Serving
      Goes well with cake and biscuits on a hot day.
      """, lines: ["4 lemons", "100 g sugar"],
      notes: ["Serving: Goes well with cake and biscuits on a hot day."]),
    StrangerDocument(
      "a story of the day before without a heading of ingredients",
      """
      # Lemonade

      The day before: it rained, and we had no lemons at all.

      - 4 lemons
      - 100 g sugar

      1. Slice all of it.
      2. Boil it for an hour.
      """, lines: ["4 lemons", "100 g sugar"],
      description: "The day before: it rained, and we had no lemons at all."),
    StrangerDocument(
      "numbered questions below the directions",
      """
      # Lemonade

      ## Ingredients
      - 4 lemons
      - 100 g sugar
      \(StrangerDocument.method)
      ## 1. Does it need ice?
      It tastes best with a lot of it.

      ## 2. Are limes as good?
      They are a little more bitter, but many like that.
      """, lines: ["4 lemons", "100 g sugar"],
      notes: [
        "1. Does it need ice?: It tastes best with a lot of it.",
        "2. Are limes as good?: They are a little more bitter, but many like that.",
      ]),
    StrangerDocument(
      "a story below words for a time",
      """
      # Lemonade

      ## Ingredients
      - 4 lemons
      - 100 g sugar
      \(StrangerDocument.method)
      ## The same evening
      All of our guests asked who had made it.
      """, lines: ["4 lemons", "100 g sugar"],
      notes: ["The same evening: All of our guests asked who had made it."]),
    StrangerDocument(
      "bold names of other ways below the numbered steps",
      """
      # Lemonade

      ## Ingredients
      - 4 lemons
      - 100 g sugar
      \(StrangerDocument.method)
      **Sugar-free**
      Honey or syrup takes the place of the sugar.

      **Fizzy**
      Sparkling water does as well.
      """, lines: ["4 lemons", "100 g sugar"],
      notes: [
        "Sugar-free Honey or syrup takes the place of the sugar.",
        "Fizzy Sparkling water does as well.",
      ]),
    StrangerDocument(
      "a numbered list that tells no work below the steps of front matter",
      """
      ---
      ingredients: [4 lemons, 100 g sugar]
      steps: [Slice all of it., Boil it for an hour.]
      ---
      Three good places for lemons:

      1. The stall by the church, which has the large ones with leaves all winter long.
      2. The garden of our neighbours, who are glad when somebody picks them in time.
      3. Any shop in the town.
      """, lines: ["4 lemons", "100 g sugar"]),
  ]

  @Test("is none where it tells no work", arguments: remarks)
  func noWork(_ sample: StrangerDocument) throws { try sample.check() }
}
