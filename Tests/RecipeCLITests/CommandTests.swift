import RecipeCore
import RecipeDocuments
import RecipeFormatting
import TestSupport
import Testing

@testable import RecipeCLI

@Suite("Commands")
struct CommandTests {
  @Test("show prints the page of a recipe, or the usual document of one row")
  func show() async {
    let page = await Kitchen().run("show", "leek soup").output
    #expect(page.contains("Leek soup") && page.contains("1. Wash the leeks."))
    let json = await Kitchen().run("show", "leek soup", "--json").output
    #expect(json.contains("\"schema\": \"recipes/1\""))
    #expect(json.contains("\"social_rank\": 99.99999999999974"))
    #expect(json.contains("\"total\": 1"))
    let cell = await Kitchen().run("show", "leek soup", "--template", "{publisher}").output
    #expect(cell == "Stove\n")
  }

  @Test("a list reads no directions unless they are asked for")
  func pushdown() async {
    let whole = await Kitchen().run("list", "-o", "ndjson").output
    #expect(whole.contains("Wash the leeks."))
    let named = await Kitchen().run("list", "--fields", "title,directions").output
    #expect(named.contains("Wash the leeks."))
  }

  @Test("open starts the browser with the page")
  func open() async {
    let kitchen = Kitchen()
    let outcome = await kitchen.run("open", "leek soup")
    #expect(outcome.status == .done)
    #expect(outcome.output.isEmpty)
    let address = "https://www.example.org/leek/?utm_source=x"
    #expect(kitchen.launcher.commands.map { $0.last } == [address])
    #expect(await kitchen.run("open", "leek soup", "--print").output == address + "\n")
  }

  @Test("open takes nothing but web addresses", arguments: [[], ["--print"]])
  func openRefuses(options: [String]) async {
    let kitchen = Kitchen()
    let outcome = await kitchen.run(["open", "bread"] + options)
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(kitchen.launcher.commands.isEmpty)
  }

