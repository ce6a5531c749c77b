import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Tags of static sites that stand for ingredients, steps and words")
struct ValueTagTests {
  private static func text(_ ingredients: String, _ steps: String = "1. Mix.\n2. Bake.") -> String {
    "---\ntitle: Bread\n---\n\n## Ingredients\n\n\(ingredients)\n\n## Directions\n\n\(steps)\n"
  }

  static let lines = [
    ReadSample(
      testDescription: "shortcodes within one with the servings", path: "a.md",
      text: text(
        """
        {{< ingredients servings="4" >}}
        {{< ingredient amount="200" unit="g" name="flour" >}}
        {{< ingredient "100" "ml" "water" >}}
        {{< ingredient quantity="1/2" unit="tsp" >}}salt{{< /ingredient >}}
        {{< /ingredients >}}
        """), lines: ["200 g flour", "100 ml water", "1/2 tsp salt"], yield: "4"),
    ReadSample(
      testDescription: "other languages, and references", path: "a.md",
      text: text(
        """
        - {{% ingredient qty="200" unit="g" food="Mehl" %}}
        - {% ingredient quantite=250 unite=ml nom="lait" %}
        - {{% ingredient ref="foods.red-onion" amount="2" %}}
        """), lines: ["200 g Mehl", "250 ml lait", "2 red onion"]),
    ReadSample(
      testDescription: "components", path: "a.mdx",
      text: text(
        """
        <Ingredient amount="200" unit="g">flour</Ingredient>
        <Ingredient amount={2}>eggs</Ingredient>
        <Ingredient amount="300" unit="ml" name="milk" />
        """), lines: ["200 g flour", "2 eggs", "300 ml milk"]),
    ReadSample(
      testDescription: "calls, and a remark under an unknown name", path: "a.md",
      text: text(
        """
        {{ ingredient(amount=200, unit="g", name="flour") }}
        {{ ingredient(amount="1/2", unit="tsp", name="yeast", comment="fresh") }}
        {{ ingredient(name="salt") }}
        """), lines: ["200 g flour", "1/2 tsp yeast, fresh", "salt"]),
    ReadSample(
      testDescription: "files that are included", path: "a.md",
      text: text(
        """
        {% include ingredient.html amount="200" unit="g" name="rice" %}
        {% include ingredient.html amount="1" unit="tbsp" ref="foods.olive-oil" %}
        """), lines: ["200 g rice", "1 tbsp olive oil"]),
  ]

  @Test("a tag with named values is an ingredient", arguments: lines)
  func ingredients(_ sample: ReadSample) throws { try sample.check() }

  static let words = [
    ("the {{< ingredient \"flour\" >}} in", "the flour in"),
    ("the {% ing \"foods.red-onion\" %} in", "the red onion in"),
    ("for {{< timer 20 minutes >}} at", "for 20 minutes at"),
    ("for <Timer minutes=\"3\" /> at", "for 3 minutes at"),
    ("at {{< temp value=\"180\" unit=\"°C\" >}} until", "at 180 °C until"),
    ("at {{ temperature(c=220) }} until", "at 220 °C until"),
    ("the {{< tip \"a hard word\" >}}roux{{< /tip >}} of", "the roux of"),
    ("with {{< icon \"oven\" >}}heat", "with heat"),
    ("see [bread]({{< ref \"bread.md\" >}}) too", "see bread too"),
  ]

  @Test("a tag within a step leaves its words there", arguments: words)
  func inline(_ tag: String, _ text: String) throws {
    try ReadSample(
      testDescription: tag, path: "a.md",
      text: Self.text("- 200 g flour\n- 2 eggs", "1. Now \(tag) a bowl.\n2. Serve."),
      steps: ["Now \(text) a bowl.", "Serve."]
    ).check()
  }

  static let steps = [
    ReadSample(
      testDescription: "on lines of their own", path: "a.md",
      text: text(
        "- 200 g flour\n- 2 eggs",
        """
        {{< step >}}
        Mix all.
        {{< /step >}}
        {{< step >}}
        Bake.
        {{< /step >}}
        """), steps: ["Mix all.", "Bake."]),
    ReadSample(
      testDescription: "around one line, in French", path: "a.md",
      text: text(
        "- 200 g farine\n- 2 œufs",
        """
        {% etape %}Mélanger {% ing "farine" %} et les œufs.{% endetape %}
        {% etape %}Cuire {% minuteur 30 minutes %}.{% endetape %}
        """), steps: ["Mélanger farine et les œufs.", "Cuire 30 minutes."]),
    ReadSample(
      testDescription: "to an end without a name", path: "a.md",
      text: text(
        "- 200 g flour\n- 2 eggs", "{% step() %}\nMix.\n{% end %}\n{% step() %}\nBake.\n{% end %}"),
      steps: ["Mix.", "Bake."]),
  ]

  @Test("tags around steps part them", arguments: steps)
  func stepTags(_ sample: ReadSample) throws { try sample.check() }

  static let copies = [
    ReadSample(
      testDescription: "names, labels, and lines for two sizes", path: "a.md",
      text: """
        ---
        title: Bread
        ingredients: [flour, water]
        ingredient_names: {flour: Bread flour, water: Water}
        ingredients_small: {flour: 200 g bread flour, water: 130 ml water}
        ingredients_large: {flour: 400 g bread flour, water: 260 ml water}
        ---
        1. Mix.
        2. Bake.
        """, lines: ["200 g bread flour", "130 ml water"]),
    ReadSample(
      testDescription: "sizes in one object, in German", path: "a.md",
      text: """
        ---
        title: Brot
        zutaten:
          klein: {mehl: 200 g Mehl, wasser: 130 ml Wasser}
          gross: {mehl: 400 g Mehl, wasser: 260 ml Wasser}
        zutatenliste: [Mehl, Wasser]
        ---
        1. Mischen.
        2. Backen.
        """, lines: ["200 g Mehl", "130 ml Wasser"]),
    ReadSample(
      testDescription: "amounts and names under keys", path: "a.md",
      text: """
        ---
        title: Bread
        ingredients: [rye-flour, water]
        ingredient_names: {rye-flour: dark rye flour, water: warm water}
        amounts: {rye-flour: 200 g, water: 130 ml}
        ---
        1. Mix.
        2. Bake.
        """, lines: ["200 g dark rye flour", "130 ml warm water"]),
  ]

  @Test("of lists of the same foods the fullest is the list", arguments: copies)
  func sameFoods(_ sample: ReadSample) throws { try sample.check() }

  @Test("a number without a food is no amount", arguments: ["200", "200 g", "1/2"])
  func numbersAlone(_ line: String) {
    var recipe = Recipe(title: "Bread")
    recipe.ingredients = [line, "salt"]
    #expect(!recipe.hasAmounts)
    recipe.ingredients = ["200 g flour"]
    #expect(recipe.hasAmounts)
  }
}
