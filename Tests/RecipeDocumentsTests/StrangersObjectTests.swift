import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Objects as strangers write them")
struct StrangersObjectTests {
  static let soup = ["2 leeks", "1 l water"]

  static let method = ["Slice the leeks.", "Boil them for an hour."]

  static let own =
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

  @Test(
    "a document is read as a cook would",
    arguments: translations + lists + times + facets + parts + literals + nutrition + yields
      + numbers + orders + authors + keyed + texts + amounts + steps + composed)
  func reads(_ sample: ReadSample) throws { try sample.check() }
}
