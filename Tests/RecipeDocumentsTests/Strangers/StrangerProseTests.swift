import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Pages without headings, and what front matter and tags say of them")
struct StrangerProseTests {
  private static func page(_ front: String, _ body: String) -> String {
    "---\n\(front)\n---\n\n\(body)\n"
  }

  static let pages = [
    ReadSample(
      testDescription: "a page of its own folder with a list", path: "posts/rye-rolls/index.md",
      text: page("title: Rye rolls", "Rolls\n\n - 150ml buttermilk\n - 250g rye flour"),
      lines: ["150ml buttermilk", "250g rye flour"], title: "Rye rolls"),
    ReadSample(
      testDescription: "headings without a title", path: "posts/rye-rolls/index.md",
      text: "## Ingredients\n\n- 250g rye flour\n\n## Directions\n\n1. Knead it.\n2. Bake it.\n",
      lines: ["250g rye flour"], steps: ["Knead it.", "Bake it."], title: "Rye rolls"),
    ReadSample(
      testDescription: "a layout", path: "a.md",
      text: page(
        "title: Steamed peas\nlayout: recipe",
        "Steam the peas for 8 minutes.\n\nServe them with mint."),
      lines: [], steps: ["Steam the peas for 8 minutes.", "Serve them with mint."]),
    ReadSample(
      testDescription: "a template in TOML", path: "a.md",
      text: "+++\ntitle = \"Steamed peas\"\ntemplate = \"recipe-page.html\"\n+++\n\n"
        + "Steam the peas for 8 minutes.\n",
      lines: [], steps: ["Steam the peas for 8 minutes."]),
    ReadSample(
      testDescription: "a tag", path: "a.md",
      text: page("title: Steamed peas\ntags: [recipe, peas]", "Steam the peas for 8 minutes."),
      lines: [], steps: ["Steam the peas for 8 minutes."]),
    ReadSample(
      testDescription: "code above the first heading", path: "a.md",
      text: page(
        "title: Crepes",
        "```\n150 g flour\n2 eggs\n300 ml milk\n```\n\n## Directions\n\n1. Stir.\n2. Fry."),
      lines: ["150 g flour", "2 eggs", "300 ml milk"], steps: ["Stir.", "Fry."]),
    ReadSample(
      testDescription: "a remark on a time beside the method", path: "a.md",
      text: page(
        """
        title: Macaroons
        ingredients: ["3 egg whites", "150 g sugar"]
        cuisson:
          - "Bake 50 minutes at 110 degrees<br> and then let them dry"
        """, "* Whip the egg whites with the sugar.\n* Form small heaps."),
      lines: ["3 egg whites", "150 g sugar"],
      steps: ["Whip the egg whites with the sugar.", "Form small heaps."],
      notes: ["Bake 50 minutes at 110 degrees\nand then let them dry"]),
  ]

  @Test(
    "lists and paragraphs are read where something says that they are a recipe", arguments: pages)
  func reads(_ sample: ReadSample) throws { try sample.check() }

  static let others = [
    ("a page about its folder", "posts/soups/index.md", "title: Soups", "- [Leek](a)\n- [Pea](b)"),
    ("no foods with amounts", "posts/soups/index.md", "title: Soups", "- leek soup\n- pea soup"),
    ("prose without a mark", "a.md", "title: Peas", "Steam the peas for 8 minutes."),
    ("a mark without a title", "a.md", "layout: recipe", "Steam the peas for 8 minutes."),
    ("a list of recipes", "a.md", "title: Peas\nlayout: recipes", "These are all that I cook."),
  ]

  @Test("other pages are none", arguments: others)
  func refuses(name: String, path: String, front: String, body: String) {
    let text = Self.page(front, body)
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
    #expect(outcome.entries.isEmpty, "\(name)")
  }

  private static func tagged(_ foods: String, _ steps: String) -> String {
    page("title: Cake", "\(foods)\n\n\(steps)")
  }

  private static let foods = "{{< ingredients >}}\n- 2 eggs\n{{< /ingredients >}}"
  private static let steps = "{{< directions >}}\n1. Mix.\n2. Bake.\n{{< /directions >}}"

  static let tags = [
    ReadSample(
      testDescription: "headings within a tag of ingredients", path: "a.md",
      text: tagged(
        """
        {{< ingredients >}}
        #### Icing
        - 80 g sugar
        ## Base
        - 2 eggs
        {{< /ingredients >}}
        """, steps), lines: ["# Icing", "80 g sugar", "# Base", "2 eggs"],
      steps: ["Mix.", "Bake."],
      notes: []),
    ReadSample(
      testDescription: "a heading below the tag is none of its parts", path: "a.md",
      text: tagged(
        "{{< ingredients >}}\n### Base\n- 2 eggs\n{{< /ingredients >}}",
        steps + "\n\n#### Tips\n\nEat it."),
      lines: ["# Base", "2 eggs"], steps: ["Mix.", "Bake."], notes: ["Eat it."]),
    ReadSample(
      testDescription: "a timer with seconds and words", path: "a.md",
      text: tagged(
        foods, "## Directions\n\n1. Bake {{< timerset 1500 \"25 min\" >}} long.\n2. Eat."),
      steps: ["Bake 25 min long.", "Eat."]),
    ReadSample(
      testDescription: "foods between bars", path: "a.md",
      text: tagged(
        foods, "## Directions\n\n1. {{rice|300|g}} {{oil|1|spoon}}\n2. Fry {{ x | y }}."),
      steps: ["300 g rice 1 spoon oil", "Fry {{ x | y }}."]),
    ReadSample(
      testDescription: "dashes behind a bullet", path: "a.md",
      text: page("title: Cake", "## Ingredients\n\n- 2 eggs\n* ‒‒ 1 lemon\n\n" + steps),
      lines: ["2 eggs", "1 lemon"]),
    ReadSample(
      testDescription: "pictures below the steps", path: "a.md",
      text: tagged(
        foods,
        "## Directions\n\n1. Mix.\n2. Bake.\n\n### Pictures\n\n#### Before\n\n![dough](a.jpg)"),
      steps: ["Mix.", "Bake."], image: "a.jpg"),
  ]

  @Test("tags and marks leave no remains", arguments: tags)
  func readsTags(_ sample: ReadSample) throws { try sample.check() }
}
