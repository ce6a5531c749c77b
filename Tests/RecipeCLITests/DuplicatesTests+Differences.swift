import RecipeCore
import TestSupport
import Testing

@testable import RecipeCLI
@testable import Text

/// The differences that `--diff` shows.
extension DuplicatesTests {
  @Test("--diff knows the foods that the configuration takes for one")
  func synonyms() async {
    let matching = "[matching]\nsynonyms = [[\"zorp\", \"blarg\"]]\n"
    for (configuration, line) in [
      (Kitchen.configuration, "- 200 g zorp\n"),
      (matching + Kitchen.configuration, ", 1 in other words\n"),
    ] {
      let kitchen = Kitchen(configuration)
      for (name, food) in [("one", "zorp"), ("two", "blargs")] {
        let lines = "\"200 g \(food)\", \"3 eggs\", \"100 g sugar\", \"1 lemon\", \"50 g butter\""
        kitchen.files.put(
          .file(Array("{\"title\": \"Pie\", \"ingredients\": [\(lines)]}".utf8)),
          at: "/home/ana/box/\(name).json")
      }
      let page = await kitchen.run("duplicates", "--diff").output
      #expect(page.contains(line), "\(page)")
    }
  }

  @Test(
    "two recipes with other amounts of one food are one or variants, as cautious as is asked for",
    arguments: [("", "same"), ("caution = \"low\"\n", "same"), ("caution = \"high\"\n", "variant")])
  func caution(setting: String, verdict: String) async {
    let kitchen = Kitchen("[matching]\n" + setting + Kitchen.configuration)
    for (name, amount) in [("one", 200), ("two", 300)] {
      let lines = "\"\(amount) g flour\", \"3 eggs\", \"100 g sugar\", \"1 lemon\", \"50 g butter\""
      kitchen.files.put(
        .file(Array("{\"title\": \"Pie\", \"ingredients\": [\(lines)]}".utf8)),
        at: "/home/ana/box/\(name).json")
    }
    let json = await kitchen.run("duplicates", "explain", "one.json", "two.json", "--json").output
    #expect(json.contains("\"verdict\": \"\(verdict)\""), "\(json)")
  }

  @Test(
    "the terms of an explanation add up as they are printed",
    arguments: [["leek.json", "nan.json"], ["tea", "bread"], ["leek.json", "bread"]])
  func sum(records: [String]) async throws {
    let page = await kitchen().run(["duplicates", "explain"] + records).output
    let numbers = page.matches(of: #/(?m)^  (.+?) +([+-]\d+)\.(\d\d)  /#).compactMap { match in
      Int(match.2 + match.3).map { (name: match.1, hundredths: $0) }
    }
    let sum = try #require(numbers.last)
    #expect(numbers.count > 2 && sum.name == "sum")
    #expect(numbers.dropLast().map(\.hundredths).reduce(0, +) == sum.hundredths, "\(page)")
  }

  @Test("a record without ingredients is not told to lack the first of them")
  func noIngredients() async {
    let kitchen = kitchen()
    let bare =
      #"{"title": "Leek soup", "directions": ["Cook."], "source_url": "http://nan.example/soup"}"#
    kitchen.files.put(.file(Array(bare.utf8)), at: "/home/ana/box/bare.json")
    let page = await kitchen.run("duplicates", "explain", "bare.json", "nan.json").output
    #expect(page.hasPrefix("same recipe, score 1.00\nsame canonical URL; same title"), "\(page)")
    #expect(!page.contains("only one has"))
  }
}
