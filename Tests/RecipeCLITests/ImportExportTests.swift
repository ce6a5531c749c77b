import RecipeCLI
import TestSupport
import Testing

@Suite("Import and export")
struct ImportExportTests {
  private let document = """
    {"title": "Dumplings", "ingredients": ["200 g flour", "cabbage"], "directions": ["Fold."]}
    """

  private func kitchen() -> Kitchen {
    let kitchen = Kitchen()
    kitchen.files.put(.file(Array(document.utf8)), at: "/home/ana/new/dumplings.json")
    kitchen.files.put(.file(Array("not a recipe".utf8)), at: "/home/ana/new/README.rtf")
    return kitchen
  }

  @Test("what was imported is listed, and importing again changes nothing")
  func importing() async {
    let kitchen = kitchen()
    let first = await kitchen.run("import", "new", "--template", "{status} {title}")
    #expect(first.status == .done)
    #expect(first.output == "imported Dumplings\n")
    #expect(first.errors == "recipes: 1 imported\n")
    let files = kitchen.files.filePaths
    let second = await kitchen.run("import", "new", "--template", "{status} {title}")
    #expect(second.output == "unchanged Dumplings\n")
    #expect(kitchen.files.filePaths == files)
    let listed = await kitchen.run("list", "--source", "library", "--template", "{title}")
    #expect(listed.output == "Dumplings\n")
  }

  @Test("the implicit source of the library gives way to a configured one")
  func implicitLibrary() async {
    let taken = Kitchen.configuration + "\n[sources.library]\nkind = \"json\"\npath = \"box\"\n"
    let renamed = Kitchen(taken)
    renamed.files.put(.file(Array(document.utf8)), at: "/home/ana/library/a.json")
    let names = await renamed.run("sources", "--template", "{name}").output
    #expect(names == "box\nlibrary\nlibrary-2\n")
    let covered = Kitchen(
      Kitchen.configuration + "\n[sources.mine]\nkind = \"json\"\npath = \"./library\"\n")
    covered.files.put(.file(Array(document.utf8)), at: "/home/ana/library/a.json")
    #expect(await covered.run("sources", "--template", "{name}").output == "box\nmine\n")
  }

  @Test(
    "the library's source has a name of its own, whatever the others are called",
    arguments: [
      ["library", "imported"], ["library", "library-2"], ["Library"],
    ])
  func libraryName(taken: [String]) async {
    let tables = taken.map { "\n[sources.\($0)]\nkind = \"json\"\npath = \"box\"\n" }
    let kitchen = Kitchen("[library]\npath = \"library\"\n" + tables.joined())
    kitchen.files.put(.file(Array(document.utf8)), at: "/home/ana/library/a.json")
    let names = await kitchen.run("sources", "--template", "{name}").output.split(separator: "\n")
    #expect(names.count == taken.count + 1)
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
    let listed = await kitchen.run("list", "--no-merge", "--template", "{title}").output
    #expect(listed.split(separator: "\n").count == 3 * taken.count + 1)
  }

  @Test(
    "the library is read once when a source reads a folder above it",
    arguments: [
      ("kind = \"json\"", 1), ("kind = \"json\"\nexclude = [\"library/**\"]", 1),
      ("kind = \"markdown\"", 1),
    ])
  func libraryBelow(options: String, count: Int) async {
    let kitchen = Kitchen(
      "[library]\npath = \"library\"\n[sources.all]\npath = \".\"\n\(options)\n")
    kitchen.files.put(.file(Array(document.utf8)), at: "/home/ana/library/a.json")
    let listed = await kitchen.run("list", "--no-merge", "--template", "{title}").output
    #expect(listed.split(separator: "\n").count { $0 == "Dumplings" } == count)
  }

  @Test("a library that may not be looked into is a source that says so")
  func unreadableLibrary() async {
    let kitchen = Kitchen()
    kitchen.files.put(.unreadableFolder, at: "/home/ana/library")
    let outcome = await kitchen.run("list", "--template", "{title}")
    #expect(outcome.status == .someSourcesFailed)
    #expect(outcome.errors.contains("library: "))
  }

