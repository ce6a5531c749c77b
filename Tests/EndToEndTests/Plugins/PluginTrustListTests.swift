import Foundation
import TestSupport
import Testing

/// What `plugin list`, `add` and `remove` say about the trust in plug-ins.
struct PluginTrustListTests {
  private let kitchen: PluginKitchen
  private let program = PluginKitchen.programs + "/ten-lines"

  init() throws { kitchen = try PluginKitchen() }

  private func trust(_ arguments: String...) async throws -> String {
    let all = arguments + ["plugin", "list", "-o", "tsv", "--fields", "trust"]
    let result = try await CommandRun(RecipesBinary.path, all).inFolder(kitchen.folder.path)
      .with("HOME", kitchen.folder.path).result()
    return result.output.split(separator: "\n").dropFirst().joined(separator: ";")
  }

  @Test("the list says whether a plug-in would run, and by what")
  func list() async throws {
    try kitchen.folder.write(kitchen.process("soup", program), to: "recipes.toml")
    #expect(try await trust() == "recipes.toml is not trusted")
    #expect(try await trust("--config", "recipes.toml") == "by recipes.toml")
    #expect(try await kitchen.run("plugin", "add", program).status == 0)
    #expect(try await trust() == "recipes.toml is not trusted")
    #expect(try await kitchen.run("plugin", "add", "recipes.toml").status == 0)
    #expect(try await trust() == "trusted")
  }

  @Test("removing the trust in a plug-in says what still runs it")
  func remove() async throws {
    try kitchen.folder.write(kitchen.process("soup", program), to: "recipes.toml")
    #expect(try await kitchen.run("plugin", "add", program, "recipes.toml").status == 0)
    let removed = try await kitchen.run("plugin", "remove", program)
    #expect(removed.status == 0)
    #expect(removed.output.contains("no longer trusted; recipes.toml still runs it"))
    #expect(removed.output.contains("([sources.soup])"))
    #expect(removed.output.contains("recipes plugin remove \(kitchen.folder.path)/recipes.toml"))
    let again = try await kitchen.run("plugin", "remove", program)
    #expect(again.status == 2 && again.errors.contains("recipes.toml still runs it"))
    #expect(try await kitchen.run("plugin", "remove", "recipes.toml").output.hasSuffix("trusted\n"))
  }

  @Test("adding a configuration says what it may run and read")
  func add() async throws {
    try kitchen.folder.write(
      """
      [sources.soup]
      kind = "process"
      command = "recipes-source-soup"
      [sources.soup.secrets]
      API_KEY = { command = ["pass", "show", "my soup"] }
      [sources.api]
      kind = "food2fork"
      base_url = "http://127.0.0.1:9"
      key_file = "/etc/key"
      [formats.xlsx]
      command = "recipes-format-xlsx"
      """, to: "recipes.toml")
    let output = try await kitchen.run("plugin", "add", "recipes.toml").output
    for line in [
      "sources.soup.command runs recipes-source-soup",
      "sources.soup.secrets.API_KEY runs pass show 'my soup'",
      "sources.api.key_file reads /etc/key",
      "formats.xlsx.command runs recipes-format-xlsx",
    ] {
      #expect(output.contains("  \(line)\n"), "\(output)")
    }
  }

  @Test("adding a link to a configuration says what both may run: the programs beside each")
  func addLink() async throws {
    try kitchen.folder.write(kitchen.process("soup", "./soup"), to: "good/recipes.toml")
    try kitchen.folder.write("", to: "evil/.keep")
    let (home, files) = (kitchen.folder.path, FileManager.default)
    try files.createSymbolicLink(
      atPath: home + "/evil/recipes.toml", withDestinationPath: "../good/recipes.toml")
    try files.createSymbolicLink(atPath: home + "/same", withDestinationPath: "good")
    let lines = ["evil", "good"].map { "  sources.soup.command runs \(home)/\($0)/soup\n" }
    for name in ["evil/recipes.toml", "good/recipes.toml"] {
      let output = try await kitchen.run("plugin", "add", name).output
      for line in lines { #expect(output.contains(line), "\(output)") }
    }
    #expect(try await kitchen.run("plugin", "remove", "evil/recipes.toml").status == 0)
    let output = try await kitchen.run("plugin", "add", "same/recipes.toml").output
    #expect(output.split(separator: "\n").count { $0.hasPrefix("  sources.") } == 1, "\(output)")
  }

  @Test("a configuration that cannot be read is not trusted, and line breaks add no lines")
  func addFlawed() async throws {
    try kitchen.folder.write("[sources.soup]\nkind = \n", to: "recipes.toml")
    let flawed = try await kitchen.run("plugin", "add", "recipes.toml")
    #expect(flawed.status == 2 && flawed.output.isEmpty)
    #expect(flawed.errors.contains("recipes.toml:2"))
    try kitchen.folder.write(
      kitchen.process("soup", "./x\\n  sources.soup.command runs true"), to: "recipes.toml")
    let added = try await kitchen.run("plugin", "add", "recipes.toml")
    #expect(added.output.split(separator: "\n").count { $0.hasPrefix("  sources.") } == 1)
  }

  @Test("the list has files with the names of plug-ins that cannot be run, and says so")
  func notExecutable() async throws {
    try kitchen.folder.write("#!/bin/sh\n", to: ".local/share/recipes/plugins/recipes-source-pea")
    try kitchen.folder.write("#!/bin/sh\n", to: "recipes-source-leek")
    try kitchen.folder.write(
      kitchen.process("leek", "./recipes-source-leek") + "\n"
        + kitchen.process("pea", "recipes-source-pea"), to: "recipes.toml")
    let result = try await kitchen.run(
      "plugin", "list", "-o", "tsv", "--fields", "name,trust,tables")
    let rows = result.output.split(separator: "\n").dropFirst().filter { !$0.contains("ten-lines") }
    #expect(
      rows.sorted() == [
        "recipes-source-leek\tnot executable (chmod u+x)\tsources.leek",
        "recipes-source-pea\tnot executable (chmod u+x)\tsources.pea",
      ], "\(result.output)")
    let added = try await kitchen.run("plugin", "add", "pea")
    #expect(added.status == 2 && added.errors.contains("recipes-source-pea is not executable"))
    #expect(added.errors.contains("chmod u+x"))
  }

