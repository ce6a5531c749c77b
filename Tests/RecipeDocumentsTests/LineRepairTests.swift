import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Faulty lines of front matter")
struct LineRepairTests {
  /// Front matter with a fault, and what a cook would read in it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    var path = "pie.md"
    var lines = ["4 pears", "100 g oats", "50 g butter"]
    var steps = ["Slice the pears.", "Bake for 30 minutes."]
    var title = "Pear pie"
    var problems = 1
  }

  private static let yamlSteps = "\nsteps:\n  - Slice the pears.\n  - Bake for 30 minutes.\n---\n"
  private static let tomlSteps =
    "\nsteps = [\n  \"Slice the pears.\",\n  \"Bake for 30 minutes.\",\n]\n+++\n"

  static let samples = [
    Sample(
      testDescription: "an item that is indented more",
      text: """
        ---
        title: Pear pie
        ingredients:
          - 4 pears
           - 100 g oats
          - 50 g butter\(yamlSteps)
        """),
    Sample(
      testDescription: "an item that is indented less",
      text: """
        ---
        title: Pear pie
        ingredients:
          - 4 pears
          - 100 g oats
         - 50 g butter\(yamlSteps)
        """),
    Sample(
      testDescription: "a key of an object that is indented more",
      text: """
        ---
        title: Pear pie
        ingredients:
          - name: pears
            amount: 4
          - name: oats
             amount: 100 g
          - name: butter
            amount: 50 g\(yamlSteps)
        """),
    Sample(
      testDescription: "a key of an object that is indented less",
      text: """
        ---
        title: Pear pie
        ingredients:
          - name: pears
            amount: 4
          - name: oats
           amount: 100 g
          - name: butter
            amount: 50 g\(yamlSteps)
        """),
    Sample(
      testDescription: "a key of the document that is indented",
      text: """
        ---
        title: Pear pie
         ingredients:
          - 4 pears
          - 100 g oats
          - 50 g butter\(yamlSteps)
        """),
    Sample(
      testDescription: "a text after a quote",
      text: """
        ---
        title: "Pear" pie
        ingredients: [4 pears, 100 g oats, 50 g butter]\(yamlSteps)
        """, title: #""Pear" pie"#),
    Sample(
      testDescription: "a bracket that is not closed",
      text: """
        ---
        title: Pear pie
        ingredients:
          - 4 pears
          - 100 g oats
          - 50 g butter
        tags: [cake, autumn\(yamlSteps)
        """),
    Sample(
      testDescription: "a comma that is missing in TOML",
      text: """
        +++
        title = "Pear pie"
        ingredients = [
          "4 pears"
          "100 g oats",
          "50 g butter",
        ]\(tomlSteps)
        """),
    Sample(
      testDescription: "a bracket that is missing in TOML",
      text: """
        +++
        title = "Pear pie"
        ingredients = ["4 pears", "100 g oats", "50 g butter"\(tomlSteps)
        """),
    Sample(
      testDescription: "a text without quotes in TOML",
      text: """
        +++
        title = Pear pie
        ingredients = ["4 pears", "100 g oats", "50 g butter"]\(tomlSteps)
        """),
    Sample(
      testDescription: "a line that is no TOML at all",
      text: """
        +++
        title = "Pear pie"
        ?? remember the cinnamon
        ingredients = ["4 pears", "100 g oats", "50 g butter"]\(tomlSteps)
        """),
    Sample(
      testDescription: "a YAML file",
      text: """
        title: Pear pie
        ingredients:
          - 4 pears
           - 100 g oats
          - 50 g butter
        steps:
          - Slice the pears.
          - Bake for 30 minutes.
        """, path: "pie.yaml"),
  ]

  @Test("one faulty line does not spoil the others, and is said", arguments: samples)
  func repairs(_ sample: Sample) throws {
    let outcome = AnyDocumentReader().read(Array(sample.text.utf8), path: sample.path, fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.title == sample.title)
    #expect(recipe.ingredients == sample.lines)
    #expect(recipe.directions == sample.steps)
    #expect(outcome.diagnostics.count { $0.severity == .warning } == sample.problems)
  }

  @Test("a line that cannot be corrected is left out, and kept")
  func omits() throws {
    let text = """
      ---
      title: Pear pie
      ingredients:
        - 4 pears
        - &a &b oats
      steps:
        - Slice the pears.
      ---
      """
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "pie.md", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.ingredients.first == "4 pears")
    #expect(recipe.directions == ["Slice the pears."])
    #expect(!outcome.diagnostics.isEmpty)
  }

  @Test("a text full of faults ends in a bounded time")
  func bounded() {
    let lines = (0..<4_000).map { index in
      "k\(index): \"a" + String(repeating: " ", count: index % 7)
    }
    let text = "---\n" + lines.joined(separator: "\n") + "\n---\n"
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "pie.md", fields: .all)
    #expect(outcome.entries.isEmpty)
  }
}
