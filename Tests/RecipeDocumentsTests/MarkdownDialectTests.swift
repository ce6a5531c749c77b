import RecipeCore
import RecipeDocuments
import Testing

@Suite("Dialects of Markdown")
struct MarkdownDialectTests {
  @Test(
    "each dialect is told by its content and read as a person reads it",
    arguments: DialectSample.withFrontMatter + DialectSample.withProperties
      + DialectSample.withoutFrontMatter)
  func samples(sample: DialectSample) throws {
    let outcome = MarkdownRecipeReader().read(
      Array(sample.text.utf8), path: "a.md", fields: .all)
    #expect(outcome.dialect == sample.dialect)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(outcome.entries.count == 1)
    #expect(recipe.title == sample.title)
    #expect(recipe.ingredients == sample.ingredients)
    #expect(recipe.ingredientGroups.map(\.name) == sample.groups)
    #expect(recipe.directions == sample.directions)
    #expect(recipe.yield == sample.yield)
    #expect(recipe.prepMinutes == sample.prep)
    #expect(recipe.cookMinutes == sample.cook)
    #expect(recipe.totalMinutes == sample.total)
    #expect(recipe.tags == sample.tags)
    #expect(recipe.sourceURL == sample.source)
    #expect(recipe.imageURL == sample.image)
    #expect(recipe.description == sample.description)
    #expect(outcome.diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test("dialects have names of their own, for options and for people")
  func names() {
    let all = MarkdownDialect.allCases
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.allSatisfy { MarkdownDialect(rawValue: $0.rawValue) == $0 })
    #expect(all.allSatisfy { !$0.rawValue.contains(" ") })
  }

  @Test(
    "what was assumed is said with its place",
    arguments: [
      ("# A\n\nGood.\n\n- 1 leek\n\nBoil it.\n", "a.md:5:1", "assumed the first list"),
      ("# A\n\n> x\n\n1 leek\n2 eggs\n\nBoil.\n", "a.md:5:1", "assumed the lines with amounts"),
      ("# A\n\n|a|b|\n|-|-|\n|1|leek|\n\nBoil.\n", "a.md:3:1", "assumed the first table"),
      (
        "# A\n\n## Ingredients\n- a\n\nBoil it.\n", "a.md:6:1",
        "assumed what follows the ingredients"
      ),
      ("# A\n\n## Ingredients\n- a\n\n## Go\nBoil it.\n", "a.md:6:1", "assumed 'Go'"),
      ("# A\n\n- 1 leek\n\n## Directions\n1. Boil\n", "a.md:3:1", "assumed the first list"),
      ("Leek soup\n\n- 1 leek\n\nBoil it.\n", "a.md:1:1", "assumed the first line"),
      ("## Ingredients\n- a\n", "a.md:1", "assumed the file's name"),
      (
        "# A\n\n---\n\nFor one:\n\n- *some* salt\n", "a.md:5",
        "since it violates a rule of RecipeMD"
      ),
    ])
  func assumptions(text: String, place: String, message: String) {
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .all)
    #expect(outcome.entries.count == 1)
    #expect(outcome.diagnostics.allSatisfy { $0.severity == .note })
    let note = outcome.diagnostics.first { $0.message.contains(message) }
    #expect(note?.location?.description == place, "\(outcome.diagnostics)")
  }

  @Test("what is told by headings, front matter or dividers needs no assumption")
  func silence() {
    for sample in DialectSample.withFrontMatter + DialectSample.withProperties {
      let outcome = MarkdownRecipeReader().read(
        Array(sample.text.utf8), path: "a.md", fields: .all)
      #expect(outcome.diagnostics.isEmpty, "\(sample.about): \(outcome.diagnostics)")
    }
  }
}

@Suite("Dialects of Markdown that are forced")
struct ForcedDialectTests {
  private func outcome(_ text: String, _ dialect: MarkdownDialect) -> DocumentOutcome {
    MarkdownRecipeReader(dialect: dialect).read(Array(text.utf8), path: "a.md", fields: .all)
  }

  @Test("RecipeMD refuses what breaks a rule, at its line")
  func recipeMD() {
    let outcome = outcome("# T\n\n---\n\n- a\n\nBoil.\n", .recipeMD)
    #expect(outcome.entries.isEmpty)
    #expect(outcome.diagnostics.map(\.severity) == [.error])
    #expect(outcome.diagnostics.first?.location?.description == "a.md:7")
    #expect(outcome.diagnostics.first?.message.hasPrefix("not RecipeMD: expected") == true)
  }

  @Test("RecipeMD keeps groups whose names other dialects take for parts")
  func recipeMDGroups() {
    let outcome = outcome("# T\n\n---\n\n## Directions\n\n- a\n", .recipeMD)
    #expect(outcome.dialect == "RecipeMD")
    #expect(outcome.entries.first?.recipe.ingredientGroups.map(\.name) == ["Directions"])
  }

  @Test("headings count even when the lists look otherwise, and lists even when headings do")
  func readings() {
    let text = "# T\n\n- 1 spoon\n\n## Directions\n\n- 2 leeks\n\n> Boil.\n"
    let headings = outcome(text, .headings).entries.first?.recipe
    #expect(headings?.directions == ["2 leeks", "Boil."])
    let blocks = outcome(text, .nyum)
    #expect(blocks.dialect == "nyum")
    #expect(blocks.entries.first?.recipe.ingredients == ["1 spoon", "2 leeks"])
    #expect(blocks.entries.first?.recipe.directions == ["Boil."])
  }

  @Test("Chowdown takes ingredients from the front matter alone")
  func chowdown() {
    let text = "---\ntitle: T\ningredients: [a]\n---\n## Ingredients\n- b\n"
    #expect(outcome(text, .chowdown).entries.first?.recipe.ingredients == ["a"])
    #expect(outcome(text, .headings).entries.first?.recipe.ingredients == ["b"])
    let without = outcome("# T\n\n- 1 leek\n", .chowdown)
    #expect(without.entries.isEmpty)
    #expect(without.diagnostics.map(\.severity) == [.note])
  }
}
