import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Facts in tags of static site generators")
struct TagFactTests {
  private static func text(_ first: String, _ second: String, end: String) -> String {
    """
    +++
    title = "Leek soup"
    +++

    \(first)

    - 2 leeks
    - 1 l water

    \(end)

    \(second)

    1. Slice the leeks.
    2. Boil them for an hour.

    \(end)
    """
  }

  static let samples = [
    ReadSample(
      testDescription: "parameters in brackets", path: "a.md",
      text: text("{% ingredients(portions=4) %}", "{% directions(minutes=45) %}", end: "{% end %}"),
      yield: "4", minutes: [nil, nil, nil, 45]),
    ReadSample(
      testDescription: "parameters between blanks", path: "a.md",
      text: text(
        #"{{< ingredients servings="4 people" >}}"#, #"{{< steps prep="10 min" cook="1 h" >}}"#,
        end: "{{< /x >}}"), yield: "4 people", minutes: [10, 60, nil, nil]),
    ReadSample(
      testDescription: "the size of a picture is no yield", path: "a.md",
      text: text(#"{{< figure src="a.jpg" size="4" >}}"#, "", end: ""),
      minutes: [nil, nil, nil, nil]),
  ]

  @Test("a tag states the yield and times", arguments: samples)
  func reads(_ sample: ReadSample) throws { try sample.check() }

  @Test("a tag that stands for the recipe in front matter is no heading of directions")
  func alone() throws {
    try ReadSample(
      testDescription: "", path: "a.md",
      text: """
        ---
        title: Soupe
        ingredients: [2 poireaux, 1 l d'eau]
        recette: [Couper les poireaux., Cuire une heure.]
        ---
        Une soupe de mon enfance.

        {{< recette >}}

        À bientôt pour une autre recette !
        """, steps: ["Couper les poireaux.", "Cuire une heure."]
    ).check()
  }
}
