import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Foods that are keys")
struct KeyedFoodTests {
  private static let steps = #""steps": ["Soak the beans overnight.", "Simmer all of it."]"#

  static let samples: [ReadSample] = [
    ReadSample(
      testDescription: "sizes and days with amounts beside the ingredients are no foods",
      text: """
        {"title": "Bread", "ingredients": ["300 g flour", "1 egg"], \(steps),
         "loaves": [{"small": "500 g"}, {"large": "1 kg"}, {"giant": "2 kg"}],
         "feeding": [{"Monday": "50 g"}, {"Tuesday": "60 g"}, {"Friday": "70 g"}]}
        """, lines: ["300 g flour", "1 egg"]),
    ReadSample(
      testDescription: "a unit that is a key is no food beside a text",
      text: """
        {"title": "Cake", "ingredients": [{"thing": "pear", "g": 300}, {"thing": "cream", "ml": 200},
          {"thing": "oil", "tbsp": 3}], \(steps)}
        """, lines: ["300 g pear", "200 ml cream", "3 tbsp oil"]),
    ReadSample(
      testDescription: "a remark beside a food does not replace it",
      text: """
        {"title": "Bean pot", "ingredients": [{"black beans": "300 g", "note": "dried"},
          {"shallots": 3, "note": "quartered"}, {"stock": "1 l"}], \(steps)}
        """,
      lines: ["300 g black beans, dried", "3 shallots, quartered", "1 l stock"]),
    ReadSample(
      testDescription: "one food alone is told by the words for its parts",
      text: """
        {"title": "Beans", "ingredients": [{"black beans": "300 g", "prep": "soaked"}], \(steps)}
        """, lines: ["300 g black beans, soaked"]),
    ReadSample(
      testDescription: "the key of a remark may be of any language, as it recurs", path: "a.md",
      text: """
        ---
        titel: Bönor
        ingredienser:
          - svarta bönor: 300 g
            anm: torkade
          - lök: 2
            anm: 1 cm tärningar
          - buljong: 1 l
          - peppar:
            anm: nymald
          - smör: att steka i
        gör så här: [Blötlägg bönorna över natten., Koka allt i en timme.]
        ---
        """,
      lines: [
        "300 g svarta bönor, torkade", "2 lök, 1 cm tärningar", "1 l buljong", "peppar, nymald",
        "smör, att steka i",
      ]),
    ReadSample(
      testDescription: "an object may have two foods, and one that may be left out",
      text: """
        {"title": "Beans", "ingredients": [{"beans": "300 g", "how": "dried"},
          {"stock": "1 l", "salt": "1 tsp"}, {"chilli": "1 pinch", "optional": true},
          {"cloves": 3}], \(steps)}
        """,
      lines: [
        "300 g beans, dried", "1 l stock", "1 tsp salt", "1 pinch chilli (optional)", "3 cloves",
      ]),
    ReadSample(
      testDescription: "tables of TOML are objects, too", path: "a.md",
      text: """
        +++
        title = "Beans"
        steps = ["Soak the beans overnight.", "Simmer all of it."]
        [[ingredients]]
        "black beans" = "300 g"
        note = "dried"
        [[ingredients]]
        shallots = 3
        note = "quartered"
        +++
        """, lines: ["300 g black beans, dried", "3 shallots, quartered"]),
    ReadSample(
      testDescription: "a list whose name nobody knows is told by its shape", path: "a.md",
      text: """
        ---
        titel: Plättar
        det som går åt:
          - ägg: 3
          - mjölk: 6 dl
          - mjöl: 2 dl
        steg: [Vispa ihop allt till en jämn smet., Stek tunna plättar i smör.]
        ---
        """, lines: ["3 ägg", "6 dl mjölk", "2 dl mjöl"]),
    ReadSample(
      testDescription: "a remark in an object of foods is about one food, or a note",
      text: """
        {"title": "Beans", "ingredients": {"beans": "300 g", "stock": "1 l", "note": "All organic."},
          \(steps)}
        """, lines: ["300 g beans", "1 l stock"], notes: ["All organic."]),
    ReadSample(
      testDescription: "an object of one food has its remark",
      text: """
        {"title": "Beans", "ingredients": {"beans": "300 g", "note": "dried"}, \(steps)}
        """, lines: ["300 g beans, dried"]),
    ReadSample(
      testDescription: "parts may have foods with objects and with amounts",
      text: """
        {"title": "Beans", "ingredients": {"pot": {"beans": {"amount": "300 g", "note": "dried"},
          "stock": "1 l"}, "top": [{"parsley": "1 bunch", "note": "chopped"}, {"oil": "2 tbsp"}]},
          \(steps)}
        """,
      lines: [
        "# Pot", "300 g beans, dried", "1 l stock", "# Top", "1 bunch parsley, chopped",
        "2 tbsp oil",
      ]),
    ReadSample(
      testDescription: "keys that recur are fields, also if some objects have others",
      text: """
        {"title": "Koek", "ingredients": [{"gr": 200, "wat": "bloem"}, {"gr": 100, "wat": "suiker"},
          {"stuks": 2, "wat": "eieren"}], \(steps)}
        """, lines: ["200 g bloem", "100 g suiker", "2 stuks eieren"]),
    ReadSample(
      testDescription: "amounts under a key of two objects are no foods",
      text: """
        {"title": "Cake", "ingredients": [{"q": "200 g", "o": "flour"},
          {"q": "2", "o": "eggs", "z": "beaten"}], \(steps)}
        """, lines: ["200 g flour", "2 eggs, beaten"]),
  ]

  @Test("a food that is a key keeps its name, amount and remarks", arguments: samples)
  func foods(sample: ReadSample) throws {
    try sample.check()
  }

  @Test("the only key of the only steps is no heading if it is a word for work")
  func work() throws {
    let sample = ReadSample(
      testDescription: "", path: "a.md",
      text: """
        ---
        titel: Plättar
        ingredienser: [3 ägg, 6 dl mjölk]
        gör så här:
          - göra: [Vispa ihop allt till en jämn smet., Stek tunna plättar i smör.]
        ---
        """,
      steps: ["Vispa ihop allt till en jämn smet.", "Stek tunna plättar i smör."])
    try sample.check()
  }
}
