import Foundation
import TestSupport
import Testing

/// Plug-ins as a user starts and stops them.
struct PluginTests {
  @Test("a new plug-in passes its test as it is", .enabled(if: PythonTool.isThere))
  func new() async throws {
    let kitchen = try PluginKitchen()
    #expect(try await kitchen.run("plugin", "new", "sh", "soup").output == "recipes-source-soup\n")
    #expect(try await kitchen.run("plugin", "new", "sh", "recipes-source-soup").status == 2)
    #expect(try await kitchen.run("plugin", "new", "sh", "../soup").status == 2)
    let test = try await kitchen.run(
      "plugin", "test", "./recipes-source-soup", "--tap", "--patience", "20")
    #expect(test.status == 0, "\(test.output)")
    #expect(test.output.hasPrefix("TAP version 13\n1..57\nok 1 - "))
    let json = try await kitchen.run(
      "plugin", "test", PluginKitchen.programs + "/hostile/wrong-count", "--json")
    #expect(json.status == 1)
    #expect(json.output.contains("\"passed\": false"))
  }

  @Test("a new formatter works as it is")
  func newFormatter() async throws {
    let kitchen = try PluginKitchen("[sources.soup]\nkind = \"json\"\npath = \"soup.json\"\n")
    try kitchen.folder.write(
      #"{"title": "Leek \"soup\"", "ingredients": ["2 leeks"]}"#, to: "soup.json")
    let new = try await kitchen.run("plugin", "new", "sh", "cards", "--formatter")
    #expect(new.output == "recipes-format-cards\n")
    #expect(new.errors.contains("recipes list -o cards"), "\(new.errors)")
    #expect(try await kitchen.run("plugin", "new", "sh", "json", "--formatter").status == 2)
    let test = try await kitchen.run(
      "plugin", "test", "./recipes-format-cards", "--patience", "20")
    #expect(test.status == 0, "\(test.output)")
    #expect(try await kitchen.run("plugin", "add", "./recipes-format-cards").status == 0)
    #expect(try await kitchen.run("list", "-o", "cards").output == "Leek \"soup\"\n")
  }

  @Test("a formatter of any name is tested with the configuration that names it")
  func namedFormatter() async throws {
    let kitchen = try PluginKitchen("[formats.cards]\ncommand = [\"./wide\", \"-w\"]\n")
    #expect(try await kitchen.run("plugin", "new", "sh", "cards", "--formatter").status == 0)
    let script = """
      mv recipes-format-cards wide
      sed -i 's/= --describe/= -w -a "$2" = --describe/' wide
      """
    #expect(try await shell(script).inFolder(kitchen.folder.path).result().status == 0)
    let test = try await kitchen.run(
      "--config", "recipes.toml", "plugin", "test", "./wide", "--patience", "20")
    #expect(test.status == 0, "\(test.output)")
    #expect(test.output.contains("ok    should  F2   describes itself"), "\(test.output)")
  }

  @Test("programs get the arguments of the configuration, which trust in it names")
  func arguments() async throws {
    let kitchen = try PluginKitchen(
      """
      [sources.soup]
      kind = "process"
      command = ["./soup", "--size", "a b"]
      start_timeout = "30s"
      timeout = "60s"
      [formats.cards]
      command = ["./cards", "--wide"]
      """)
    try kitchen.folder.write(
      """
      #!/bin/sh
      read hello; echo '{"t":"hello","protocol":"recipes-source","version":1,"caps":{"list":true}}'
      read init; echo '{"t":"ready"}'
      read list; echo "{\\"t\\":\\"record\\",\\"id\\":\\"1\\",\\"recipe\\":{\\"id\\":\\"1\\",\\"title\\":\\"$# $1 $2\\"}}"
      echo '{"t":"done","id":"1","records":1}'
      """, to: "given-soup")
    try kitchen.folder.write("#!/bin/sh\ncat\necho \"$@\"\n", to: "given-cards")
    let script = "for name in soup cards; do cp given-$name $name; chmod 700 $name; done"
    #expect(try await shell(script).inFolder(kitchen.folder.path).result().status == 0)
    let trusted = try await kitchen.run("plugin", "add", "recipes.toml")
    #expect(trusted.output.contains("/soup --size 'a b'\n"), "\(trusted.output)")
    #expect(trusted.output.contains("/cards --wide\n"), "\(trusted.output)")
    let list = try await kitchen.run("list", "-o", "cards")
    #expect(list.output.contains("2 --size a b"), "\(list.output) \(list.errors)")
    #expect(list.output.hasSuffix("--wide\n"))
    let changed = try kitchen.folder.text(of: "recipes.toml").replacing("--size", with: "--other")
    try kitchen.folder.write(changed, to: "recipes.toml")
    #expect(try await kitchen.run("list").errors.contains("has changed since it was trusted"))
  }

  @Test("a plug-in that hangs is explained by what it wrote to its standard error")
  func hanging() async throws {
    let kitchen = try PluginKitchen()
    try kitchen.folder.write(
      """
      [sources.soups]
      kind = "process"
      command = "\(PluginKitchen.programs)/hangs"
      timeout = "5s"
      """, to: "named.toml")
    let result = try await kitchen.run("--config", "named.toml", "list")
    #expect(result.status == 4)
    #expect(result.errors.contains("error: cannot reach db.example"), "\(result.errors)")
  }

  @Test("more patience than can be counted with is refused", arguments: ["1001", "\(Int.max)"])
  func patience(number: String) async throws {
    let kitchen = try PluginKitchen()
    let test = try await kitchen.run(
      "plugin", "test", PluginKitchen.programs + "/ten-lines", "--patience", number)
    #expect(test.status == 2)
    #expect(test.errors.contains("--patience is 1000 at most, but not \(number)"))
  }

  @Test("no patience at all is refused")
  func noPatience() async throws {
    let kitchen = try PluginKitchen()
    let test = try await kitchen.run(
      "plugin", "test", PluginKitchen.programs + "/ten-lines", "--patience", "0")
    #expect(test.status == 2)
    #expect(test.errors.contains("--patience is 1 at least, but not 0"), "\(test.errors)")
  }

  @Test("a plug-in is tested as the source that --source names", .enabled(if: PythonTool.isThere))
  func testedSource() async throws {
    let kitchen = try PluginKitchen()
    let program = PluginKitchen.programs + "/odd-answers"
    try kitchen.folder.write(
      kitchen.process("good", program, "config = { fault = \"\" }") + "\n"
        + kitchen.process("bad", program, "config = { fault = \"no-count\" }"), to: "named.toml")
    for (source, status) in [("good", 0), ("bad", 1), ("bda", 2)] as [(String, Int32)] {
      let result = try await kitchen.run(
        "plugin", "test", program, "--config", "named.toml", "--source", source, "--patience", "10")
      #expect(result.status == status, "\(result.output)\(result.errors)")
    }
    let open = try await kitchen.run("plugin", "test", program, "--config", "named.toml")
    #expect(open.status == 2 && open.errors.contains("good, bad"), "\(open.errors)")
    #expect(open.errors.contains("--source good"))
    let alone = try await kitchen.run("plugin", "test", program, "--source", "good")
    #expect(alone.status == 2 && alone.errors.contains("--config FILE"))
  }

  @Test(
    "a script that an interpreter runs is named by an absolute path, as the error says",
    .enabled(if: PythonTool.isThere))
  func interpreter() async throws {
    let kitchen = try PluginKitchen()
    let script = "cp '\(PluginKitchen.programs)/ten-lines' soup.py; chmod 644 soup.py"
    #expect(try await shell(script).inFolder(kitchen.folder.path).result().status == 0)
    func list(_ command: String) async throws -> CommandResult {
      try kitchen.folder.write(
        "[sources.soup]\nkind = \"process\"\ncommand = \(command)\nstart_timeout = \"30s\"\ntimeout = \"60s\"\n",
        to: "named.toml")
      return try await kitchen.run("--config", "named.toml", "list", "--template", "{title}")
    }
    let relative = try await list("[\"python3\", \"./soup.py\"]")
    #expect(relative.errors.contains("write './soup.py' as an absolute path"), "\(relative.errors)")
    let bare = try await list("[\"python3\", \"soup.py\"]")
    #expect(bare.errors.contains("write 'soup.py' as an absolute path"), "\(bare.errors)")
    let found = try await list("[\"python3\", \"\(kitchen.folder.path)/soup.py\"]")
    #expect(found.output == "Leek soup\n", "\(found.errors)")
    let joined = try await list("\"python3 soup.py\"")
    #expect(joined.errors.contains("command = [\"python3\", \"soup.py\"]"), "\(joined.errors)")
  }

  @Test("the list of plug-ins says which of one name is used, and that a configuration is broken")
  func listReasons() async throws {
    let kitchen = try PluginKitchen()
    let script = """
      for folder in one two; do
        mkdir $folder && printf '#!/bin/sh\\n# %s\\n' $folder > $folder/recipes-source-soup
        chmod 700 $folder/recipes-source-soup
      done
      """
    #expect(try await shell(script).inFolder(kitchen.folder.path).result().status == 0)
    for folder in ["one", "two"] {
      let added = try await kitchen.run("plugin", "add", "\(folder)/recipes-source-soup")
      #expect(added.status == 0, "\(added.errors)")
    }
    let list = try await kitchen.run("plugin", "list", "-o", "csv", "--fields", "path,trust")
    #expect(list.output.contains("/one/recipes-source-soup,trusted"), "\(list.output)")
    #expect(list.output.contains("/two/recipes-source-soup,not used: "), "\(list.output)")
    try kitchen.folder.write("[sources.x\n", to: "recipes.toml")
    let broken = try await kitchen.run("plugin", "list")
    #expect(broken.status == 0)
    #expect(broken.errors.contains("are not listed"), "\(broken.errors)")
  }
}
