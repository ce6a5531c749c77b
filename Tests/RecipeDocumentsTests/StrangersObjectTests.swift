import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Objects as strangers write them")
struct StrangersObjectTests {
  private static let soup = ["2 leeks", "1 l water"]
  private static let method = ["Slice the leeks.", "Boil them for an hour."]
  private static let own =
    #""title": "Leek soup", "ingredients": ["2 leeks", "1 l water"], "steps": ["Slice the leeks.", "Boil them for an hour."]"#

  static let translations = [
    (
      "translations",
      #"{"de": {"title": "Lauchsuppe", "ingredients": ["2 Stangen Lauch", "1 l Wasser"]}}"#
    ),
    (
      "i18n",
      #"{"fr": {"title": "Soupe", "steps": ["Couper les poireaux.", "Cuire une heure."]}, "it": {"title": "Zuppa"}}"#
    ),
    (
      "localised",
      #"{"pt-BR": {"name": "Sopa", "ingredients": [{"name": "alho-poró", "amount": 2}]}}"#
    ),
    ("sprachen", #"{"nl": {"naam": "Preisoep", "ingredienten": ["2 preien", "1 l water"]}}"#),
    (
      "versions",
      #"[{"lang": "de", "title": "Lauchsuppe", "ingredients": ["2 Stangen Lauch", "1 l Wasser"]}]"#
    ),
  ].map { key, value in
    ReadSample(
      testDescription: "the recipe in other languages under '\(key)' is not a part of it",
      text: "{\(own), \"\(key)\": \(value)}", lines: soup, steps: method)
  }

  static let lists = ["value", "values", "entries", "content", "data", "records"].map { key in
    ReadSample(
      testDescription: "'\(key)' says only that a list follows", path: "a.md",
      text: """
        ---
        title: Soupe
        recette_ingredients:
          - \(key):
              - 2 poireaux
              - 1 l d'eau
        recette:
          - Couper les poireaux.
          - Cuire une heure.
        ---
        """, lines: ["2 poireaux", "1 l d'eau"],
      steps: ["Couper les poireaux.", "Cuire une heure."])
  }

  static let times = [
    #"[{"label": "Preparation", "duration": "5 minutes"}, {"label": "Cooking", "duration": "30 minutes"}]"#,
    #"[{"schema_id": "prepTime", "schema_value": "PT5M", "label": "Préparation", "duration": "5 minutes"}, {"schema_id": "cookTime", "label": "Cuisson", "duration": "30 minutes"}]"#,
    #"[{"was": "Vorbereitung", "dauer": "5 Min."}, {"was": "Kochzeit", "dauer": "30 Min."}]"#,
    #"[{"fase": "preparazione", "quanto": "5 minuti"}, {"fase": "cottura", "quanto": "30 minuti"}]"#,
    #"[{"kind": "prep", "iso": "PT5M", "icon": "knife"}, {"kind": "cook", "iso": "PT30M", "icon": "pot"}]"#,
  ].map { list in
    ReadSample(
      testDescription: "times in rows are no steps: \(list.prefix(40))",
      text: "{\(own), \"temps\": \(list)}", lines: soup, steps: method, minutes: [5, 30, nil, nil])
  }

  static let facets = [
    #"[{"Season": ["summer", "autumn"]}, {"Diet": ["vegan", "without gluten"]}]"#,
    #"[{"Saison": ["Printemps", "Été", "Automne", "Hiver"]}, {"Régime": ["Végétarien", "Sans oeufs"]}]"#,
    #"[{"Anlass": ["Geburtstag"]}, {"Küche": ["Deutschland", "Österreich", "Schweiz"]}]"#,
  ].map { list in
    ReadSample(
      testDescription: "lists of what a recipe is are no steps: \(list.prefix(30))",
      text: """
        {"title": "Soup", "details": \(list), "ingredients": ["2 leeks", "1 l water"],
         "recipe": ["Slice the leeks.", "Boil them for an hour."]}
        """, lines: soup, steps: method)
  }

  static let parts = ["ingredients_3", "ingredients3", "ingredients-3"].map { key in
    ReadSample(
      testDescription: "foods without amounts under '\(key)' are a part, not tags", path: "a.md",
      text: """
        +++
        title = "Hummus"
        ingredients = ["200 g chickpeas", "1 clove of garlic"]
        \(key) = ["Paprika", "Cumin"]
        steps = ["Blend all of it.", "Sprinkle the spices."]
        +++
        """, steps: ["Blend all of it.", "Sprinkle the spices."], tags: [])
  }

  static let literals = [
    ReadSample(
      testDescription: "a yield that a program printed as a list",
      text: "{\(own), \"servings\": \"['4', '4 servings']\"}", yield: "4 servings"),
    ReadSample(
      testDescription: "ingredients and steps that a program printed as lists",
      text: """
        {"title": "Soup", "ingredients": "['2 leeks', '1 l water']",
         "steps": "['Slice the leeks.', 'Boil them for an hour.']"}
        """, lines: soup, steps: method),
  ]

  static let nutrition = [
    #"[{"energy": "220 kcal"}, {"fat": "15 g"}]"#,
    #"[{"name": "energy", "value": "220 kcal"}, {"name": "fat", "value": "15 g"}]"#,
    #"{"energy": "220 kcal", "fat": "15 g"}"#,
  ].map { list in
    ReadSample(
      testDescription: "nutrition facts in \(list.prefix(30))",
      text: "{\(own), \"nutrition\": \(list)}",
      nutrition: ["energy: 220 kcal", "fat: 15 g"])
  }

  static let yields = [
    ("recette_qty", "Pour 2 verres", "2 verres"), ("recipe_qty", "for 12 rolls", "12 rolls"),
    ("wieviel", "für 14 Brötchen", "14 Brötchen"), ("quanto", "per 6 panini", "6 panini"),
    ("hoeveel_is_dit", "voor 4 personen", "4 personen"),
  ].map { key, value, yield in
    ReadSample(
      testDescription: "'\(value)' is a yield, whatever its key", path: "a.md",
      text: """
        ---
        title: Rolls
        \(key): \(value)
        ingredients: [500 g flour, 300 ml water]
        steps: [Knead the dough., Bake it.]
        ---
        """, yield: yield)
  }

  static let numbers = [
    ReadSample(
      testDescription: "the steps of front matter tell that a number is minutes", path: "a.md",
      text: """
        ---
        title: Soup
        prep_time: 10
        cook_time: 25
        ingredients: [2 leeks, 1 l water]
        steps: [Slice the leeks., Boil them for 20-25 min.]
        ---
        """, minutes: [10, 25, nil, nil]),
    ReadSample(
      testDescription: "a few seconds are too short for a recipe with a longer step", path: "a.md",
      text: """
        ---
        title: Sauce
        prepTime: 2
        cookTime: 8
        ingredients: [25 g butter, 30 g flour]
        steps: [Melt the butter., Stir for 3 min.]
        ---
        """, minutes: [2, 8, nil, nil]),
    ReadSample(
      testDescription: "a number that nothing tells is not guessed", path: "a.md",
      text: """
        ---
        title: Sauce
        prepTime: 20
        ingredients: [25 g butter, 30 g flour]
        steps: [Melt the butter., Stir.]
        ---
        """, minutes: [nil, nil, nil, nil]),
  ]

  static let orders = [
    ReadSample(
      testDescription: "steps by number",
      text: """
        {"title": "Soup", "ingredients": ["2 leeks", "1 l water"],
         "steps": [{"step": 2, "text": "Boil them for an hour."}, {"step": 1, "text": "Slice the leeks."}]}
        """, lines: soup, steps: method),
    ReadSample(
      testDescription: "steps and ingredients by orders with gaps",
      text: """
        {"title": "Soup",
         "ingredients": [{"order": 20, "name": "water", "qty": 1, "unit": "l"}, {"order": 10, "name": "leeks", "qty": 2}],
         "steps": [{"position": 30, "text": "Boil them for an hour."}, {"position": 5, "text": "Slice the leeks."}]}
        """, lines: soup, steps: method),
    ReadSample(
      testDescription: "parts by position",
      text: """
        {"title": "Pie", "sections": [
          {"position": 2, "name": "Filling", "ingredients": ["4 apples", "50 g sugar"], "steps": ["Slice the apples."]},
          {"position": 1, "name": "Dough", "ingredients": ["200 g flour", "100 g butter"], "steps": ["Knead the dough."]}]}
        """,
      lines: ["# Dough", "200 g flour", "100 g butter", "# Filling", "4 apples", "50 g sugar"],
      steps: ["Dough:", "Knead the dough.", "Filling:", "Slice the apples."]),
    ReadSample(
      testDescription: "a number of ingredients is an amount, not an order",
      text: """
        {"title": "Soup", "steps": ["Slice the leeks.", "Boil them for an hour."],
         "ingredients": [{"number": 3, "name": "leeks"}, {"number": 1, "name": "onion"}]}
        """, lines: ["3 leeks", "1 onion"]),
    ReadSample(
      testDescription: "numbers that repeat are no order",
      text: """
        {"title": "Soup", "ingredients": ["2 leeks", "1 l water"],
         "steps": [{"no": 1, "text": "Slice the leeks."}, {"no": 1, "text": "Boil them for an hour."}]}
        """, steps: method),
  ]

  static let authors = [
    (#"["Ada Baker", "Bo Miller"]"#, "Ada Baker, Bo Miller"),
    (#"{"displayName": "Ada Baker", "id": 7}"#, "Ada Baker"),
    (#"{"first_name": "Ada", "last_name": "Baker"}"#, "Ada Baker"),
    (#"{"name": "Ada Baker", "url": "https://example.org/ada"}"#, "Ada Baker"),
    (#"[{"username": "ada"}]"#, "ada"),
  ].map { value, name in
    ReadSample(
      testDescription: "the author \(value)", text: "{\(own), \"author\": \(value)}", author: name)
  }

  static let keyed = [
    #"{"Leek soup": {\(content)}}"#, #"{"recipes": {"Leek soup": {\(content)}}}"#,
    #"{"leek-soup": {\(content)}}"#, #"{"leek_soup": {\(content)}}"#,
    #"{"leekSoup": {\(content)}}"#,
    #"{"version": 1, "all": {"Leek soup": {\(content)}}}"#,
  ].map { text in
    ReadSample(
      testDescription: "a key is the title: \(text.prefix(30))",
      text: text.replacing(#"\(content)"#, with: content), lines: soup, steps: method)
  }

  private static let content =
    #""ingredients": ["2 leeks", "1 l water"], "steps": ["Slice the leeks.", "Boil them for an hour."]"#

  static let texts = [
    ("2 leeks, 1 l water, salt, pepper", ["2 leeks", "1 l water", "salt", "pepper"]),
    ("<ul><li>2 leeks</li><li>1 l water</li></ul>", ["2 leeks", "1 l water"]),
    ("<p>2 leeks<br>1 l water</p>", ["2 leeks", "1 l water"]),
    ("2 leeks, sliced, 1 l water", ["2 leeks, sliced, 1 l water"]),
  ].map { text, lines in
    ReadSample(
      testDescription: "ingredients in one text: \(text)",
      text:
        "{\"title\": \"Soup\", \"ingredients\": \"\(text)\", \"steps\": [\"Slice the leeks.\", \"Boil.\"]}",
      lines: lines)
  }

  static let amounts = [
    ReadSample(
      testDescription: "amounts as the keys of a list", path: "a.md",
      text: """
        ---
        title: Soup
        ingredients:
          - 2: leeks
          - 1 l: water
          - 1 tsp: salt
        steps: [Slice the leeks., Boil them for an hour.]
        ---
        """, lines: ["2 leeks", "1 l water", "1 tsp salt"]),
    ReadSample(
      testDescription: "lists of an object by their names",
      text: """
        {"title": "Gin tonic", "steps": ["Build it in a glass.", "Stir it."],
         "ingredients": {"items": ["gin", "tonic", "lime"], "amount": [45, 100], "unit": ["ml", "ml"]}}
        """, lines: ["45 ml gin", "100 ml tonic", "lime"]),
    ReadSample(
      testDescription: "lists of a group by their names",
      text: """
        {"title": "Gin tonic", "steps": ["Build it in a glass.", "Stir it."], "ingredients": [
          {"name": "Drink", "zutaten": ["gin", "tonic"], "menge": ["45 ml", "100 ml"]},
          {"name": "Garnish", "zutaten": ["lime"], "menge": ["1 slice"]}]}
        """, lines: ["# Drink", "45 ml gin", "100 ml tonic", "# Garnish", "1 slice lime"]),
  ]

  static let steps = [
    ReadSample(
      testDescription: "titles of Japanese steps are no times", path: "a.toml",
      text: """
        title = "スープ"
        ingredients = ["玉ねぎ 1個", "水 500ml"]
        [[steps]]
        title = "下準備 1"
        detail = "玉ねぎを薄く切る。"
        [[steps]]
        title = "調理 1"
        detail = "水で三十分煮る。"
        """, steps: ["下準備 1: 玉ねぎを薄く切る。", "調理 1: 水で三十分煮る。"]),
    ReadSample(
      testDescription: "a line in title case above sentences is a heading",
      text: """
        {"title": "Injera", "ingredients": ["2 cups flour", "1 tsp yeast"], "steps": [
          "Easy Yeast Method", "Mix the flour and the yeast.", "Let it rise for two hours.",
          "Quick Method", "Mix the flour and baking powder.", "Cooking", "Heat a pan.", "Pour in the batter."]}
        """,
      steps: [
        "Easy Yeast Method:", "Mix the flour and the yeast.", "Let it rise for two hours.",
        "Quick Method:", "Mix the flour and baking powder.", "Cooking:", "Heat a pan.",
        "Pour in the batter.",
      ]),
    ReadSample(
      testDescription: "a single line in title case may be a book, and is no heading",
      text: """
        {"title": "Soup", "ingredients": ["2 leeks", "1 l water"], "steps": [
          "Slice the leeks.", "Boil them for an hour.", "Serve it hot.", "The Big Book", "Printed in 1999."]}
        """,
      steps: [
        "Slice the leeks.", "Boil them for an hour.", "Serve it hot.", "The Big Book",
        "Printed in 1999.",
      ]),
    ReadSample(
      testDescription: "an order in title case is a step",
      text: """
        {"title": "Bread", "ingredients": ["2 cups flour", "1 tsp yeast"], "steps": [
          "Preheat Oven", "Mix the flour and the yeast.", "Let it rise for two hours.", "Bake it."]}
        """,
      steps: [
        "Preheat Oven", "Mix the flour and the yeast.", "Let it rise for two hours.", "Bake it.",
      ]),
  ]

  static let composed = [
    ReadSample(
      testDescription: "the steps that join parts have a heading of their own",
      text: """
        {"name": "Ramen", "parts": {
          "broth": {"ingredients": ["1 kg bones", "2 l water"], "steps": ["Simmer the bones for six hours."]},
          "egg": {"ingredients": ["2 eggs", "50 ml soy sauce"], "steps": ["Boil the eggs.", "Marinate them."]}},
         "assembly": {"merges": ["broth", "egg"], "steps": ["Put the eggs into the broth."]}}
        """,
      lines: ["# Broth", "1 kg bones", "2 l water", "# Egg", "2 eggs", "50 ml soy sauce"],
      steps: [
        "Broth:", "Simmer the bones for six hours.", "Egg:", "Boil the eggs.", "Marinate them.",
        "Assembly:", "Put the eggs into the broth.",
      ]),
    ReadSample(
      testDescription: "a reference to an ingredient is not its food",
      text: """
        {"name": "Pie", "ingredients": {"i1": {"name": "flour", "amount": "200 g"}, "i2": {"name": "butter", "amount": "100 g"}},
         "steps": [{"id": "s1", "uses": ["i1", "i2"], "text": "Rub the butter into the flour."},
          {"id": "final", "merges": ["s1"], "text": "Bake for 30 minutes."}]}
        """, lines: ["200 g flour", "100 g butter"],
      steps: ["Rub the butter into the flour.", "Bake for 30 minutes."]),
    ReadSample(
      testDescription: "numbers in braces are plain",
      text: """
        {"title": "Pancakes", "ingredients": ["{{2 cups}} flour", "2 eggs"],
         "steps": ["Mix {{2 cups}} flour.", "Bake at {{180 °C}} for {{ 20 minutes }}.", "Keep {{ name }}."]}
        """, lines: ["2 cups flour", "2 eggs"],
      steps: ["Mix 2 cups flour.", "Bake at 180 °C for 20 minutes.", "Keep {{ name }}."]),
  ]

  @Test(
    "a document is read as a cook would",
    arguments: translations + lists + times + facets + parts + literals + nutrition + yields
      + numbers + orders + authors + keyed + texts + amounts + steps + composed)
  func reads(_ sample: ReadSample) throws { try sample.check() }
}
