import Testing

@testable import RecipeDocuments

@Suite("Lists, parts and steps in places of their own")
struct StrangerPlaceTests {
  static let lists = [
    ReadSample(
      testDescription: "lines among groups", path: "a.yaml",
      text: """
        name: Miso soup
        ings:
          - dashi, 500ml
          - tofu, 1 block
          - miso, 2 tbsp
          - g: garnish
            ings:
              - spring onion, 1
              - wakame, 5g
        desc: |
          1. Heat the dashi with the wakame.
          2. Add the tofu.
          3. Take off the heat and dissolve the miso.
        """,
      lines: [
        "500ml dashi", "1 block tofu", "2 tbsp miso", "# garnish", "1 spring onion", "5g wakame",
      ],
      steps: [
        "Heat the dashi with the wakame.", "Add the tofu.",
        "Take off the heat and dissolve the miso.",
      ]),
    ReadSample(
      testDescription: "a rule among lines", path: "a.md",
      text: """
        ---
        name: Vafler
        ingredienser: |
          3 egg
          2 dl melk
          150 g mel
          ---
          syltetøy
        fremgangsmåte: |
          Visp egg og melk.

          Rør inn melet.

          Stek i vaffeljern.
        ---
        """,
      lines: ["3 egg", "2 dl melk", "150 g mel", "syltetøy"],
      steps: ["Visp egg og melk.", "Rør inn melet.", "Stek i vaffeljern."]),
    ReadSample(
      testDescription: "foods of steps", path: "a.toml",
      text: """
        name = "Bibimbap"
        [[step]]
        action = "Cook the rice."
        uses = ["200 g rice", "300 ml water"]
        [[step]]
        action = "Fry the egg."
        uses = ["1 egg"]
        [[step]]
        action = "Top with gochujang."
        uses = ["1 tbsp gochujang"]
        """,
      lines: ["200 g rice", "300 ml water", "1 egg", "1 tbsp gochujang"],
      steps: [
        "Cook the rice. (200 g rice, 300 ml water)", "Fry the egg. (1 egg)",
        "Top with gochujang. (1 tbsp gochujang)",
      ]),
    ReadSample(
      testDescription: "semicolons and a full stop", path: "a.md",
      text: """
        # Sauerbraten

        Ingredients: 1 kg beef; 500 ml red wine; 2 onions.

        1) Marinate the beef in the wine with onions for three days.
        2) Braise for two hours.
        """,
      lines: ["1 kg beef", "500 ml red wine", "2 onions"],
      steps: [
        "Marinate the beef in the wine with onions for three days.", "Braise for two hours.",
      ]),
    ReadSample(
      testDescription: "groups beside each other", path: "a.md",
      text: """
        # Dumplings

        | Filling | | Wrapper | |
        |---|---|---|---|
        | pork | 300 g | flour | 250 g |
        | cabbage | 200 g | water | 130 ml |
        | ginger | 1 tbsp | | |

        1. Mix the filling.
        2. Roll out the wrappers.
        3. Fill, fold and steam.
        """,
      lines: [
        "# Filling", "300 g pork", "200 g cabbage", "1 tbsp ginger", "# Wrapper", "250 g flour",
        "130 ml water",
      ],
      steps: ["Mix the filling.", "Roll out the wrappers.", "Fill, fold and steam."]),
    ReadSample(
      testDescription: "names before the lists of groups", path: "a.json",
      text: """
        { "title": "Fish pie", "ingredients": [ [ "Filling", [ "500 g fish", "200 ml milk" ] ],
        [ "Topping", [ "1 kg potatoes", "50 g butter" ] ] ], "steps": [ [ "Filling", [ "Poach the fish in the milk."
        ] ], [ "Topping", [ "Mash the potatoes with butter.", "Top and bake." ] ] ] }
        """,
      lines: [
        "# Filling", "500 g fish", "200 ml milk", "# Topping", "1 kg potatoes", "50 g butter",
      ],
      steps: [
        "Filling:", "Poach the fish in the milk.", "Topping:", "Mash the potatoes with butter.",
        "Top and bake.",
      ]),
    ReadSample(
      testDescription: "a line in a list of its own", path: "a.json",
      text: """
        { "_id": "x", "dishName": "Feijoada", "ingredients": { "items": [ "500 g black beans",
        "300 g sausage" ], "optional": [ "1 orange" ] }, "preparationSteps": [ { "seq": 1,
        "desc": "Soak the beans.", "imageUrl": null }, { "seq": 2, "desc": "Stew with the sausage.",
        "imageUrl": null } ] }
        """,
      lines: ["500 g black beans", "300 g sausage", "# Optional", "1 orange"],
      steps: ["Soak the beans.", "Stew with the sausage."]),
  ]

