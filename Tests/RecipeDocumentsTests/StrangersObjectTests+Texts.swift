import RecipeCore

@testable import RecipeDocuments

/// Texts, names and amounts in objects.
extension StrangersObjectTests {
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
}
