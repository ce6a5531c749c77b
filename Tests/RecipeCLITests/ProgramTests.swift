import RecipeCLI
import RecipeCore
import TestSupport
import Testing

@Suite("Arguments, help and exit status")
struct ProgramTests {
  @Test(
    "the version and help read no file", arguments: [["--version"], ["help"], ["list", "-h"], []])
  func fastStart(arguments: [String]) async {
    let kitchen = Kitchen("this is no TOML")
    let outcome = await kitchen.run(arguments)
    #expect(outcome.status == .done)
    #expect(outcome.errors.isEmpty)
    #expect(!outcome.output.isEmpty)
    #expect(kitchen.files.reads.isEmpty)
  }

  @Test(
    "a wrong argument is told on standard error only, with what to do",
    arguments: [
      (["lst"], "recipes: unknown command 'lst' (did you mean 'list'?)\n"),
      (["list", "-o", "jsn"], "recipes: there is no output format 'jsn' (did you mean 'json'?)\n"),
      (
        ["list", "--fields", "titel"],
        "recipes: there is no field 'titel' (did you mean 'title'?)\n"
      ),
      (["list", "--source", "bx"], "recipes: there is no source 'bx' (did you mean 'box'?)\n"),
      (
        ["list", "--limt", "3"],
        "recipes: unknown option '--limt' of 'recipes list' (did you mean '--limit'?)\n"
      ),
      (["help", "serch"], "recipes: unknown command 'serch' (did you mean 'search'?)\n"),
      (
        ["list", "--offline", "--refresh"],
        "recipes: '--offline' and '--refresh' contradict each other (remove one of them)\n"
      ),
    ])
  func usage(arguments: [String], message: String) async {
    let outcome = await Kitchen().run(arguments)
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == message)
  }

  @Test("a template of a configuration that nobody trusts sends a terminal no control characters")
  func steeringTemplate() async {
    var kitchen = Kitchen()
    kitchen.width = 80
    let text = Kitchen.configuration + "\n[templates]\nred = \"\\u001B[31m\\t{title}\"\n"
    kitchen.files.put(.file(Array(text.utf8)), at: "/home/ana/recipes.toml")
    let found = await kitchen.run("list", "--template", "red").output
    #expect(found.hasPrefix("\u{FFFD}[31m\t") && !found.contains("\u{1B}"))
    let named = ["--config", "recipes.toml", "list", "--template", "red"]
    #expect(await kitchen.run(named).output.hasPrefix("\u{1B}[31m\t"))
    kitchen.width = nil
    #expect(await kitchen.run("list", "--template", "red").output.hasPrefix("\u{1B}[31m\t"))
  }

  @Test("errors are broken between words on a terminal, never in a pipe, and carets stay in place")
  func wrappedErrors() async {
    var kitchen = Kitchen(
      """
      [sources.box]
      kind = "json"
      path = "box"
      wieght = 2.0
      timeout = "thirty seconds and a little more, or as long as the server needs"
      [sources.box2]
      kind = "jsn"
      """)
    let whole = await kitchen.run("list").errors.split(separator: "\n").map(String.init)
    #expect(whole.contains { $0.count > 60 })
    for width in [40, 60, 80] {
      kitchen.errorWidth = width
      let lines = await kitchen.run("list").errors.split(separator: "\n").map(String.init)
      let marks = whole.indices.filter { whole[$0].contains("^") }
      for mark in marks {
        let place = lines.firstIndex(of: whole[mark - 1])
        #expect(place.map { lines[$0 + 1] } == whole[mark])
      }
      let prose = lines.filter { line in
        !marks.contains { whole[$0] == line || whole[$0 - 1] == line }
      }
      #expect(prose.allSatisfy { $0.count <= width || !$0.dropFirst(8).contains(" ") }, "\(prose)")
      let words = { (lines: [String]) in lines.joined(separator: " ").split(separator: " ") }
      #expect(words(lines) == words(whole))
    }
  }

  @Test("the caret under a query or a template stands right below wide characters")
  func wideCaret() async {
    let query = await Kitchen().run("search", "日本語", "foo:bar").errors.split(separator: "\n")
    #expect(query.suffix(2) == ["  日本語 foo:bar", "         ^^^"])
    let template = await Kitchen().run("list", "--template", "名{titel}")
    #expect(template.errors.split(separator: "\n").suffix(2) == ["  名{titel}", "     ^"])
  }

  @Test("every issue of a configuration is told by the program's name")
  func severalIssues() async {
    let outcome = await Kitchen("a = 1\nb = 2\n").run("config", "check")
    let heads = outcome.errors.split(separator: "\n").filter { $0.contains("recipes.toml:") }
    #expect(heads.count == 2)
    #expect(heads.allSatisfy { $0.hasPrefix("recipes: recipes.toml:") })
  }

  @Test(
    "a result that cannot be written is told, and the run has failed",
    arguments: [
      ["list"], ["list", "-o", "json"], ["show", "tea"], ["help"], ["--version"],
      ["config", "show"],
      ["list", "--fields", "?"], ["export"],
    ])
  func fullDisk(arguments: [String]) async {
    var kitchen = Kitchen()
    kitchen.outputOutcome = .failed(FileError(.noSpace, path: "standard output"))
    let outcome = await kitchen.run(arguments)
    #expect(outcome.status == .usage)
    #expect(
      outcome.errors == """
        recipes: cannot write to standard output: no space left on the disk \
        (the result is not complete)

        """)
  }

  @Test("a wrong configuration is told with its place and a caret")
  func configuration() async {
    let outcome = await Kitchen("[sources.box]\nkind = \"json\"\npth = \"box\"\n").run("list")
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("recipes: recipes.toml:"))
    #expect(outcome.errors.contains("recipes.toml:3:1: unknown key 'pth'"))
    #expect(outcome.errors.contains("| ^^^\n   help: did you mean 'path'?"))
  }

  @Test("without a configuration a run says how to make one")
  func noConfiguration() async {
    let outcome = await Kitchen(nil).run("list")
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains("recipes init"))
  }

  @Test(
    "the exit status tells how the sources fared",
    arguments: [
      (Kitchen.configuration, ["list"], ExitStatus.done),
      (Kitchen.configuration, ["search", "leek"], .done),
      (Kitchen.configuration, ["search", "caviar"], .nothingFound),
      (Kitchen.configuration, ["show", "caviar"], .nothingFound),
      (Kitchen.configuration, ["duplicates"], .nothingFound),
      (Kitchen.configuration, ["list", "--offset", "9"], .nothingFound),
      ("", ["list"], .nothingFound),
      (Kitchen.halfDead, ["list"], .someSourcesFailed),
      (Kitchen.halfDead, ["search", "caviar"], .someSourcesFailed),
      (Kitchen.halfDead, ["show", "caviar"], .someSourcesFailed),
      (Kitchen.halfDead, ["sources", "check"], .someSourcesFailed),
      (Kitchen.halfDead, ["--strict", "list"], .allSourcesFailed),
      (Kitchen.halfDead, ["list", "--source", "box"], .done),
      (Kitchen.dead, ["list"], .allSourcesFailed),
      (Kitchen.dead, ["sources"], .allSourcesFailed),
      (Kitchen.dead, ["list", "--offline"], .nothingCached),
    ])
  func status(configuration: String, arguments: [String], status: ExitStatus) async {
    #expect(await Kitchen(configuration).run(arguments).status == status)
  }

  @Test("a failed source has one line on standard error; the others are on standard output")
  func partialFailure() async {
    let outcome = await Kitchen(Kitchen.halfDead).run("list", "--template", "{title}")
    #expect(outcome.output == "Leek soup\nBread\nTea\n")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("recipes: attic: ") == true)
    #expect(lines.first?.contains("(") == true)
  }

  @Test("a file that cannot be read is named, and its source is not a failed one")
  func brokenFile() async {
    let kitchen = Kitchen()
    kitchen.files.put(.file(Array("{".utf8)), at: "/home/ana/box/broken.json")
    let outcome = await kitchen.run("list", "-q", "--template", "{title}")
    #expect(outcome.status == .done)
    #expect(outcome.output == "Leek soup\nBread\nTea\n")
    #expect(outcome.errors.hasPrefix("box/broken.json:1:"))
    #expect(outcome.errors.contains(": error: "))
  }

  @Test("a reader that has gone ends the run quietly")
  func brokenPipe() async {
    var kitchen = Kitchen()
    kitchen.outputOutcome = .readerGone
    let outcome = await kitchen.run("list", "-o", "json")
    #expect(outcome.status == .done)
    #expect(outcome.errors.isEmpty)
  }

  @Test("output in a pipe has the same rows as on a terminal")
  func sameRows() async {
    var kitchen = Kitchen(Kitchen.configuration + "\n[defaults]\nlimit = 2\n")
    let piped = await kitchen.run("list", "--template", "{title}").output
    kitchen.width = 80
    let shown = await kitchen.run("list", "--template", "{title}").output
    #expect(piped == shown)
    #expect(piped == "Leek soup\nBread\n")
    #expect(await kitchen.run("list", "-n0", "--template", "{title}").output.hasSuffix("Tea\n"))
  }

  @Test("a source that is turned off is not just nothing found")
  func turnedOff() async {
    let kitchen = Kitchen(Kitchen.configuration + "\nenabled = false\n")
    let outcome = await kitchen.run("list", "--source", "box")
    #expect(outcome.status == .nothingFound)
    #expect(outcome.errors.contains("turned off by 'enabled = false'"))
  }
}
