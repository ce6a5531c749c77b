import Testing

@Suite("JSON of strangers in any language")
struct StrangerJSONTests {
  static let methods = [
    (
      "Norwegian",
      #"{"retter": [{"rettnavn": "Ertesuppe", "oppskrift": "Kok vannet. Ha i ertene. Server suppen varm.", "bilde": "http://example.no/a.jpg"}]}"#,
      "Ertesuppe", ["Kok vannet. Ha i ertene. Server suppen varm."]
    ),
    (
      "Indonesian",
      #"{"makanan": [{"namaMakanan": "Nasi goreng", "resep": "Panaskan minyak. Masukkan bawang. Tambah nasi.", "gambar": "http://example.id/a.jpg"}]}"#,
      "Nasi goreng", ["Panaskan minyak. Masukkan bawang. Tambah nasi."]
    ),
    (
      "Turkish",
      #"{"yemekler": [{"yemekAdi": "Mercimek", "tarif": "Suyu kaynatın. Mercimeği ekleyin. Servis yapın."}]}"#,
      "Mercimek", ["Suyu kaynatın. Mercimeği ekleyin. Servis yapın."]
    ),
  ].map { language, text, title, steps in
    ReadSample(testDescription: language, text: text, steps: steps, title: title)
  }

  static let foods = [
    (
      "Indonesian",
      #"[{"nama":"Kue","deskripsi":"Kue cokelat yang enak.","bahan":"tepung, kakao, gula, telur, dan cokelat."}]"#,
      ["tepung", "kakao", "gula", "telur", "cokelat"]
    ),
    (
      "Dutch, with brackets",
      #"[{"naam":"Cake","beschrijving":"Lekkere cake.","ingrediënten":"bloem, suiker (wit, fijn), eieren, en chocolade."}]"#,
      ["bloem", "suiker (wit, fijn)", "eieren", "chocolade"]
    ),
  ].map { language, text, lines in
    ReadSample(testDescription: language, text: text, lines: lines)
  }

  static let objects = [
    ReadSample(
      testDescription: "times with one of an unknown kind are no steps",
      text: """
        {"title": "Clafoutis", "recipe_times": [
          {"schema_id": "prepTime", "schema_value": "PT5M", "label": "Prep", "duration": "5 minutes"},
          {"schema_id": "restTime", "schema_value": "PT9M", "label": "Perform", "duration": "9 minutes"},
          {"schema_id": "cookTime", "schema_value": "PT30M", "label": "Cook", "duration": "30 minutes"}],
         "recipe_ingredients": [{"value": ["3 eggs", "100 g flour"]}],
         "recipe": ["Beat the eggs.", "Bake all of it."]}
        """, lines: ["3 eggs", "100 g flour"], steps: ["Beat the eggs.", "Bake all of it."]),
    ReadSample(
      testDescription: "foods in braces are named in the steps",
      text: """
        {"title": "Pudding", "ingredients": {
          "milk": {"amount": "500 ml"}, "salt": {}, "brown-sugar": {"amount": "50 g"}},
         "preparation": ["Boil {milk}, add {salt}.", "Stir {brown-sugar} into {{milk}}, not {1}."]}
        """, lines: ["500 ml milk", "salt", "50 g brown sugar"],
      steps: ["Boil milk, add salt.", "Stir brown sugar into milk, not {1}."]),
    ReadSample(
      testDescription: "foods in braces are named by their ids",
      text: """
        {"title": "Pudding", "ingredients": [
          {"id": "i1", "name": "whole milk", "amount": "500 ml"}, {"id": "i2", "name": "salt", "amount": "1 g"}],
         "steps": ["Boil {i1} for a while.", "Add the {i2} at the end."]}
        """, lines: ["500 ml whole milk", "1 g salt"],
      steps: ["Boil whole milk for a while.", "Add the salt at the end."]),
    ReadSample(
      testDescription: "the label of a unit stands for it",
      text: """
        {"title": "Dip", "ingredients": [
          {"food": "Mustard", "amount": 3, "unit": "portion", "portionLabel": "Tablespoon"},
          {"food": "Thyme", "amount": 2, "unit": "portion", "portionLabel": "Sprig"},
          {"food": "Onion", "amount": 4, "unit": "portion", "portionLabel": "Onion"},
          {"food": "Flour", "amount": 200, "unit": "g"}],
         "steps": ["Mix all of it.", "Serve it cold."]}
        """, lines: ["3 tablespoon Mustard", "2 sprig Thyme", "4 Onion", "200 g Flour"]),
    ReadSample(
      testDescription: "a list whose foods the parts have is not added to them",
      text: """
        {"title": "Tart", "ingredients": {"ingredient": ["200 g flour", "100 g butter"]},
         "component": [
           {"component-name": "Base", "ingredient": ["200 g flour", "100 g butter", "1 egg"],
            "step": ["Rub it all together."]},
           {"component-name": "Filling", "ingredient": ["3 apples"], "step": ["Slice the apples."]}]}
        """, lines: ["# Base", "200 g flour", "100 g butter", "1 egg", "# Filling", "3 apples"],
      steps: ["Base:", "Rub it all together.", "Filling:", "Slice the apples."]),
    ReadSample(
      testDescription: "a list whose foods the groups have is not added to them",
      text: """
        {"title": "Tart", "ingredients": ["200 g flour", "100 g butter"],
         "component": [
           {"component-name": "Base", "ingredient": ["200 g flour", "100 g butter", "1 egg"]},
           {"component-name": "Filling", "ingredient": ["3 apples"]}],
         "steps": ["Rub it all together.", "Slice the apples."]}
        """, lines: ["# Base", "200 g flour", "100 g butter", "1 egg", "# Filling", "3 apples"]),
    ReadSample(
      testDescription: "lines among groups with lists of their own are of no group", path: "a.yaml",
      text: """
        title: Biryani
        ingredients:
          - Spices:
              - pepper
              - 1 tsp cumin
          - 300 g rice
        steps:
          - Boil the rice.
        """, lines: ["300 g rice", "# Spices", "pepper", "1 tsp cumin"]),
  ]

  static let marks = ["a.json", "a.toml"].map { path in
    let members = [
      ("title", #""Pie""#), ("publisher", #""[My site](https://example.org)""#),
      (
        "ingredients",
        ##"["*For the dough:*", "250 g <a href='/x'>base</a>", "**For the filling**", "3 [apples](#apples.json)", "salt*"]"##
      ),
      (
        "steps",
        ##"["_For the dough:_ Mix it.", "Add the <a class='l' href='/x'>base</a>.", "See [sauce](#sauce.json), bake **30 min** (*or less*)."]"##
      ),
    ]
    return ReadSample(
      testDescription: path, path: path,
      text: path == "a.toml"
        ? members.map { "\($0) = \($1)" }.joined(separator: "\n")
        : "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}",
      lines: ["# For the dough", "250 g base", "# For the filling", "3 apples", "salt*"],
      steps: [
        "For the dough: Mix it.", "Add the base.", "See sauce, bake 30 min (or less).",
      ])
  }

  @Test("sentences under a word for a recipe are its method", arguments: methods)
  func readsMethods(_ sample: ReadSample) throws { try sample.check() }

  @Test("foods in one text are an ingredient each", arguments: foods)
  func readsFoods(_ sample: ReadSample) throws { try sample.check() }

  @Test("what a cook would read in an object is read", arguments: objects)
  func readsObjects(_ sample: ReadSample) throws { try sample.check() }

  @Test("marks of Markdown and tags are no text", arguments: marks)
  func readsMarks(_ sample: ReadSample) throws { try sample.check() }
}