  @Test("open says when a recipe has no address, and when the browser fails")
  func openFails() async {
    var kitchen = Kitchen()
    #expect(await kitchen.run("open", "tea").status == .nothingFound)
    kitchen.launcher = RecordingLauncher(status: 3)
    let outcome = await kitchen.run("open", "leek soup")
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains("exit status 3"))
  }

  @Test("sources has a row for each source, whatever its state")
  func sources() async {
    let outcome = await Kitchen(Kitchen.halfDead).run("sources", "--template", "{name} {status}")
    #expect(outcome.output == "box ok\nattic unreachable\n")
  }

  @Test("why names the records, the values and the rank")
  func why() async {
    let text = await Kitchen().run("why", "leek soup").output
    #expect(text.contains("[0] box:leek.json  leek.json:1"))
    #expect(text.contains("title: Leek soup"))
    #expect(text.contains("99.99999999999974 of [0], given by the source; this one decides"))
    let json = await Kitchen().run("why", "leek soup", "-o", "json").output
    #expect(json.contains("\"fields\"") && json.contains("\"links\": []"))
    #expect(await Kitchen().run("why", "tea").output.contains("comes after the ranked recipes"))
  }

  @Test(
    "the fields are listed without reading anything", arguments: ["list", "search x", "sources"])
  func fields(line: String) async {
    let kitchen = Kitchen("no TOML")
    let words = line.split(separator: " ").map(String.init)
    let outcome = await kitchen.run(words + ["--fields", "?"])
    #expect(outcome.status == .done)
    #expect(outcome.output.split(separator: "\n").count > 5)
    #expect(kitchen.files.reads.isEmpty)
  }

  @Test("a query with a mistake is shown with its place")
  func queryMistake() async {
    let outcome = await Kitchen().run("search", "titel:soup")
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("  titel:soup\n  ^"))
  }

  @Test("config tells the file, its values and its mistakes")
  func config() async {
    let kitchen = Kitchen()
    #expect(await kitchen.run("config", "path").output == "/home/ana/recipes.toml\n")
    let shown = await kitchen.run("config", "show").output
    #expect(shown.contains("sources.box.path = \"/home/ana/box\""))
    #expect(shown.contains("# recipes.toml:5:1"))
    #expect(await kitchen.run("config").output == shown)
    #expect(await kitchen.run("config", "check").output.hasSuffix("recipes.toml: ok, 1 source\n"))
    #expect(await Kitchen("[x]").run("config", "check").status == .usage)
  }

  @Test("init writes a file that the program can read, once")
  func initialise() async {
    let kitchen = Kitchen(nil)
    let outcome = await kitchen.run("init")
    #expect(outcome.status == .done)
    #expect(outcome.output == "recipes.toml\n")
    #expect(await kitchen.run("config", "check").status == .done)
    let written = kitchen.files.text(of: "/home/ana/recipes.toml")
    #expect(await kitchen.run("init").status == .usage)
    #expect(kitchen.files.text(of: "/home/ana/recipes.toml") == written)
  }

  @Test(
    "init writes the path that quotation marks stand around",
    arguments: ["'box'", "\"box\"", "box"])
  func initialiseQuoted(answer: String) async {
    var kitchen = Kitchen(nil)
    kitchen.answers = [answer, "y", "", ""]
    kitchen.errorWidth = 80
    let outcome = await kitchen.run("init")
    #expect(outcome.status == .done)
    #expect(kitchen.files.text(of: "/home/ana/recipes.toml")?.contains("path = \"box\"") == true)
  }

  @Test("init asks a person for folders, and nobody in a pipe")
  func initialiseAsking() async {
    var kitchen = Kitchen(nil)
    kitchen.answers = [
      "nowhere", "box/tea.json", "y", "box", "y", "box/tea.json", "", "",
    ]
    kitchen.errorWidth = 80
    let outcome = await kitchen.run("init", "--config", "new/recipes.toml")
    #expect(outcome.status == .done)
    #expect(outcome.errors.contains("there is no file or folder 'nowhere'"))
    #expect(
      outcome.errors.contains("kind folder: 3 recipes (3 json): Bread · Leek soup · Tea"))
    #expect(outcome.errors.contains("kind folder: 1 recipe (1 json): Tea"))
    #expect(outcome.errors.contains("'/home/ana/box/tea.json' is a part of it"))
    #expect(outcome.errors.contains("in the list already, as a part of '/home/ana/box'"))
    #expect(outcome.output.contains("Leek soup"))
    let written = kitchen.files.text(of: "/home/ana/new/recipes.toml") ?? ""
    #expect(written.contains("[sources.box]\nkind = \"folder\"\npath = \"/home/ana/box\"\n"))
    #expect(!written.contains("\n[sources.tea"))
    kitchen.answers = nil
    #expect(await !kitchen.run("init", "--config", "b.toml").errors.contains("Folder"))
  }

  @Test("init tries an API, says what its server said, and writes one that gives recipes")
  func initialiseAPI() async {
    var kitchen = Kitchen(nil)
    kitchen.http = StubTransport { request throws(HTTPFailure) in
      guard request.url.hasPrefix("https://good.example/api") else {
        return HTTPResponse(status: 404, body: Array("{}".utf8))
      }
      let recipe = #"{"recipe_id": "1", "title": "Leek Soup", "ingredients": ["2 leeks"]}"#
      return HTTPResponse(
        status: 200, body: Array(#"{"count": 1, "recipes": [\#(recipe)]}"#.utf8))
    }
    kitchen.answers = [
      "", "https://bad.example/api", "", "https://good.example/api", "", "y", "",
    ]
    kitchen.errorWidth = 200
    let outcome = await kitchen.run("init")
    #expect(outcome.errors.contains("as kind food2fork: no recipes: bad.example"))
    #expect(outcome.errors.contains("1 recipe: Leek Soup"))
    let written = kitchen.files.text(of: "/home/ana/recipes.toml") ?? ""
    #expect(written.contains("\n[sources.api]\nkind = \""))
    #expect(!written.contains("bad.example"))
    #expect(!written.contains("\nmax_requests"))
    #expect(outcome.output.contains("Leek Soup"))
  }

  @Test("completions offer the names of sources, fields and commands")
  func words() async {
    let kitchen = Kitchen(Kitchen.halfDead)
    #expect(await kitchen.run("__words", "sources").output == "box\nattic\n")
    #expect(await kitchen.run("__words", "fields").output.contains("social_rank\n"))
    #expect(await kitchen.run("__words", "commands").output.hasPrefix("list\nsearch\n"))
    let broken = await Kitchen("no TOML").run("__words", "sources")
    #expect(broken.status == .done && broken.errors.isEmpty)
  }

  @Test("formats lists every format of the catalog, and every output format")
  func formats() async {
    let outcome = await Kitchen().run("formats", "--template", "{for} {name} {read} {write}")
    let written = ExportFormats(Catalogs.builtIn.formatters).names
    let documents = DocumentFormats.all.map {
      "document \($0.name) \($0.reader != nil) \(written.contains($0.name))\n"
    }
    let outputs = FormatterCatalog.builtIn.map { "output \($0.name) false true\n" }
    #expect(outcome.output == (documents + outputs).joined())
  }

  @Test("show writes one recipe whole as Markdown, and columns when they are asked for")
  func showMarkdown() async {
    let whole = await Kitchen().run("show", "Leek soup", "-o", "markdown").output
    #expect(whole.contains("\n# Leek soup\n"))
    #expect(whole.contains("\n- 2 leeks\n"))
    #expect(whole.contains("\n1. Wash the leeks.\n"))
    let table = await Kitchen().run("show", "Leek soup", "-o", "markdown", "--fields", "title")
    #expect(table.output == "| title |\n| --- |\n| Leek soup |\n")
  }
}
