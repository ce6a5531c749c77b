import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Steps below names of notes")
struct DirectionPartTests {
  private static let samples: [(directions: [String], steps: [String], notes: [String])] = [
    (
      [
        "Boil the eggs.", "Note:", "Do not boil too long.", "Drain the eggs and peel them.",
        "Serve them.",
      ],
      [
        "Boil the eggs.", "Note:", "Do not boil too long.", "Drain the eggs and peel them.",
        "Serve them.",
      ],
      []
    ),
    (
      ["Boil the eggs.", "Tip", "Drain the eggs and peel them.", "Fold in the milk, and serve."],
      ["Boil the eggs.", "Tip", "Drain the eggs and peel them.", "Fold in the milk, and serve."], []
    ),
    (["卵をゆでる。", "ポイント", "水から入れる。", "皮をむく。"], ["卵をゆでる。", "ポイント", "水から入れる。", "皮をむく。"], []),
    (
      ["Boil the eggs.", "Note:", "Do not boil too long."], ["Boil the eggs."],
      ["Do not boil too long."]
    ),
    (
      ["Boil the eggs.", "Tips:", "- Use a big pot.", "- Keep it cold."], ["Boil the eggs."],
      ["Use a big pot.", "Keep it cold."]
    ),
    (
      ["Suppe kochen.", "Zum Servieren:", "Petersilie hacken", "Brot toasten"],
      ["Suppe kochen.", "Zum Servieren:", "Petersilie hacken", "Brot toasten"], []
    ),
    (
      ["Cuire.", "Pour servir:", "Ciseler le persil", "Griller le pain"],
      ["Cuire.", "Pour servir:", "Ciseler le persil", "Griller le pain"], []
    ),
    (
      ["Boil the soup.", "To serve:", "bread", "sour cream"], ["Boil the soup."],
      ["To serve: bread, sour cream"]
    ),
  ]

  @Test("the work goes on below a note, unless it is all there is", arguments: samples)
  func notes(directions: [String], steps: [String], notes: [String]) throws {
    let list = directions.map { "\"\($0)\"" }.joined(separator: ", ")
    try ReadSample(
      testDescription: "notes",
      text: "[{\"title\": \"A\", \"ingredients\": [\"2 eggs\"], \"directions\": [\(list)]}]",
      steps: steps, notes: notes
    ).check()
  }

  @Test(
    "steps behind a sentence have no numbers, and an abbreviation ends none",
    arguments: [
      (
        "Preheat the oven. 1. Boil the eggs. 2. Drain the eggs. 3. Serve.",
        ["Preheat the oven.", "Boil the eggs.", "Drain the eggs.", "Serve."]
      ),
      ("Bake at no. 1. Boil at no. 2. Serve.", ["Bake at no. 1. Boil at no. 2. Serve."]),
    ])
  func numbers(text: String, steps: [String]) throws {
    try ReadSample(
      testDescription: text,
      text: "[{\"title\": \"A\", \"ingredients\": [\"2 eggs\"], \"directions\": \"\(text)\"}]",
      steps: steps
    ).check()
  }

  @Test("a time with a remark is a time of the recipe, if it is no storage")
  func times() throws {
    try ReadSample(
      testDescription: "rest",
      text: """
        {"title": "A", "ingredients": ["2 eggs"], "directions": ["Boil the eggs.", "Serve them."],
         "rest": {"hours": 3, "note": "Let it stand, then chill it."}}
        """,
      minutes: [nil, nil, MinuteRange(180), nil]
    ).check()
  }
}
