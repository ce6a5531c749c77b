import RecipeCLI
import Testing

@Suite("Searching")
struct SearchCommandTests {
  @Test("arguments are joined by spaces, whatever the shell left of the quotes")
  func arguments() async {
    let template = ["--template", "{title}"]
    for words in [["leek", "soup"], ["leek soup"], ["\"leek soup\""], ["title:(leek", "soup)"]] {
      #expect(await Kitchen().run(["search"] + words + template).output == "Leek soup\n")
    }
    #expect(await Kitchen().run("search", "\"soup leek\"").status == .nothingFound)
  }

  @Test("scores read the directions, whatever the format")
  func directions() async {
    let table = await Kitchen().run("search", "leeks", "--sort", "relevance", "--explain").output
    #expect(table.contains("leeks: title 1, ingredients 1, directions 1; in 1 of 3 recipes"))
    let json = await Kitchen().run(
      "search", "leeks", "--explain", "--fields", "score", "-o", "ndjson")
    #expect(json.output.contains(#""directions":1"#))
  }

  @Test("the order by missing foods gives way to one that is asked for")
  func order() async {
    let arguments = ["search", "--have", "flour, tea", "--missing", "1", "--template", "{title}"]
    #expect(await Kitchen().run(arguments).output == "Bread\nTea\n")
    #expect(
      await Kitchen().run(arguments + ["--sort", "title", "--reverse"]).output == "Tea\nBread\n")
    #expect(await Kitchen().run(arguments + ["tea"]).output == "Tea\n")
  }

  @Test("several lists of foods are one")
  func foods() async {
    let arguments = [
      "search", "--have", "flour", "--have", "tea", "--template", "{title} {missing}",
    ]
    #expect(await Kitchen().run(arguments).output == "Bread \nTea \n")
  }

  @Test("the names of a food that the configuration adds count")
  func synonyms() async {
    let table = "\n[matching]\nsynonyms = [[\"flour\", \"atta\"]]\n"
    let arguments = ["search", "--have", "atta", "--template", "{title}"]
    #expect(await Kitchen(Kitchen.configuration + table).run(arguments).output == "Bread\n")
    #expect(await Kitchen().run(arguments).output.isEmpty)
  }

  @Test("fields that only a search has are listed and can be chosen")
  func fields() async {
    let listed = await Kitchen().run("search", "x", "--have", "y", "--explain", "--fields", "?")
    #expect(listed.output.hasSuffix("missing\nscore\n"))
    #expect(await Kitchen().run("search", "leek", "--fields", "score").status == .usage)
    #expect(await Kitchen().run("list", "--fields", "missing").status == .usage)
  }

  @Test("what was sought is said without controls when nothing is found")
  func nothing() async {
    let outcome = await Kitchen().run("search", "leak\u{1B}[2J", "soup")
    #expect(outcome.status == .nothingFound)
    #expect(outcome.errors.hasPrefix("recipes: nothing found for 'leak\u{FFFD}[2J soup'\n"))
    #expect(!outcome.errors.contains("\u{1B}"))
  }
}
