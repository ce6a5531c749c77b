import Foundation
import TestSupport
import Testing

/// What may run: trusted by a person, and unchanged since.
struct PluginTrustTests {
  @Test("no command of a configuration found by walking up runs until the file is trusted")
  func keyCommand() async throws {
    let kitchen = try PluginKitchen(
      """
      [sources.api]
      kind = "food2fork"
      base_url = "http://127.0.0.1:9"
      key_command = ["sh", "-c", "touch ran; echo key"]
      """)
    try kitchen.folder.write("", to: "below/.keep")
    let below = try await recipes("list").inFolder(kitchen.folder.path + "/below")
      .with("HOME", kitchen.folder.path).result()
    #expect(below.status == 2)
    #expect(
      below.errors.contains("runs a program (sources.api.key_command), and is not trusted yet"))
    #expect(below.errors.contains("recipes plugin add \(kitchen.folder.path)/recipes.toml"))
    #expect(!kitchen.folder.has("below/ran") && !kitchen.folder.has("ran"))

    #expect(try await kitchen.run("plugin", "add", "recipes.toml").status == 0)
    #expect(try await kitchen.run("list").status == 4)
    #expect(kitchen.folder.has("ran"))

    try kitchen.folder.write(
      try kitchen.folder.text(of: "recipes.toml") + "\n# another line\n", to: "recipes.toml")
    let changed = try await kitchen.run("list")
    #expect(changed.status == 2)
    #expect(changed.errors.contains("has changed since it was trusted"))
  }

  @Test("names of plug-ins steer no terminal, and are quoted where TOML needs it")
  func names() async throws {
    let kitchen = try PluginKitchen()
    let program = PluginKitchen.programs + "/ten-lines"
    let dotted = try await kitchen.install(program, as: "recipes-source-my.soup")
    let added = try await kitchen.run("plugin", "add", dotted)
    #expect(added.output.contains("\n[sources.\"my.soup\"]\n"), "\(added.output)")
    let steering = try await kitchen.install(
      program, as: "recipes-source-a\u{1B}]0;pwn\u{7}b")
    let other = try await kitchen.run("plugin", "add", steering)
    #expect(other.status == 0 && other.output.contains("to use it"))
    #expect(!other.output.contains("\u{1B}") && !other.output.contains("\u{7}"))
  }

  @Test("no file elsewhere is read for a configuration found by walking up until that is trusted")
  func secrets() async throws {
    let kitchen = try PluginKitchen()
    try FileManager.default.createSymbolicLink(
      atPath: kitchen.folder.path + "/link", withDestinationPath: "/etc/passwd")
    for (place, needsTrust) in [
      ("key_env = \"HOME\"", false), ("key_file = \"key\"", false),
      ("key_file = \"/etc/passwd\"", true), ("key_file = \"../key\"", true),
      ("key_file = \"link\"", true),
    ] {
      try kitchen.folder.write(
        "[sources.api]\nkind = \"food2fork\"\nbase_url = \"http://127.0.0.1:9\"\n\(place)\n",
        to: "recipes.toml")
      let result = try await kitchen.run("list")
      #expect(result.status == (needsTrust ? 2 : 4), "\(place)")
      guard needsTrust else { continue }
      #expect(result.errors.contains("recipes.toml reads a file elsewhere (sources.api.key_file)"))
      #expect(try await kitchen.run("--config", "recipes.toml", "list").status == 4)
      #expect(try await kitchen.run("plugin", "add", "recipes.toml").status == 0)
      #expect(try await kitchen.run("list").status == 4)
    }
  }

  @Test("a configuration that the user names, or that is the user's own, needs no trust")
  func ownConfigurations() async throws {
    let kitchen = try PluginKitchen()
    let text = kitchen.process("soup", PluginKitchen.programs + "/ten-lines")
    try kitchen.folder.write(text, to: "named.toml")
    let named = try await kitchen.run("list", "--config", "named.toml", "-o", "csv")
    #expect(named.status == 0 && named.output.contains("Leek soup"), "\(named.errors)")
    try kitchen.folder.write(text, to: ".config/recipes/recipes.toml")
    #expect(try await kitchen.run("list", "-o", "csv").output.contains("Leek soup"))
  }

  @Test("a plug-in is added, listed and removed; one that changed does not run")
  func trust() async throws {
    let kitchen = try PluginKitchen()
    let place = try await kitchen.install(
      PluginKitchen.programs + "/ten-lines", as: "recipes-source-soup")
    let before = try await kitchen.run("plugin", "list", "-o", "tsv", "--fields", "name,kind,trust")
    #expect(before.output.contains("recipes-source-soup\tsource\tnot trusted"))
    let added = try await kitchen.run("plugin", "add", "soup")
    #expect(added.status == 0)
    for part in [
      place, "owner: you", "SHA-256: ", "[sources.soup]", "command = \"recipes-source-soup\"",
    ] {
      #expect(added.output.contains(part), "\(part)")
    }
    try kitchen.folder.write(
      kitchen.process("soup", "recipes-source-soup"), to: ".config/recipes/recipes.toml")
    let after = try await kitchen.run("plugin", "-o", "tsv", "--fields", "trust,tables")
    #expect(after.output.contains("trusted\tsources.soup"))
    #expect(try await kitchen.run("list", "-o", "csv").output.contains("Leek soup"))

    let text = try String(contentsOfFile: place, encoding: .utf8)
    try Data((text + "# another\n").utf8).write(to: URL(filePath: place))
    let changed = try await kitchen.run("list")
    #expect(changed.status == 2)
    #expect(changed.errors.contains("recipes plugin add \(place)"))
    #expect(try await kitchen.run("plugin", "remove", "soup").status == 0)
    #expect(try await kitchen.run("list").status == 0)
  }

  @Test("a link that was added and leads elsewhere now does not run, until it is added again")
  func link() async throws {
    let kitchen = try PluginKitchen()
    for name in ["one", "two"] {
      let script = "cp '\(PluginKitchen.programs)/ten-lines' \(name); echo '# \(name)' >> \(name)"
      #expect(try await shell(script).inFolder(kitchen.folder.path).result().status == 0)
    }
    let link = kitchen.folder.path + "/recipes-source-soup"
    func point(to name: String) throws {
      try? FileManager.default.removeItem(atPath: link)
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: kitchen.folder.path + "/" + name)
    }
    try point(to: "one")
    try kitchen.folder.write(
      kitchen.process("soup", link), to: ".config/recipes/recipes.toml")
    #expect(try await kitchen.run("plugin", "add", link).status == 0)
    #expect(try await kitchen.run("list").status == 0)
    try point(to: "two")
    let changed = try await kitchen.run("list")
    #expect(changed.status == 2)
    #expect(changed.errors.contains("recipes-source-soup has changed since it was trusted"))
    #expect(changed.errors.contains("recipes plugin add \(link)"))
    let listed = try await kitchen.run("plugin", "list", "-o", "tsv", "--fields", "trust")
    #expect(listed.output.contains("changed since it was trusted"))
    #expect(try await kitchen.run("plugin", "add", link).status == 0)
    #expect(try await kitchen.run("list").status == 0)
    #expect(try await kitchen.run("plugin", "remove", link).status == 0)
    #expect(!(try kitchen.folder.text(of: ".local/share/recipes/trusted")).contains("/two"))
    #expect(!(try kitchen.folder.text(of: ".local/share/recipes/trusted")).contains(link))
  }

  @Test("a link to a trusted configuration runs nothing that is beside the link")
  func linkedConfiguration() async throws {
    let kitchen = try PluginKitchen()
    try kitchen.folder.write(
      "[sources.soup]\nkind = \"process\"\ncommand = \"./soup\"\n", to: "good/recipes.toml")
    let script = """
      mkdir bad; ln -s ../good/recipes.toml bad/recipes.toml; cp "$1" good/soup
      printf '#!/bin/sh\ntouch "%s/ran"\n' "$PWD" > bad/soup; chmod +x bad/soup
      """
    let made = try await CommandRun(
      "/bin/sh", ["-c", script, "sh", PluginKitchen.programs + "/ten-lines"]
    ).inFolder(kitchen.folder.path).result()
    #expect(made.status == 0)
    #expect(try await kitchen.run("plugin", "add", "good/recipes.toml").status == 0)
    let home = kitchen.folder.path
    let good = try await recipes("list").inFolder(home + "/good").with("HOME", home).result()
    #expect(good.status == 0)
    let bad = try await recipes("list").inFolder(home + "/bad").with("HOME", home).result()
    #expect(bad.status == 2)
    #expect(bad.errors.contains("is not trusted yet"))
    #expect(!kitchen.folder.has("ran"))
  }

  @Test("the program of a secret is beside the configuration, wherever the command runs")
  func relativeCommand() async throws {
    let kitchen = try PluginKitchen(
      """
      [sources.api]
      kind = "food2fork"
      base_url = "http://127.0.0.1:9"
      key_command = ["./getkey"]
      """)
    let script = """
      mkdir below
      for place in . below; do
        printf '#!/bin/sh\ntouch "%s/ran"\necho key\n' "$PWD/$place" > $place/getkey
        chmod +x $place/getkey
      done
      """
    let home = kitchen.folder.path
    #expect(try await shell(script).inFolder(home).result().status == 0)
    let added = try await kitchen.run("plugin", "add", "recipes.toml")
    #expect(added.output.contains(home + "/getkey"))
    let list = try await recipes("list").inFolder(home + "/below").with("HOME", home).result()
    #expect(list.status == 4)
    #expect(kitchen.folder.has("ran") && !kitchen.folder.has("below/ran"))
  }

  @Test("a program in a folder in which everyone can replace it does not run, and is not added")
  func replaceableByOthers() async throws {
    let kitchen = try PluginKitchen()
    try kitchen.folder.write("", to: "open/.keep")
    let open = kitchen.folder.path + "/open"
    let script = "cp '\(PluginKitchen.programs)/ten-lines' open/soup; chmod 777 open"
    #expect(try await shell(script).inFolder(kitchen.folder.path).result().status == 0)
    try kitchen.folder.write(
      kitchen.process("soup", open + "/soup"), to: ".config/recipes/recipes.toml")
    for arguments in [["list"], ["plugin", "add", "open/soup"], ["plugin", "test", "open/soup"]] {
      let result = try await CommandRun(RecipesBinary.path, arguments).inFolder(kitchen.folder.path)
        .with("HOME", kitchen.folder.path).result()
      #expect(result.status == 2)
      #expect(result.errors.contains("run: chmod go-w \(open)"), "\(result.errors)")
    }
  }

  @Test("a program that others can change does not run, and is not added")
  func writableByOthers() async throws {
    let kitchen = try PluginKitchen()
    let place = try await kitchen.install(
      PluginKitchen.programs + "/ten-lines", as: "recipes-source-soup")
    try FileManager.default.setAttributes([.posixPermissions: 0o757], ofItemAtPath: place)
    try kitchen.folder.write(
      kitchen.process(
        "soup", "recipes-source-soup",
        "[sources.soup.secrets]\nA = { command = [\"touch\", \"\(kitchen.folder.path)/ran\"] }"),
      to: ".config/recipes/recipes.toml")
    for arguments in [["list"], ["plugin", "add", "soup"]] {
      let result = try await CommandRun(RecipesBinary.path, arguments).inFolder(kitchen.folder.path)
        .with("HOME", kitchen.folder.path).result()
      #expect(result.status == 2)
      #expect(result.errors.contains("chmod go-w"))
    }
    let path = kitchen.folder.path + "/.config/recipes/recipes.toml"
    for (file, mode) in [(path, 0o600), (path, 0o666), (place, 0o755)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
      let tested = try await kitchen.run("plugin", "test", "soup", "--config", path)
      #expect(tested.status == 2 && tested.errors.contains("chmod go-w"), "\(tested.errors)")
    }
    #expect(!kitchen.folder.has("ran"))
  }
}
