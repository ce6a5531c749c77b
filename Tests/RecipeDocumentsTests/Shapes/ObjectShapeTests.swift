import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Recipes recognised by their shape")
struct ObjectShapeTests {
  /// A document under keys that no table has, and the recipe that a person sees in it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let about: String
    var path = "stew.json"
    let text: String
    let ingredients: [String]
    var groups: [String] = []
    let directions: [String]
    var title = "Leek stew"
    var yield: String?

    var testDescription: String { about }
  }

  static let samples = [
    Sample(
      about: "objects under Dutch keys in YAML", path: "a.md",
      text: """
        ---
        titel: Leek stew
        porties: 4
        ingrediënten:
          - naam: prei
            hoeveelheid: 3
            eenheid: stuks
            bewerking: in ringen
          - naam: zout
        bereiding:
          - stap: 1
            tekst: Was de prei en snijd hem fijn.
          - stap: 2
            tekst: Kook alles gaar.
        ---
        """,
      ingredients: ["3 stuks prei, in ringen", "zout"],
      directions: ["Was de prei en snijd hem fijn.", "Kook alles gaar."], yield: "4"),
    Sample(
      about: "groups of objects under Polish keys", path: "a.md",
      text: """
        ---
        nazwa: Leek stew
        składniki:
          - grupa: Zupa
            pozycje:
              - {produkt: por, ilość: 2, jednostka: szt.}
          - grupa: Wierzch
            pozycje:
              - {produkt: grzanki, ilość: 50, jednostka: g, uwagi: chrupiące}
        przygotowanie: |
          1. Ugotuj pory do miękkości.
          2. Posyp zupę grzankami.
        ---
        """,
      ingredients: ["2 szt. por", "50 g grzanki, chrupiące"], groups: ["Zupa", "Wierzch"],
      directions: ["Ugotuj pory do miękkości.", "Posyp zupę grzankami."]),
    Sample(
      about: "nested tables in TOML, with titles and timers of steps", path: "a.md",
      text: """
        +++
        title = "Leek stew"
        [extra]
        serves = 2
        [[extra.ingredients]]
        item = "leeks"
        qty = 2
        prep = "sliced"
        [[extra.steps]]
        title = "Soften"
        detail = "Cook the leeks in butter until soft."
        timer = "10 min"
        images = ["one.jpg"]
        [[extra.steps]]
        title = "Step 2"
        detail = "Serve them hot with bread."
        +++
        """,
      ingredients: ["2 leeks, sliced"],
      directions: [
        "Soften: Cook the leeks in butter until soft. (10 min)", "Serve them hot with bread.",
      ], yield: "2"),
    Sample(
      about: "a recipe under a word for one, with parts named in each row", path: "a.md",
      text: """
        +++
        title = "Leek stew"
        [tarif]
        porsiyon = "4 kişilik"
        [tarif."süre"]
        "hazırlık" = "10 dakika"
        [[tarif.malzemeler]]
        isim = "pırasa"
        miktar = 2
        "ölçü" = "adet"
        [[tarif.malzemeler]]
        isim = "tereyağı"
        miktar = 1
        "ölçü" = "yemek kaşığı"
        "bölüm" = "Üzeri"
        [[tarif.malzemeler]]
        isim = "pul biber"
        "bölüm" = "Üzeri"
        [[tarif."hazırlanışı"]]
        "bölüm" = "Çorba"
        metin = "Pırasayı yıkayıp doğrayın."
        [[tarif."hazırlanışı"]]
        "bölüm" = "Üzeri"
        metin = "Tereyağını eritip üzerine gezdirin."
        +++
        """,
      ingredients: ["2 adet pırasa", "1 yemek kaşığı tereyağı", "pul biber"], groups: ["Üzeri"],
      directions: [
        "Çorba:", "Pırasayı yıkayıp doğrayın.", "Üzeri:", "Tereyağını eritip üzerine gezdirin.",
      ], yield: "4 kişilik"),
    Sample(
      about: "amounts below the foods, in several units, with what may replace them",
      path: "a.yaml",
      text: """
        recipe_name: Leek stew
        yields: [{servings: 4}]
        ingredients:
          - leeks:
              amounts: [{amount: 500, unit: g}, {amount: 18, unit: oz}]
              processing: [sliced, washed]
          - butter:
              amounts: [{amount: 25, unit: g}]
              substitutions: [{oil: {amounts: [{amount: 2, unit: tbsp}]}}]
          - salt:
        steps:
          - step: Wash the leeks.
          - step: Cook them in the butter.
        """,
      ingredients: [
        "500 g (18 oz) leeks, sliced, washed", "25 g butter (substitutions: 2 tbsp oil)", "salt",
      ], directions: ["Wash the leeks.", "Cook them in the butter."], yield: "4"),
    Sample(
      about: "amounts in another list, under the ids of the ingredients, and steps in two forms",
      text: #"""
        {"name": "Leek stew",
         "ingredients": [{"id": "5e", "name": "leeks"}, {"id": "7f", "name": "stock"}],
         "yields": [{"yields": 2, "ingredients": [{"id": "5e", "amount": 3, "unit": null},
                                                  {"id": "7f", "amount": 400, "unit": "ml"}]},
                    {"yields": 4, "ingredients": [{"id": "5e", "amount": 6, "unit": null},
                                                  {"id": "7f", "amount": 800, "unit": "ml"}]}],
         "steps": [{"index": 1, "html": "<p>Wash the leeks.</p>", "markdown": "- Wash the leeks."},
                   {"index": 2, "html": "<p>Boil them.</p>", "markdown": "- Boil them."}]}
        """#,
      ingredients: ["3 leeks", "400 ml stock"], directions: ["Wash the leeks.", "Boil them."],
      yield: "2"),
    Sample(
      about: "invented names throughout",
      text: #"""
        {"k1": "Leek stew", "k2": "Serves 6", "k3": [
          {"x": 200, "y": "g", "z": "leeks", "w": "sliced"}, {"x": "1/2", "y": "tsp", "z": "salt"}],
         "k4": ["Wash the leeks and slice them.", "Simmer everything for an hour."]}
        """#,
      ingredients: ["200 g leeks, sliced", "1/2 tsp salt"],
      directions: ["Wash the leeks and slice them.", "Simmer everything for an hour."],
      yield: "Serves 6"),
    Sample(
      about: "units that no vocabulary has",
      text: #"""
        {"dish": "Leek stew", "stuff": [{"what": "leeks", "n": 2, "u": "blorp"},
          {"what": "cream", "n": 3, "u": "blorp"}, {"what": "salt", "n": null, "u": null}],
         "how_it_goes": [{"do": "Wash the leeks and slice them."}, {"do": "Pour the cream on top."}]}
        """#,
      ingredients: ["2 blorp leeks", "3 blorp cream", "salt"],
      directions: ["Wash the leeks and slice them.", "Pour the cream on top."]),
    Sample(
      about: "components with ingredients and steps of their own",
      text: #"""
        {"recipe": {"heading": "Leek stew", "portions": {"amount": 4, "of": "bowls"}, "components": [
          {"component": "Base", "goods": [{"product": "leeks", "quantity": {"value": 2, "unit": "kg"}}],
           "method": [{"text": "Boil the leeks in salted water."}]},
          {"component": "Top", "goods": [{"product": "bread", "quantity": {"value": 1, "unit": "slice"}}],
           "method": [{"text": "Toast the bread on both sides."}]}]}}
        """#,
      ingredients: ["2 kg leeks", "1 slice bread"], groups: ["Base", "Top"],
      directions: [
        "Base:", "Boil the leeks in salted water.", "Top:", "Toast the bread on both sides.",
      ], yield: "4 bowls"),
    Sample(
      about: "one text each, with line ends",
      text: #"""
        {"Gericht": "Leek stew", "Zutatenliste": "2 Stangen Lauch\n1 l Brühe\nSalz",
         "Arbeitsschritte": "Lauch putzen und schneiden.\n\nIn der Brühe garen."}
        """#,
      ingredients: ["2 Stangen Lauch", "1 l Brühe", "Salz"],
      directions: ["Lauch putzen und schneiden.", "In der Brühe garen."]),
    Sample(
      about: "numbered keys",
      text: #"""
        {"meal": "Leek stew", "item_1": "leeks", "portion_1": "2", "item_2": "cream",
         "portion_2": "1 dl", "item_3": "", "portion_3": "", "step_1": "Slice the leeks thinly.",
         "step_2": "Stir in the cream."}
        """#,
      ingredients: ["2 leeks", "1 dl cream"],
      directions: ["Slice the leeks thinly.", "Stir in the cream."]),
    Sample(
      about: "arrays of arrays",
      text: #"""
        {"t": "Leek stew", "ing": [[2, "kg", "leeks", "sliced"], [1, "dl", "cream", null]],
         "how": [[1, "Slice the leeks thinly."], [2, "Stir in the cream at the end."]]}
        """#,
      ingredients: ["2 kg leeks, sliced", "1 dl cream"],
      directions: ["Slice the leeks thinly.", "Stir in the cream at the end."]),
    Sample(
      about: "a map of foods, further lists as groups, and facts in an object",
      text: #"""
        {"meta": {"name": "Leek stew", "servings": 3}, "ingredients": {"leeks": "2 kg", "salt": null},
         "sauce": [{"food": "cream", "amount": 1, "unit": "dl"}, {"food": "egg", "amount": 1}],
         "steps": {"step1": "Slice.", "step2": "Stir."}}
        """#,
      ingredients: ["2 kg leeks", "salt", "1 dl cream", "1 egg"], groups: ["Sauce"],
      directions: ["Slice.", "Stir."], yield: "3"),
    Sample(
      about: "whole lines beside their parts, and another form of the same list",
      text: #"""
        {"title": "Leek stew", "ingredients": [
          {"original": "2 kg leeks, well washed", "amount": 2, "unit": "kg", "name": "leeks"},
          {"original": "1 pinch salt", "amount": 1, "unit": "pinch", "name": "salt", "note": "coarse"}],
         "parsed_ingredients": [{"name": "leeks", "amount": 2, "unit": "kg"},
          {"name": "salt", "amount": 1, "unit": "pinch"}], "steps": ["Boil."]}
        """#,
      ingredients: ["2 kg leeks, well washed", "1 pinch salt, coarse"], directions: ["Boil."]),
    Sample(
      about: "a range of amounts, energy beside it, and steps with their foods",
      text: #"""
        {"title": "Leek stew", "steps": [{"text": "Slice the leeks thinly.", "ingredients": [
          {"name": "leeks", "amount": {"min": 1, "max": 2}, "unit": "kg", "energy": 250}]}]}
        """#,
      ingredients: ["1-2 kg leeks"], directions: ["Slice the leeks thinly."]),
    Sample(
      about: "parts under their names, and a yield with its unit", path: "a.toml",
      text: """
        nome = "Leek stew"
        rende = 3
        unidade_rende = "tigelas"
        [partes.base]
        ingredientes = ["2 alhos-franceses"]
        passos = ["Corte os alhos-franceses."]
        [partes.molho]
        titulo = "Molho branco"
        ingredientes = ["1 dl de natas"]
        passos = ["Misture as natas."]
        """,
      ingredients: ["2 alhos-franceses", "1 dl de natas"], groups: ["Base", "Molho branco"],
      directions: [
        "Base:", "Corte os alhos-franceses.", "Molho branco:", "Misture as natas.",
      ], yield: "3 tigelas"),
    Sample(
      about: "texts with lines in an object, under names of lists and of parts", path: "a.toml",
      text: """
        titulo = "Leek stew"
        pessoas = 2
        [ingredientes]
        lista = "- 2 alhos-franceses\\n- sal"
        molho = "1 dl de natas\\n1 ovo"
        [preparacao]
        passos = ["Corte os alhos-franceses.", "Misture as natas."]
        """,
      ingredients: ["2 alhos-franceses", "sal", "1 dl de natas", "1 ovo"], groups: ["Molho"],
      directions: ["Corte os alhos-franceses.", "Misture as natas."], yield: "2"),
    Sample(
      about: "Korean lines that end with their amounts, under keys that no table has",
      text: #"""
        {"name": "Leek stew", "for_people": 2, "ingr": "대파 2대\n두부 1/2모\n물 500ml\n소금",
         "how": "1. 대파를 씻어 썬다.\n2. 물을 붓고 끓인다.\n3. 두부를 넣는다."}
        """#,
      ingredients: ["대파 2대", "두부 1/2모", "물 500ml", "소금"],
      directions: ["대파를 씻어 썬다.", "물을 붓고 끓인다.", "두부를 넣는다."], yield: "2"),
    Sample(
      about: "groups of ingredients under the name of our own groups",
      text: #"""
        {"title": "Leek stew", "ingredientGroups": [
          {"groupName": "Pot", "ingredients": [{"name": "leeks", "quantity": "2", "unit": "kg"}]},
          {"groupName": "Sauce", "ingredients": [{"name": "cream", "quantity": "1", "unit": "dl"}]}],
         "cookingSteps": [{"stepNo": 1, "stepText": "Slice the leeks."}]}
        """#,
      ingredients: ["2 kg leeks", "1 dl cream"], groups: ["Pot", "Sauce"],
      directions: ["Slice the leeks."]),
    Sample(
      about: "headings in brackets, as RecipeSage has them",
      text: #"""
        {"title": "Leek stew", "ingredients": "[For the pot]\n2 leeks\n[To serve]\n1 roll",
         "instructions": "[The day before]\nSlice the leeks.\n[On the day]\nBoil them."}
        """#,
      ingredients: ["2 leeks", "1 roll"], groups: ["For the pot", "To serve"],
      directions: ["The day before:", "Slice the leeks.", "On the day:", "Boil them."]),
    Sample(
      about: "ingredients in brackets, which are no headings",
      text: #"""
        {"title": "Leek stew", "ingredients": ["[For the pot]", "2 leeks", "[salt]", "[pepper]"],
         "calories_per_serving": 150, "pricePerServing": 3, "for_people": 4,
         "instructions": ["Boil them."]}
        """#,
      ingredients: ["2 leeks", "[salt]", "[pepper]"], groups: ["For the pot"],
      directions: ["Boil them."], yield: "4"),
    Sample(
      about: "nutrition facts before the ingredients",
      text: #"""
        {"title": "Leek stew", "per_bowl": ["Calories 200 kcal", "Fat 5 g", "Protein 6 g"],
         "bits": ["200 g leeks", "1 l stock", "20 g fat"], "howto": ["Slice all of it.", "Boil it all."]}
        """#,
      ingredients: ["200 g leeks", "1 l stock", "20 g fat"],
      directions: ["Slice all of it.", "Boil it all."]),
    Sample(
      about: "headings under a key that is also a unit",
      text: #"""
        {"naam": "Leek stew", "onderdelen": [
          {"kop": "Soep", "regels": [{"hoeveelheid": 2, "eenheid": "kg", "artikel": "prei"}]},
          {"kop": "Saus", "regels": [{"hoeveelheid": 1, "eenheid": "dl", "artikel": "room"}]}],
         "werkwijze": ["Snijd de prei goed fijn."]}
        """#,
      ingredients: ["2 kg prei", "1 dl room"], groups: ["Soep", "Saus"],
      directions: ["Snijd de prei goed fijn."]),
    Sample(
      about: "times of steps under a key that is also a unit",
      text: #"""
        {"title": "Leek stew", "stuff": [{"n": "leeks", "q": "2", "u": "kg"},
          {"n": "cream", "q": "1", "u": "dl"}],
         "doThis": [{"txt": "Slice all the leeks."}, {"txt": "Boil them until soft.", "t": "20 min"}]}
        """#,
      ingredients: ["2 kg leeks", "1 dl cream"],
      directions: ["Slice all the leeks.", "Boil them until soft. (20 min)"]),
    Sample(
      about: "a recipe in an object beside its title",
      text: #"""
        {"titre": "Leek stew", "recette": {"portions": 8, "ingredients": ["2 kg leeks", "salt"],
         "etapes": ["Slice the leeks.", "Boil them."]}}
        """#,
      ingredients: ["2 kg leeks", "salt"], directions: ["Slice the leeks.", "Boil them."],
      yield: "8"),
    Sample(
      about: "a recipe in `recipe` beside its title",
      text: #"""
        {"title": "Leek stew", "recipe": {"ingredients": ["2 kg leeks", "salt"],
         "steps": ["Slice the leeks.", "Boil them."]}}
        """#,
      ingredients: ["2 kg leeks", "salt"], directions: ["Slice the leeks.", "Boil them."]),
    Sample(
      about: "a recipe in an object of front matter", path: "a.md",
      text: """
        ---
        titre: Leek stew
        recette:
          portions: 8
          ingredients: [2 kg leeks, salt]
          etapes: [Slice the leeks., Boil them.]
        ---
        """,
      ingredients: ["2 kg leeks", "salt"], directions: ["Slice the leeks.", "Boil them."],
      yield: "8"),
  ]

  @Test(
    "steps under the name of a time are steps, whatever times they mention, and times stay times",
    arguments: [
      (
        #""préparation": ["Fry the leeks for 10 minutes.", "Boil them."]"#,
        #""cuisson": "20 min""#
      ),
      (
        #""préparation": ["Fry the leeks for 10 minutes", "Boil them"]"#,
        #""cuisson": "20 min""#
      ),
      (
        #""preparo": "Fry the leeks for 10 minutes.\nBoil them.""#,
        #""cozimento": "20 min""#
      ),
      (
        #""preparo": [{"txt": "Fry the leeks for 10 minutes."}, {"txt": "Boil them."}]"#,
        #""forno": "20 min""#
      ),
      (
        #""cuisson": "Fry the leeks for 10 minutes.\nBoil them.""#,
        #""preparation": "20 min""#
      ),
      (
        #""Vorbereitung": "Soak the leeks for 20 minutes.""#,
        #""Zubereitung": ["Fry the leeks for 10 minutes.", "Boil them."]"#
      ),
      (
        #""temps de cuisson": "20 minutes, and longer for old leeks.""#,
        #""préparation": ["Fry the leeks for 10 minutes.", "Boil them."]"#
      ),
    ])
  func preparations(one: String, other: String) throws {
    let members = [#""titre": "Leek stew""#, #""ingrédients": ["2 leeks"]"#, one, other]
    let json = "{" + members.joined(separator: ", ") + "}"
    let yaml = "---\n" + members.joined(separator: "\n") + "\n---\n"
    for (path, text) in [("a.json", json), ("a.md", yaml)] {
      let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
      let recipe = try #require(outcome.entries.first?.recipe, "\(path): \(outcome.diagnostics)")
      let steps = recipe.directions.map { $0.hasSuffix(".") ? $0 : $0 + "." }
      #expect(steps == ["Fry the leeks for 10 minutes.", "Boil them."], "\(path)")
      #expect((recipe.prepMinutes ?? recipe.cookMinutes) == 20, "\(path)")
    }
  }

  @Test("ingredients and steps are told by what they are", arguments: samples)
  func table(_ sample: Sample) throws {
    let outcome = AnyDocumentReader().read(
      Array(sample.text.utf8), path: sample.path, fields: .all)
    #expect(outcome.entries.count == 1)
    let recipe = try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
    #expect(recipe.title == sample.title)
    #expect(recipe.ingredients == sample.ingredients)
    #expect(recipe.ingredientGroups.map(\.name) == sample.groups)
    #expect(recipe.directions == sample.directions)
    #expect(recipe.yield == sample.yield)
  }

  @Test(
    "objects that are no recipes stay so, and lists about a recipe are no part of it",
    arguments: [
      #"{"name": "app", "version": "1.0.0", "scripts": {"test": "run"}, "keywords": ["a", "b"]}"#,
      #"{"name": "Jo", "posts": ["I went to the market today.", "It rained the whole day long."]}"#,
      #"{"title": "Prices", "rows": [{"item": "nail", "price": 2}, {"item": "screw", "price": 3}]}"#,
    ])
  func others(text: String) {
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "a.json", fields: .all)
    #expect(outcome.entries.isEmpty)
  }

  @Test("nutrition facts and reviews are no ingredients and no steps")
  func asides() throws {
    let text = #"""
      {"title": "Leek stew", "ingredients": ["2 leeks"], "facts": [{"name": "Fat", "amount": 3,
       "unit": "g"}, {"name": "Protein", "amount": 5, "unit": "g"}],
       "reviews": ["I loved it and made it twice.", "Too salty for all of us."]}
      """#
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "a.json", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.ingredients == ["2 leeks"])
    #expect(recipe.directions == [])
    #expect(recipe.extras.map(\.name) == ["facts", "reviews"])
  }

  @Test("the times of an object have the unit that it states, and its parts are no extra fields")
  func timesWithUnit() throws {
    let text = #"""
      {"title": "Leek stew", "ingredients": ["2 leeks"], "steps": ["Boil."],
       "time": {"marinate": 60, "cook": 15, "unit": "min"}}
      """#
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "a.json", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.waitMinutes == 60)
    #expect(recipe.cookMinutes == 15)
    #expect(recipe.extras == [])
  }

  @Test("the name of a source is not the title")
  func sourceName() throws {
    let text = #"""
      {"음식": "대파국", "출처": {"이름": "공책", "쪽": 12}, "재료": ["대파 2대", "물 1L"],
       "과정": {"1": "대파를 썬다.", "2": "물을 끓인다."}, "시간(분)": 45}
      """#
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "a.json", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.title == "대파국")
    #expect(recipe.totalMinutes == 45)
  }

  @Test("a cookbook with a name is no recipe with parts")
  func cookbook() {
    let part = { (name: String) in
      #"{"name": "\#(name)", "ingredients": ["2 leeks"], "steps": ["Boil the leeks."]}"#
    }
    let text = #"{"name": "My book", "recipes": [\#(part("One")), \#(part("Two"))]}"#
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "a.json", fields: .all)
    #expect(outcome.entries.map(\.recipe.title) == ["One", "Two"])
  }
}
