import Testing

@Suite("Foods that are known by the names that programs refer to them by")
struct ReferredFoodTests {
  private static let method = ["Mix it all.", "Bake until golden."]

  /// Foods in TOML, each with the amounts 500 g, 60 ml and 7 g.
  static let tables = [
    ("ref", "strong-flour", "olive-oil", "yeast"),
    ("slug", "strong_flour", "olive_oil", "yeast"),
    ("id", "12.strong-flour", "40.olive-oil", "7.yeast"),
    ("food_id", "grains/strong-flour", "oils/olive-oil", "baking/yeast"),
    ("ingredient", "food:strong-flour", "food:olive-oil", "food:yeast"),
    ("link", "foods/strong-flour.md", "foods/olive-oil.md", "foods/yeast.md"),
    ("key", "StrongFlour", "OliveOil", "Yeast"),
    ("item", "[[strong-flour]]", "[[olive-oil]]", "[[yeast]]"),
  ].map { key, flour, oil, yeast in
    ReadSample(
      testDescription: "\(key) = \(flour)", path: "a.toml",
      text: """
        title = "Focaccia"
        steps = ["Mix it all.", "Bake until golden."]
        [[ingredients]]
        \(key) = "\(flour)"
        amount = 500
        unit = "g"
        [[ingredients]]
        \(key) = "\(oil)"
        amount = 60
        unit = "ml"
        [[ingredients]]
        \(key) = "\(yeast)"
        amount = 7
        unit = "g"
        """, lines: ["500 g strong flour", "60 ml olive oil", "7 g yeast"], steps: method)
  }

  static let lists = [
    ("objects with a key", #"[{ "strong-flour" = "500 g" }, { "olive-oil" = "60 ml" }]"#),
    ("objects with a mark", #"[{ "@strong-flour" = "500 g" }, { "@olive-oil" = "60 ml" }]"#),
    ("arrays", #"[["strong-flour", 500, "g"], ["olive-oil", 60, "ml"]]"#),
    ("numbers before the names", #"{ "12.strong-flour" = "500 g", "40.olive-oil" = "60 ml" }"#),
    ("camel case", #"{ strongFlour = "500 g", oliveOil = "60 ml" }"#),
  ].map { name, list in
    ReadSample(
      testDescription: name, path: "a.toml",
      text: """
        title = "Focaccia"
        ingredients = \(list)
        steps = ["Mix it all.", "Bake until golden."]
        """, lines: ["500 g strong flour", "60 ml olive oil"], steps: method)
  }

  static let others = [
    ReadSample(
      testDescription: "the number of a food is no amount",
      text: """
        {"title": "Focaccia", "ingredients": [
          {"ingredientId": 12, "slug": "strong-flour", "amount": 500, "unit": "g"},
          {"ingredientId": 13, "slug": "olive-oil", "amount": 60, "unit": "ml"}],
         "steps": ["Mix it all.", "Bake until golden."]}
        """, lines: ["500 g strong flour", "60 ml olive oil"], steps: method),
    ReadSample(
      testDescription: "a name for people is preferred to one for programs",
      text: """
        {"title": "Focaccia", "ingredients": [
          {"slug": "flour-00", "label": "Tipo 00", "amount": 500, "unit": "g"},
          {"slug": "oil-evo", "label": "Olio nuovo", "amount": 60, "unit": "ml"}],
         "steps": ["Mix it all.", "Bake until golden."]}
        """, lines: ["500 g Tipo 00", "60 ml Olio nuovo"], steps: method),
    ReadSample(
      testDescription: "a number and a hyphen in the name of a food stay", path: "a.toml",
      text: """
        title = "Float"
        [ingredients]
        "7-up" = "200 ml"
        "ice" = "100 g"
        [[steps]]
        text = "Pour it over the ice."
        """, lines: ["200 ml 7-up", "100 g ice"]),
  ]

  @Test("the name is made readable, and the amount is kept", arguments: tables + lists + others)
  func reads(_ sample: ReadSample) throws { try sample.check() }
}
