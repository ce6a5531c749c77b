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

  private static let lists = """

    ## Ingredients

    - 2 leeks
    - 1 l water

    ## Method

    1. Slice the leeks.
    2. Boil them gently.

    """

  private static let values =
    #"servings="4 bowls" time="1 h" prep="10 min" image="img/leek.jpg" tags="soup, quick" "#
    + #"source="https://example.org/leek""#

  private static func sample(_ name: String, _ text: String) -> ReadSample {
    ReadSample(
      testDescription: name, path: "a.md", text: text, lines: ["2 leeks", "1 l water"],
      steps: ["Slice the leeks.", "Boil them gently."], title: "Leek soup", yield: "4 bowls",
      source: "https://example.org/leek", image: "img/leek.jpg", tags: ["soup", "quick"],
      minutes: [10, nil, nil, 60])
  }

  static let recipes = [
    sample(
      "in brackets, as the title",
      "[recipe title=\"Leek soup\" \(values)]\n\(lists)\n[/recipe]\n"),
    sample(
      "in brackets, below a title, with sections in brackets",
      """
      # Leek soup

      [recipe title="The soup" \(values)]
      [ingredients title="Ingredients"]
      - 2 leeks
      - 1 l water
      [/ingredients]
      [method]
      1. Slice the leeks.
      2. Boil them gently.
      [/method]
      [/recipe]
      """),
    sample(
      "a shortcode, as the title",
      "{{< recipe title=\"Leek soup\" \(values) >}}\n\(lists)\n{{< /recipe >}}\n"),
    sample("a shortcode that ends nowhere", "# Leek soup\n\n{{< recipe \(values) >}}\n\(lists)"),
    sample(
      "a shortcode over several lines",
      "# Leek soup\n\n{{< recipe\n  "
        + values.replacing("\" ", with: "\"\n  ") + "\n>}}\n\(lists)\n{{< /recipe >}}\n"),
    sample(
      "a component", "# Leek soup\n\n<RecipeCard \(values) />\n\(lists)"),
    sample(
      "a tag of Liquid in another language",
      "# Leek soup\n\n{% receta raciones=\"4 bowls\" tiempo=\"1 h\" \(values) %}\n\(lists)"
        + "\n{% endreceta %}\n"),
  ]

  @Test("a tag of the recipe states all there is to say of it", arguments: recipes)
  func recipe(_ sample: ReadSample) throws { try sample.check() }

  @Test("of several tags that stand for recipes none has the title and the source of this one")
  func others() throws {
    try ReadSample(
      testDescription: "", path: "a.md",
      text: "# Leek soup\n\(Self.lists)\n## See also\n\n"
        + "{{< recipe title=\"Bread\" source=\"https://example.org/bread\" >}}\n\n"
        + "{{< recipe title=\"Rice\" source=\"https://example.org/rice\" >}}\n",
      title: "Leek soup"
    ).check()
    let recipe = try MarkdownSample.recipe(
      "# Leek soup\n\(Self.lists)\n{{< timer minutes=\"20\" >}}\n")
    #expect(recipe.totalMinutes == nil)
    #expect(recipe.sourceURL == nil)
  }

  @Test("a tag with nutrition facts is neither a step nor a note")
  func nutrition() throws {
    try ReadSample(
      testDescription: "", path: "a.md",
      text: "# Leek soup\n\(Self.lists)\n{{< nutrition\nkcal=\"90\"\nfat=\"2 g\"\n>}}\n",
      steps: ["Slice the leeks.", "Boil them gently."], notes: [],
      nutrition: ["kcal: 90", "fat: 2 g"]
    ).check()
  }

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