  @Test("the list has plug-ins that others of their names hide, and links to nothing")
  func hidden() async throws {
    let first = try await kitchen.install(program, as: "recipes-source-soup")
    let home = kitchen.folder.path
    let script = """
      mkdir bin; cp '\(program)' bin/recipes-source-soup; ln -s nowhere bin/recipes-source-gone
      ln -s '\(first)' bin/recipes-source-same
      PATH="$PWD/bin:$PATH" recipes plugin list -o tsv --fields name,trust | grep 'soup\\|gone\\|same'
      """
    let result = try await shell(script).inFolder(home).with("HOME", home).result()
    #expect(
      result.output.split(separator: "\n").sorted() == [
        "recipes-source-gone\ta link to nothing", "recipes-source-soup\tnot trusted",
        "recipes-source-soup\tnot used: \(first) comes first",
      ], "\(result.output)\(result.errors)")
  }

  @Test("the list has a file once, by whichever links it is named")
  func links() async throws {
    let first = try await kitchen.install(program, as: "recipes-source-soup")
    let home = kitchen.folder.path
    for link in ["/soup", "/.local/share/recipes/plugins/recipes-source-stew"] {
      try FileManager.default.createSymbolicLink(atPath: home + link, withDestinationPath: first)
    }
    try kitchen.folder.write(
      kitchen.process("soup", "./soup") + "\n" + kitchen.process("stew", "recipes-source-stew"),
      to: "recipes.toml")
    let result = try await kitchen.run(
      "--config", "recipes.toml", "plugin", "list", "-o", "tsv", "--fields", "name,path,tables")
    let rows = result.output.split(separator: "\n").filter { $0.hasPrefix("recipes-source-s") }
    #expect(
      rows == ["recipes-source-soup\t\(first)\tsources.stew\\nsources.soup"], "\(result.output)")
  }

  @Test("a file is trusted by one path, however that is spelled, and listed by its own name")
  func spelling() async throws {
    let home = kitchen.folder.path
    let script = """
      mkdir bin; cp '\(program)' bin/recipes-source-ten; ln -s recipes-source-ten bin/recipes-source-alias
      """
    #expect(try await shell(script).inFolder(home).result().status == 0)
    for path in [
      "bin/recipes-source-ten", "bin/../bin/./recipes-source-ten", "bin/recipes-source-alias",
    ] {
      #expect(try await kitchen.run("plugin", "add", path).status == 0)
    }
    let trusted = try kitchen.folder.text(of: ".local/share/recipes/trusted").split(separator: "\n")
    #expect(
      trusted.map { $0.dropFirst(66) } == [
        "\(home)/bin/recipes-source-alias", "\(home)/bin/recipes-source-ten",
      ])
    let list = try await kitchen.run("plugin", "list", "-o", "tsv", "--fields", "name,trust")
    #expect(
      list.output.split(separator: "\n").dropFirst() == ["recipes-source-ten\ttrusted"],
      "\(list.output)")
  }

  @Test("sources shows a source that is not trusted beside the others")
  func sources() async throws {
    try kitchen.folder.write(
      #"{"title": "Leek soup", "ingredients": ["2 leeks"]}"#, to: "soup.json")
    try kitchen.folder.write(
      kitchen.process(
        "soup", program, "[sources.mine]\nkind = \"json\"\npath = \"soup.json\"\n"),
      to: "recipes.toml")
    for check in [[], ["check"]] {
      let arguments = ["sources"] + check + ["-o", "tsv", "--fields", "name,status,records,error"]
      let result = try await CommandRun(RecipesBinary.path, arguments)
        .inFolder(kitchen.folder.path).with("HOME", kitchen.folder.path).result()
      #expect(result.status == 3, "\(result.errors)")
      #expect(result.output.contains("soup\tunauthorized\t0\tnot trusted: "), "\(result.output)")
      #expect(result.output.contains("mine\tok\t1"))
    }
    #expect(try await kitchen.run("list").status == 2)
  }
}
