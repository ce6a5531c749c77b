import RecipeCLI
import TestSupport
import Testing

@Suite("How many rows are shown")
struct LimitTests {
  @Test(
    "a terminal shows 20 and a pipe all, unless the command line or the configuration says otherwise",
    arguments: [
      (width: 80, limit: nil, arguments: [], count: 20),
      (width: nil, limit: nil, arguments: [], count: 30),
      (width: 80, limit: nil, arguments: ["-n", "0"], count: 30),
      (width: 80, limit: nil, arguments: ["-n", "25"], count: 25),
      (width: nil, limit: nil, arguments: ["-n", "25"], count: 25),
      (width: 80, limit: 5, arguments: [], count: 5),
      (width: nil, limit: 5, arguments: [], count: 5),
      (width: 80, limit: 0, arguments: [], count: 30),
      (width: 80, limit: 5, arguments: ["-n", "7"], count: 7),
    ] as [(width: Int?, limit: Int?, arguments: [String], count: Int)])
  func rows(width: Int?, limit: Int?, arguments: [String], count: Int) async {
    var kitchen = Self.kitchen(limit: limit)
    kitchen.width = width
    for command in [["list"], ["search", "soup"]] {
      let outcome = await kitchen.run(command + ["--template", "{title}"] + arguments)
      #expect(outcome.output.split(separator: "\n").count == count)
    }
  }

  @Test("the last line of a table says how many there are")
  func footer() async {
    var kitchen = Self.kitchen()
    kitchen.width = 80
    let cut = await kitchen.run("list", "--color", "never")
    #expect(cut.output.hasSuffix("\n20 of 30 recipes; -n 0 shows all\n"))
    #expect(cut.errors.isEmpty)
    #expect(
      await kitchen.run("list", "-n", "0", "--color", "never").output.hasSuffix("\n30 recipes\n"))
  }

  @Test("other formats say on standard error that a terminal shows a part")
  func otherFormats() async {
    var kitchen = Self.kitchen()
    kitchen.width = 80
    for format in ["json", "csv", "markdown"] {
      let cut = await kitchen.run("list", "-o", format)
      #expect(cut.errors == "recipes: 20 of 30 recipes; -n 0 shows all\n")
      #expect(await kitchen.run("list", "-o", format, "-n", "0").errors.isEmpty)
    }
    kitchen.width = nil
    #expect(await kitchen.run("list", "-o", "json", "-n", "3").errors.isEmpty)
  }

  @Test("duplicates follow the same limit")
  func duplicates() async {
    var kitchen = Self.kitchen(copies: 2)
    let whole = await kitchen.run("duplicates", "--clusters", "-o", "ndjson")
    #expect(whole.output.split(separator: "\n").count == 30)
    kitchen.width = 80
    let part = await kitchen.run("duplicates", "--clusters", "-o", "ndjson")
    #expect(part.output.split(separator: "\n").count == 20)
    #expect(part.errors.contains("20 of 30 recipes in several records; -n 0 shows all"))
  }

  /// A kitchen with 30 soups.
  private static func kitchen(limit: Int? = nil, copies: Int = 1) -> Kitchen {
    let defaults = limit.map { "[defaults]\nlimit = \($0)\n" } ?? ""
    let kitchen = Kitchen(defaults + "[sources.pot]\nkind = \"json\"\npath = \"pot\"\n")
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCD")
    for (number, letter) in letters.enumerated() {
      for copy in 1...copies {
        let text = """
          {"title": "\(String(repeating: letter, count: 6)) soup", "ingredients": ["\(number + 2) leeks"],
           "source_url": "https://example.org/\(number)"}
          """
        kitchen.files.put(.file(Array(text.utf8)), at: "/home/ana/pot/\(number)-\(copy).json")
      }
    }
    return kitchen
  }
}
