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

  @Test("ingredients and steps are told by what they are", arguments: samples + parts)
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