  @Test("lists of foods are read wherever they are", arguments: lists)
  func readsLists(_ sample: ReadSample) throws { try sample.check() }

  static let parts = [
    ReadSample(
      testDescription: "a title beside the parts", path: "a.toml",
      text: """
        [meta]
        title = "Pesto"
        serves = 4
        [[part]]
        name = "Pesto"
        ingredients = ["50 g basil", "30 g pine nuts", "100 ml oil"]
        steps = ["Toast the nuts.", "Blend everything."]
        [[part]]
        name = "Pasta"
        ingredients = ["400 g pasta"]
        steps = ["Boil the pasta.", "Toss with the pesto."]
        """,
      lines: [
        "# Pesto", "50 g basil", "30 g pine nuts", "100 ml oil", "# Pasta", "400 g pasta",
      ],
      steps: [
        "Pesto:", "Toast the nuts.", "Blend everything.", "Pasta:", "Boil the pasta.",
        "Toss with the pesto.",
      ],
      title: "Pesto"),
    ReadSample(
      testDescription: "a sentence in each part", path: "a.json",
      text: """
        { "title": "Carbonara", "totalMinutes": 25, "stages": [ { "label": "Sauce", "uses": [ {
        "what": "egg yolks", "howMuch": "4" }, { "what": "pecorino", "howMuch": "80 g" } ],
        "doThis": "Beat the yolks with the cheese." }, { "label": "Pasta", "uses": [ { "what":
        "spaghetti", "howMuch": "400 g" }, { "what": "guanciale", "howMuch": "150 g" } ],
        "doThis": "Boil the pasta. Crisp the guanciale and combine off the heat." } ] }
        """,
      lines: [
        "# Sauce", "4 egg yolks", "80 g pecorino", "# Pasta", "400 g spaghetti",
        "150 g guanciale",
      ],
      steps: [
        "Sauce:", "Beat the yolks with the cheese.", "Pasta:",
        "Boil the pasta. Crisp the guanciale and combine off the heat.",
      ]),
    ReadSample(
      testDescription: "below other objects", path: "a.md",
      text: """
        +++
        title = "Ceviche"
        date = 2020-01-01
        [params.recipe]
        serves = 4
        ingredients = ["500 g fish", "8 limes"]
        steps = ["Cube the fish.", "Marinate in lime juice for twenty minutes."]
        +++
        """,
      lines: ["500 g fish", "8 limes"],
      steps: ["Cube the fish.", "Marinate in lime juice for twenty minutes."],
      yield: "4"),
  ]

  @Test("parts of a recipe are no recipes of their own", arguments: parts)
  func readsParts(_ sample: ReadSample) throws { try sample.check() }

