import Foundation
import TestSupport
import Testing

/// Formats that programs write, and templates with names.
struct ProgramFormatTests {
  @Test("templates have names, and lists use the configured one")
  func templates() async throws {
    let kitchen = try PluginKitchen(
      """
      [defaults]
      template = "short"
      [templates]
      short = "<{title}>"
      long = "{title} of {publisher}"
      [sources.soup]
      kind = "json"
      path = "soup.json"
      """)
    try kitchen.folder.write(
      #"{"title": "Leek soup", "publisher": "Ana", "ingredients": ["2 leeks"]}"#, to: "soup.json")
    #expect(try await kitchen.run("list").output == "<Leek soup>\n")
    #expect(try await kitchen.run("list", "--template", "long").output == "Leek soup of Ana\n")
    #expect(try await kitchen.run("list", "-o", "csv").output.hasPrefix("id,"))
    #expect(try await kitchen.run("sources", "-o", "csv").output.hasPrefix("name,"))
    let unknown = try await kitchen.run("list", "--template", "lnog")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("there is no template 'lnog' (did you mean 'long'?)"))
    #expect(try await kitchen.run("__words", "templates").output == "long\nshort\n")
    try kitchen.folder.write("[templates]\nshort = \"{titel}\"\n", to: "recipes.toml")
    let wrong = try await kitchen.run("config", "check")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("recipes.toml:2:9: the template 'short': "), "\(wrong.errors)")
    #expect(wrong.errors.contains("did you mean '{title}'?"))
    try kitchen.folder.write("[defaults]\ntemplate = \"none\"\n", to: "recipes.toml")
    #expect(try await kitchen.run("list").errors.contains("there is no template 'none'"))
  }

  @Test("a formatter that was added by its path is known by its name, wherever it is")
  func addedByPath() async throws {
    let kitchen = try PluginKitchen("[sources.soup]\nkind = \"json\"\npath = \"soup.json\"\n")
    try kitchen.folder.write(
      #"{"title": "Leek soup", "ingredients": ["2 leeks"]}"#, to: "soup.json")
    try kitchen.folder.write("#!/bin/sh\ncat > /dev/null\necho lines\n", to: "given")
    let script =
      "mkdir tools; cp given tools/recipes-format-lines; chmod 700 tools/recipes-format-lines"
    #expect(try await shell(script).inFolder(kitchen.folder.path).result().status == 0)
    #expect(try await kitchen.run("list", "-o", "lines").status == 2)
    let added = try await kitchen.run("plugin", "add", "tools/recipes-format-lines")
    #expect(added.output.contains("to use it: recipes export --format lines"), "\(added.output)")
    #expect(try await kitchen.run("list", "-o", "lines").output == "lines\n")
    let listed = try await kitchen.run("plugin", "list").output
    #expect(listed.contains("tools/recipes-format-lines") && listed.contains("trusted"))
    #expect(try await kitchen.run("__words", "plugins").output.contains("recipes-format-lines"))
    #expect(try await kitchen.run("plugin", "remove", "lines").status == 0)
    #expect(try await kitchen.run("list", "-o", "lines").status == 2)
  }

  @Test(
    "a formatter is used like a built-in format once it is trusted",
    .enabled(if: PythonTool.isThere))
  func formatter() async throws {
    let kitchen = try PluginKitchen("[sources.soup]\nkind = \"json\"\npath = \"soup.json\"\n")
    try kitchen.folder.write(
      """
      {"title": "=Leek & soup", "ingredients": ["2 leeks", "1 l water"], "total_minutes": 30, "social_rank": 99.5}
      """, to: "soup.json")
    _ = try await kitchen.install(
      PluginKitchen.examples + "/xlsx/recipes-format-xlsx", as: "recipes-format-xlsx")
    let untrusted = try await kitchen.run("list", "-o", "xlsx")
    #expect(untrusted.status == 2)
    #expect(untrusted.errors.contains("is not trusted"))
    let added = try await kitchen.run("plugin", "add", "xlsx").output
    #expect(added.contains("to use it: recipes export --format xlsx --output FILE"))
    #expect(!added.contains("[formats"))
    for arguments in [["--format", "xlsx", "--output", "all.xlsx"], ["--output", "all.xlsx"]] {
      let result = try await CommandRun(RecipesBinary.path, ["export"] + arguments)
        .inFolder(kitchen.folder.path).with("HOME", kitchen.folder.path)
        .with("PATH", ProcessInfo.processInfo.environment["PATH"] ?? "").result()
      #expect(result.status == 0, "\(result.errors)")
      let bytes = try Data(contentsOf: URL(filePath: kitchen.folder.path + "/all.xlsx"))
      #expect(try Self.cells(of: Array(bytes)) == "=Leek & soup|99.5|30|2 leeks\n1 l water")
      try FileManager.default.removeItem(atPath: kitchen.folder.path + "/all.xlsx")
    }
    #expect(try await kitchen.run("sources", "-o", "xlsx").status == 2)
    #expect(try await kitchen.run("formats", "-o", "tsv").output.contains("xlsx\toutput"))
    try kitchen.folder.write("#!/bin/sh\necho broken >&2\nexit 3\n", to: "bad")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: kitchen.folder.path + "/bad")
    try kitchen.folder.write(
      try kitchen.folder.text(of: "recipes.toml") + "[formats.bad]\ncommand = \"./bad\"\n",
      to: "named.toml")
    let bad = try await kitchen.run("--config", "named.toml", "list", "-o", "bad")
    #expect(bad.status == 2 && bad.output.isEmpty)
    #expect(bad.errors.contains("ended with status 3") && bad.errors.contains("broken"))
  }

  @Test("a formatter gets an id and a title of every recipe, whichever fields are asked for")
  func fields() async throws {
    let kitchen = try PluginKitchen("[sources.soup]\nkind = \"json\"\npath = \"soup.json\"\n")
    try kitchen.folder.write(
      #"{"title": "Leek soup", "yield": "4", "ingredients": ["2 leeks"]}"#, to: "soup.json")
    try kitchen.folder.write("#!/bin/sh\ncat\n", to: "recipes-format-same")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: kitchen.folder.path + "/recipes-format-same")
    #expect(try await kitchen.run("plugin", "add", "./recipes-format-same").status == 0)
    for (fields, end) in [
      ("yield", ",\"yield\":\"4 servings\"}"), ("title", "}"),
      ("yield,id", ",\"yield\":\"4 servings\"}"),
    ] {
      let list = try await kitchen.run("list", "-o", "same", "--fields", fields)
      #expect(list.output.hasPrefix("{\"id\":\""), "\(list.output)\(list.errors)")
      #expect(list.output.hasSuffix("\",\"title\":\"Leek soup\"\(end)\n"), "\(list.output)")
    }
  }

  @Test("what cannot be run is neither added nor tested")
  func notExecutable() async throws {
    let kitchen = try PluginKitchen("")
    try kitchen.folder.write("#!/bin/sh\ncat\n", to: "recipes-format-text")
    for command in ["add", "test"] {
      let result = try await kitchen.run("plugin", command, "./recipes-format-text")
      #expect(result.status == 2 && result.output.isEmpty, "\(result.output)")
      #expect(result.errors.contains("run: chmod u+x"), "\(result.errors)")
    }
  }

  @Test("a formatter is tested as one, whatever its name")
  func testedByPurpose() async throws {
    let kitchen = try PluginKitchen("")
    let silent = "#!/bin/sh\nsed -n 's/.*\"title\":\"\\([^\"]*\\)\".*/\\1/p'\n"
    let telling = silent.replacing(
      "#!/bin/sh\n",
      with: "#!/bin/sh\n[ \"$1\" = --describe ] && echo '{\"extension\":\"txt\"}' && exit\n")
    for (name, script) in [("silent", silent), ("telling", telling)] {
      try kitchen.folder.write(script, to: name)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: kitchen.folder.path + "/" + name)
    }
    func test(_ arguments: String...) async throws -> CommandResult {
      try await CommandRun(
        RecipesBinary.path, ["plugin", "test"] + arguments + ["--patience", "2"]
      ).inFolder(kitchen.folder.path).with("HOME", kitchen.folder.path).result()
    }
    let told = try await test("./telling")
    #expect(told.status == 0 && told.output.contains("  F1 "), "\(told.output)")
    #expect(told.errors.contains("it describes itself as an output format"))
    let unknown = try await test("./silent")
    #expect(unknown.status == 1 && unknown.output.contains("  H2 "), "\(unknown.output)")
    #expect(unknown.errors.contains("recipes plugin test --formatter ./silent"))
    let asked = try await test("--formatter", "./silent")
    #expect(asked.status == 0 && asked.output.contains("  F1 "), "\(asked.output)")
    try kitchen.folder.write("[formats.quiet]\ncommand = \"./silent\"\n", to: "recipes.toml")
    let configured = try await test("./silent")
    #expect(configured.status == 0 && configured.errors.isEmpty, "\(configured.errors)")
  }

  @Test(
    "a formatter that stops reading early is an error, however few recipes there are",
    arguments: [("head -n 1", false), ("head -n 1; cat > /dev/null", true)])
  func early(script: String, isRight: Bool) async throws {
    let kitchen = try PluginKitchen("[sources.soup]\nkind = \"json\"\npath = \"soup.json\"\n")
    try kitchen.folder.write(
      "[\(["Leek", "Pea", "Miso"].map { "{\"title\": \"\($0) soup\", \"ingredients\": [\"salt\"]}" }.joined(separator: ","))]",
      to: "soup.json")
    try kitchen.folder.write("#!/bin/sh\n\(script)\n", to: "first")
    let path = try await kitchen.install(kitchen.folder.path + "/first", as: "recipes-format-first")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    #expect(try await kitchen.run("plugin", "add", "first").status == 0)
    let list = try await kitchen.run("list", "-o", "first")
    #expect(list.status == (isRight ? 0 : 2), "\(list.errors)")
    #expect(list.errors.contains("ended before it had read every recipe") != isRight)
    #expect(list.errors.contains("cat > /dev/null") != isRight)
    #expect(list.output.split(separator: "\n").count == (isRight ? 1 : 0))
    let tested = try await kitchen.run("plugin", "test", "first", "--patience", "10")
    #expect(tested.output.contains("it does not read to the end") != isRight, "\(tested.output)")
  }

  @Test("a formatter with the name of a built-in format is added with a table")
  func reservedName() async throws {
    let kitchen = try PluginKitchen("")
    for (name, table) in [("csv", "[formats.my-csv]"), ("json", "[formats.my-json]")] {
      let file = "recipes-format-\(name)"
      try kitchen.folder.write("#!/bin/sh\ncat\n", to: file)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: kitchen.folder.path + "/" + file)
      let added = try await kitchen.run("plugin", "add", "./" + file).output
      #expect(added.contains("\(table)\ncommand = \"\(kitchen.folder.path)/\(file)\""))
    }
  }

  @Test(
    "a spreadsheet program reads what the XLSX formatter writes",
    .enabled(
      if: PythonTool.isThere && Spreadsheets.program != nil,
      "needs LibreOffice or Python's openpyxl")
  )
  func spreadsheet() async throws {
    let kitchen = try PluginKitchen("[sources.soup]\nkind = \"json\"\npath = \"soup.json\"\n")
    try kitchen.folder.write(
      """
      {"title": "=Leek & soup", "ingredients": ["2 leeks", "1 l water"], "total_minutes": 30, "social_rank": 99.5}
      """, to: "soup.json")
    _ = try await kitchen.install(
      PluginKitchen.examples + "/xlsx/recipes-format-xlsx", as: "recipes-format-xlsx")
    _ = try await kitchen.run("plugin", "add", "xlsx")
    let exported = try await kitchen.run("export", "--output", "all.xlsx")
    #expect(exported.status == 0, "\(exported.errors)")
    let read = try await shell(Spreadsheets.script).inFolder(kitchen.folder.path)
      .with("HOME", kitchen.folder.path).result()
    #expect(read.status == 0, "\(read.errors)")
    let table = try kitchen.folder.text(of: "all.csv")
    #expect(table.hasPrefix("Title,Rank,"), "\(table)")
    #expect(table.contains("=Leek & soup,99.5,"), "\(table)")
  }

  @Test("config check finds that a format's program is not trusted, or is not there")
  func checked() async throws {
    let kitchen = try PluginKitchen("[formats.boom]\ncommand = \"./boom\"\n")
    let untrusted = try await kitchen.run("config", "check")
    #expect(untrusted.status == 2)
    #expect(untrusted.errors.contains("(formats.boom.command), and is not trusted yet"))
    let missing = try await kitchen.run("--config", "recipes.toml", "config", "check")
    #expect(missing.status == 2 && missing.errors.contains("the format boom: there is no program"))
  }

  @Test("a format of text is shown on a terminal without controls, another is refused")
  func terminal() async throws {
    let kitchen = try PluginKitchen("[sources.soup]\nkind = \"json\"\npath = \"soup.json\"\n")
    try kitchen.folder.write(#"{"title": "Soup", "ingredients": ["2 leeks"]}"#, to: "soup.json")
    let formats = [
      "titles": #"sed 's/.*"title":"\([^"]*\)".*/> \1\x1b[2J/'"#, "bytes": "cat; printf '\\377\\0'",
    ]
    for (name, script) in formats {
      try kitchen.folder.write("#!/bin/sh\n\(script)\n", to: name)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: kitchen.folder.path + "/" + name)
    }
    let tables = formats.keys.map { "[formats.\($0)]\ncommand = \"./\($0)\"\nstreaming = true\n" }
    try kitchen.folder.write(
      try kitchen.folder.text(of: "recipes.toml") + tables.joined(), to: "named.toml")
    for (name, status) in [("titles", 0), ("bytes", 2)] {
      let terminal = try PseudoTerminal(columns: 80)
      let result = try await recipes("--config", "named.toml", "list", "-o", name)
        .inFolder(kitchen.folder.path).with("HOME", kitchen.folder.path).on(terminal).result()
      #expect(result.status == status, "\(result.errors)")
      #expect(result.output.contains("> Soup") == (status == 0), "\(result.output)")
      #expect(!result.output.contains("\u{1B}[2J"))
    }
  }

  private static func cells(of bytes: [UInt8]) throws -> String {
    let script = """
      import xml.etree.ElementTree as tree, zipfile
      sheet = tree.fromstring(zipfile.ZipFile(sys.argv[1]).read("xl/worksheets/sheet1.xml"))
      cells = sheet.findall(".//{*}row")[1].findall("{*}c")
      texts = ["".join(cell.itertext()) for cell in cells]
      open(sys.argv[2], "w").write("|".join(texts[:-2]))
      """
    return String(decoding: try PythonTool.run(script, input: bytes), as: UTF8.self)
  }
}