  @Test("what an import passes by has an entry with the reason, and the rest goes on")
  func leftOut() async {
    let kitchen = kitchen()
    let deep = "/home/ana/new/" + String(repeating: "d/", count: 64)
    kitchen.files.put(.file(Array(document.utf8)), at: deep + "deep.json")
    kitchen.files.put(.unreadableFolder, at: "/home/ana/new/locked")
    kitchen.files.put(.link(to: "/home/ana/box/leek.json"), at: "/home/ana/new/link.json")
    kitchen.files.put(.link(to: "/home/ana/box"), at: "/home/ana/new/other")
    kitchen.files.put(.link(to: "/home/ana/box/leek.json"), at: "/home/ana/new/page")
    let template = "{status} {origin} {reason}"
    let outcome = await kitchen.run("import", "new", "-v", "--template", template)
    #expect(outcome.status == .someSourcesFailed)
    let lines = outcome.output.split(separator: "\n")
    for (status, name, reason) in [
      ("skipped", "/d ", "nested deeper than 64"), ("failed", "/locked ", "permission denied"),
      ("skipped", "/link.json ", "symbolic links are not followed"),
      ("skipped", "/other ", "symbolic links are not followed"),
      ("skipped", "/page ", "symbolic links are not followed"),
    ] {
      #expect(
        lines.contains { $0.hasPrefix(status) && $0.contains(name) && $0.contains(reason) },
        "\(name)")
    }
    #expect(lines.contains { $0.hasPrefix("imported") && $0.contains("/dumplings.json") })
    #expect(lines.count == 6)
    #expect(outcome.errors.contains("1 file was skipped"))
    #expect(outcome.errors.contains("(make it readable with 'chmod u+r'"))
  }

  @Test("the library is not imported into itself, and that is told")
  func libraryItself() async {
    let kitchen = kitchen()
    _ = await kitchen.run("import", "new")
    let outcome = await kitchen.run("import", "library", "--template", "{status}: {reason}")
    #expect(outcome.output == "skipped: this is the library itself\n")
    #expect(outcome.status == .nothingFound)
  }

  @Test("a link that is named is followed, and a path with '..' is the same origin as without")
  func origins() async {
    let kitchen = kitchen()
    kitchen.files.put(.link(to: "new/dumplings.json"), at: "/home/ana/link.json")
    for path in ["link.json", "new/dumplings.json"] {
      let outcome = await kitchen.run("import", path, "--template", "{origin}")
      #expect(outcome.output == "/home/ana/new/dumplings.json\n")
    }
  }

  @Test("a dry run writes nothing and can print the recipes")
  func dryRun() async {
    let kitchen = kitchen()
    let files = kitchen.files.filePaths
    let outcome = await kitchen.run("import", "new", "--dry-run", "-o", "ndjson")
    #expect(outcome.status == .done)
    #expect(outcome.output.contains("\"title\":\"Dumplings\""))
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(kitchen.files.filePaths == files)
  }

  @Test(
    "import tells when there is nothing to import",
    arguments: [
      (["import", "gone"], ExitStatus.usage), (["import", ""], .usage),
      (["import", "new/README.rtf"], .nothingFound),
    ])
  func nothing(arguments: [String], status: ExitStatus) async {
    #expect(await kitchen().run(arguments).status == status)
  }

  @Test("import works without a configuration when it is told the folder")
  func into() async {
    let kitchen = Kitchen(nil)
    kitchen.files.put(.file(Array(document.utf8)), at: "/home/ana/a.json")
    #expect(await kitchen.run("import", "a.json").status == .usage)
    #expect(await kitchen.run("import", "a.json", "--into", "~/mine").status == .done)
    #expect(
      kitchen.files.filePaths.contains { $0.hasPrefix("/home/mine/") && $0.hasSuffix(".json") })
  }

  @Test("export writes a file, told by its ending, and everything in it")
  func exportFile() async {
    let kitchen = Kitchen(Kitchen.configuration + "\n[defaults]\nlimit = 1\n")
    let outcome = await kitchen.run("export", "--output", "all.csv")
    #expect(outcome.status == .done)
    #expect(outcome.output.isEmpty)
    let text = kitchen.files.text(of: "/home/ana/all.csv") ?? ""
    #expect(text.hasPrefix("id,title,"))
    #expect(text.contains("Tea") && text.contains("Leek soup") && text.contains("\r\n"))
  }

  @Test(
    "export makes a file for each recipe of a folder, which is read back",
    arguments: ["json", "markdown"])
  func exportFolder(format: String) async {
    let kitchen = Kitchen()
    let outcome = await kitchen.run("export", "--format", format, "--output", "book/", "leek")
    #expect(outcome.status == .done)
    let paths = kitchen.files.filePaths.filter { $0.hasPrefix("/home/ana/book/") }
    #expect(paths.count == 1)
    #expect(paths.first?.hasPrefix("/home/ana/book/leek-soup-") == true)
    let text = kitchen.files.text(of: paths.first ?? "") ?? ""
    #expect(text.contains("99.99999999999974"))
    let other = "[sources.book]\nkind = \"\(format)\"\npath = \"book\"\n"
    kitchen.files.put(.file(Array(other.utf8)), at: "/home/ana/other.toml")
    let template = "{title}|{social_rank}|{publisher}|{directions}"
    let before = await kitchen.run("search", "leek", "--template", template).output
    let after = await kitchen.run("list", "--config", "other.toml", "--template", template).output
    #expect(before == after)
  }

  @Test("'-o' of an export is the format, as everywhere")
  func exportFormat() async {
    for arguments in [["-o", "csv"], ["--format", "csv"], ["--output", "csv"]] {
      let outcome = await Kitchen().run(["export"] + arguments)
      #expect(outcome.status == .done)
      #expect(outcome.output.hasPrefix("id,title,"))
    }
  }

  @Test(
    "a path given as the format of an export is told to be one",
    arguments: ["book.html", "b/"])
  func exportPathAsFormat(path: String) async {
    let outcome = await Kitchen().run("export", "-o", path)
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains("did you mean '--output \(path)'?"))
  }

  @Test("a file may have the name of a format, if another is named")
  func exportFileNamedLikeFormat() async {
    let kitchen = Kitchen()
    #expect(await kitchen.run("export", "-o", "csv", "--output", "json").status == .done)
    #expect(kitchen.files.text(of: "/home/ana/json")?.hasPrefix("id,title,") == true)
  }

  @Test("'--format' of an import is the kind of input, '-o' the form of the report")
  func importFormats() async {
    let kitchen = Kitchen()
    let text = "Title: Leek\n\nIngredients\n\n- 2 leeks\n"
    kitchen.files.put(.file(Array(text.utf8)), at: "/home/ana/x")
    for option in ["-o", "--output"] {
      let outcome = await kitchen.run(
        "import", "x", "--dry-run", "--format", "markdown", option, "csv")
      #expect(outcome.output.hasPrefix("status,title,"))
      #expect(outcome.output.contains("markdown"))
    }
  }

  @Test("a folder takes only formats of one recipe a file")
  func exportFolderFormat() async {
    let outcome = await Kitchen().run("export", "--format", "csv", "--output", "book/")
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains("name a file instead, such as all.csv"))
  }

  @Test("a folder takes whole recipes only")
  func exportFolderFields() async {
    let outcome = await Kitchen().run("export", "--fields", "title", "--output", "book/")
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains("'--fields'"))
  }

  @Test("export without a place goes to standard output")
  func exportStream() async {
    let outcome = await Kitchen().run("export", "--format", "ndjson", "-n2")
    #expect(outcome.output.split(separator: "\n").count == 2)
  }
}
