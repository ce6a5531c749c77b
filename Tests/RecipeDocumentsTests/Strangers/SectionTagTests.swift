import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Tags of static sites around sections")
struct SectionTagTests {
  private static let front = "---\ntitle: Rice\n---\n\n"

  static let ends = [
    ReadSample(
      testDescription: "bare lines and plain paragraphs", path: "a.md",
      text: front + """
        {{< ingredients >}}
        200 g rice
        2 tomatoes
        salt and pepper
        {{< /ingredients >}}

        Fry the tomatoes

        Add the rice and cook gently
        """, lines: ["200 g rice", "2 tomatoes", "salt and pepper"],
      steps: ["Fry the tomatoes", "Add the rice and cook gently"]),
    ReadSample(
      testDescription: "bullets below bullets", path: "a.md",
      text: front + """
        {% ingredients %}
        - 200 g rice
        - 2 tomatoes
        {% endingredients %}

        - Fry the tomatoes
        - Add the rice and cook gently
        """, lines: ["200 g rice", "2 tomatoes"],
      steps: ["Fry the tomatoes", "Add the rice and cook gently"]),
    ReadSample(
      testDescription: "but not where a heading names the method", path: "a.md",
      text: front + """
        {{< ingredients >}}
        - 200 g rice
        - 2 tomatoes
        {{< /ingredients >}}

        The rice is of last year.

        ## Method

        1. Fry the tomatoes.
        2. Add the rice.
        """, lines: ["200 g rice", "2 tomatoes"],
      steps: ["Fry the tomatoes.", "Add the rice."]),
    ReadSample(
      testDescription: "components", path: "a.md",
      text: front + """
        <Ingredients>
        - 200 g rice
        - 2 tomatoes
        </Ingredients>

        <Steps>
        1. Fry the tomatoes.
        2. Add the rice.
        </Steps>
        """, lines: ["200 g rice", "2 tomatoes"],
      steps: ["Fry the tomatoes.", "Add the rice."]),
  ]

  @Test("the tag that ends the ingredients begins the method", arguments: ends)
  func begins(_ sample: ReadSample) throws { try sample.check() }

  @Test("a tag without words beside the name of a group does not hide it")
  func groups() throws {
    try ReadSample(
      testDescription: "", path: "a.md",
      text: Self.front + """
        {{< ingredients servings="4" >}}
        {{< portions step="2" >}}
        Main
        {{< ingredient amount="200" unit="g" name="rice" >}}

        Sauce
        {{< ingredient amount="2" name="tomatoes" >}}
        {{< /ingredients >}}

        {{< steps >}}
        1. Fry.
        2. Boil.
        {{< /steps >}}
        """, lines: ["# Main", "200 g rice", "# Sauce", "2 tomatoes"], steps: ["Fry.", "Boil."],
      yield: "4", notes: []
    ).check()
  }

  static let references = [
    ReadSample(
      testDescription: "a number before the food, and flags", path: "a.md",
      text: front + """
        {{< ingredients >}}
        {{< ingredient ref="204.rice" amount="200" unit="g" default="true" >}}
        {{< ingredient name="Egg" plural="Eggs" amount="2" >}}
        {{< ingredient id="fat" ref="17.olive-oil" amount="2" unit="tbsp" >}}
        {{< /ingredients >}}

        {{< steps >}}
        1. Boil the {{< use id="204.rice" m="0.5" >}} slowly.
        2. Heat {{< use id="fat" m="1" >}}.
        {{< /steps >}}
        """, lines: ["200 g rice", "2 Egg", "2 tbsp olive oil"],
      steps: ["Boil the rice slowly.", "Heat olive oil."]),
    ReadSample(
      testDescription: "bullets that call for foods are steps, and the calls the ingredients",
      path: "a.md",
      text: front + """
        - Boil the {{ food(name="rice", amount="100", quantity="g") }}
        - Salt it with {{ food(name="salt", amount="", quantity="to taste") }}
        - Serve
        """, lines: ["100 g rice", "salt, to taste"],
      steps: ["Boil the rice", "Salt it with salt", "Serve"]),
  ]

  @Test("references to foods are shown by their names", arguments: references)
  func reads(_ sample: ReadSample) throws { try sample.check() }
}
