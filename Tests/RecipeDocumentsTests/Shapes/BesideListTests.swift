import Testing

@Suite("Lists beside the ingredients of an object")
struct BesideListTests {
  private static let beside = [
    ("a shopping list", #""shopping_list": ["Flour (1 bag)", "6 eggs", "1 l milk"]"#),
    (
      "groceries in packages",
      #""groceries": [{"item": "flour", "amount": "1 kg"}, {"item": "milk", "amount": "1 l"}]"#
    ),
    ("Einkaufsliste", #""einkaufsliste": ["1 kg Mehl", "6 Eier", "1 l Milch"]"#),
    ("a checklist", #""checklist": ["waffle iron hot", "batter rested"]"#),
    (
      "an overview",
      #""overview": {"serves": 4, "ingredients": [{"name": "flour", "amount": "200 g"}]}"#
    ),
    (
      "main foods at a glance",
      #""at_a_glance": {"serves": 4, "key_ingredients": [{"name": "flour", "amount": "200 g"}]}"#
    ),
  ]

  static let lists = beside.flatMap { name, member in
    let own = #""items": [{"food": "flour", "qty": "200 g"}, {"food": "milk", "qty": "2 dl"}]"#
    let named = own.replacing("items", with: "ingredients")
    return [
      "{\"title\": \"Waffles\", \(member), \(own), \"steps\": [\"Whisk all of it.\"]}",
      "{\"title\": \"Waffles\", \(named), \"steps\": [\"Whisk all of it.\"], \(member)}",
    ].map { text in
      ReadSample(
        testDescription: "\(name): \(text.prefix(40))", text: text,
        lines: ["200 g flour", "2 dl milk"], steps: ["Whisk all of it."], tags: [])
    }
  }

  @Test("what is beside the ingredients is no group of them, and no tag", arguments: lists)
  func reads(_ sample: ReadSample) throws { try sample.check() }

  @Test("a shopping list is the ingredients of a recipe without others")
  func readsLoneList() throws {
    try ReadSample(
      testDescription: "",
      text: """
        {"title": "Waffles", "shopping_list": ["200 g flour", "2 dl milk"],
         "steps": ["Whisk all of it.", "Bake in the iron."]}
        """, lines: ["200 g flour", "2 dl milk"]
    ).check()
  }

  @Test("names without amounts beside a list of most of them are kept")
  func keepsNames() throws {
    try ReadSample(
      testDescription: "",
      text: """
        {"title": "Pasta", "ingredients": ["pasta", "salt", "olive oil", "basil", "parmesan"],
         "what_you_need": ["200 g pasta", "1 tsp salt", "2 tbsp olive oil"],
         "steps": ["Boil the pasta.", "Serve it with the rest."]}
        """, lines: ["basil", "parmesan", "200 g pasta", "1 tsp salt", "2 tbsp olive oil"]
    ).check()
  }

  @Test("steps to prepare beside the components of a recipe precede its method")
  func readsPreparation() throws {
    try ReadSample(
      testDescription: "",
      text: """
        {"title": "Waffles", "mise_en_place": ["Weigh the flour.", "Warm the milk."],
         "components": [{
           "ingredients": [{"item": "flour", "amount": 200, "unit": "g"}],
           "steps": [{"n": 1, "heading": "Mix", "body": "Whisk everything.", "time_minutes": 5},
                     {"n": 2, "heading": "Bake", "body": "Fill the iron.", "temperature_c": 190}]}]}
        """, lines: ["200 g flour"],
      steps: [
        "Weigh the flour.", "Warm the milk.", "Steps:", "Mix: Whisk everything. (5 min)",
        "Bake: Fill the iron. (190 °C)",
      ]
    ).check()
  }
}