  static let methods = [
    ReadSample(
      testDescription: "a description in Hungarian", path: "a.json",
      text: """
        { "Nev": "Paprikás csirke", "Adag": 4, "Hozzavalok": [ "1 kg csirkecomb", "2 fej hagyma",
        "2 ek pirospaprika", "2 dl tejföl" ], "Leiras": "A hagymát zsíron megpirítjuk. Hozzáadjuk a paprikát és a csirkét, majd puhára főzzük. A végén tejföllel behabarjuk."
        }
        """,
      lines: ["1 kg csirkecomb", "2 fej hagyma", "2 ek pirospaprika", "2 dl tejföl"],
      steps: [
        "A hagymát zsíron megpirítjuk. Hozzáadjuk a paprikát és a csirkét, majd puhára főzzük. A végén tejföllel behabarjuk."
      ]),
    ReadSample(
      testDescription: "bars between sentences", path: "a.json",
      text: """
        { "titre": "Quiche", "pour": "4 personnes", "temps": { "preparation": 20, "cuisson": 35
        }, "ingredients": "200 g de lardons;3 œufs;20 cl de crème;1 pâte brisée", "preparation":
        "Étaler la pâte.|Battre les œufs avec la crème.|Verser et cuire 35 minutes." }
        """,
      lines: ["200 g de lardons", "3 œufs", "20 cl de crème", "1 pâte brisée"],
      steps: [
        "Étaler la pâte.", "Battre les œufs avec la crème.", "Verser et cuire 35 minutes.",
      ]),
    ReadSample(
      testDescription: "letters instead of numbers", path: "a.toml",
      text: """
        title = "Shortbread"
        [ingredients]
        "300 g" = "flour"
        "200 g" = "butter"
        "100 g" = "sugar"
        [steps]
        a = "Rub the butter into the flour."
        b = "Add the sugar, press into a tin."
        c = "Bake until pale gold."
        """,
      lines: ["300 g flour", "200 g butter", "100 g sugar"],
      steps: [
        "Rub the butter into the flour.", "Add the sugar, press into a tin.",
        "Bake until pale gold.",
      ]),
    ReadSample(
      testDescription: "a column of what to do", path: "a.md",
      text: """
        # Bread, weighed

        | Step | What | Qty | Do |
        |---|---|---|---|
        | 1 | Flour | 500 g | Put in a bowl |
        | 2 | Water | 330 g | Add and mix |
        | 3 | Salt | 10 g | Knead in for ten minutes |
        """,
      lines: ["500 g Flour", "330 g Water", "10 g Salt"],
      steps: ["Put in a bowl", "Add and mix", "Knead in for ten minutes"]),
    ReadSample(
      testDescription: "objects by number in an object", path: "a.json",
      text: """
        { "id": 9, "titel": "Gulasch", "beschreibung": "Herzhaft.", "zutaten": [ { "name":
        "Rindfleisch", "menge": { "wert": 1, "einheit": { "kurz": "kg", "lang": "Kilogramm" } }
        }, { "name": "Zwiebeln", "menge": { "wert": 500, "einheit": { "kurz": "g", "lang":
        "Gramm" } } } ], "zubereitung": { "schritte": { "1": { "text": "Zwiebeln anbraten." },
        "2": { "text": "Fleisch zugeben und schmoren." } } } }
        """,
      lines: ["1 kg Rindfleisch", "500 g Zwiebeln"],
      steps: ["Zwiebeln anbraten.", "Fleisch zugeben und schmoren."]),
    ReadSample(
      testDescription: "keys with numbers in German", path: "a.json",
      text: """
        [ { "Rezeptname": "Käsespätzle", "Zutat1": "400 g Mehl", "Zutat2": "4 Eier", "Zutat3":
        "250 g Bergkäse", "Schritt1": "Teig rühren.", "Schritt2": "Spätzle schaben.",
        "Schritt3": "Mit Käse schichten." } ]
        """,
      lines: ["400 g Mehl", "4 Eier", "250 g Bergkäse"],
      steps: ["Teig rühren.", "Spätzle schaben.", "Mit Käse schichten."]),
    ReadSample(
      testDescription: "semicolons without spaces", path: "a.json",
      text: """
        { "title": "Blini", "ingredients": [ "Flour", "Milk", "Yeast" ], "quantities": [ "200 g",
        "300 ml", "7 g" ], "instructions": "Mix;Let rise for an hour;Fry small pancakes" }
        """,
      lines: ["200 g Flour", "300 ml Milk", "7 g Yeast"],
      steps: ["Mix", "Let rise for an hour", "Fry small pancakes"]),
  ]

  @Test(
    "the method is found under the words of other languages, and divided where its author does",
    arguments: methods)
  func readsMethods(_ sample: ReadSample) throws { try sample.check() }
}
