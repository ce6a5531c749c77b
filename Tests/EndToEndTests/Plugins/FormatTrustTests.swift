import Foundation
import TestSupport
import Testing

/// Programs of formats, which must be trusted however the command finds its recipes.
struct FormatTrustTests {
  private static let formatter =
    "#!/bin/sh\ntouch \"$HOME/ran\"\ncat > /dev/null\necho written\n"
  private static let source = "[sources.mine]\nkind = \"json\"\npath = \"soup.json\"\n"
  private static let soup = #"{"title": "Leek soup", "ingredients": ["2 leeks"]}"#

  private func kitchen(_ more: String = "") async throws -> PluginKitchen {
    let kitchen = try PluginKitchen()
    try kitchen.folder.write(
      "\(more)[formats.cards]\ncommand = \"./cards\"\n\(Self.source)", to: "recipes.toml")
    try kitchen.folder.write(Self.soup, to: "soup.json")
    try kitchen.folder.write(Self.formatter, to: "cards")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: kitchen.folder.path + "/cards")
    return kitchen
  }

  @Test(
    "a found configuration runs no formatter before it is trusted, with paths neither",
    arguments: [
      ["list", "-o", "cards"], ["list", "soup.json", "-o", "cards"],
      ["show", "./soup.json", "-o", "cards"], ["export", "./soup.json", "--format", "cards"],
      ["export", "soup", "--output", "all.cards"], ["search", "soup", "--format=cards"],
    ])
  func untrusted(arguments: [String]) async throws {
    let kitchen = try await kitchen()
    let run = CommandRun(RecipesBinary.path, arguments).inFolder(kitchen.folder.path)
      .with("HOME", kitchen.folder.path)
    let result = try await run.result()
    #expect(result.status == 2)
    #expect(
      result.errors.contains("runs a program (formats.cards.command), and is not trusted yet"))
    #expect(!kitchen.folder.has("ran"))
    #expect(try await kitchen.run("plugin", "add", "recipes.toml").status == 0)
    #expect(try await run.result().status == 0)
    #expect(kitchen.folder.has("ran"))
  }

  @Test("a mistake in the configuration is told whatever the format, and bundled options are read")
  func mistakes() async throws {
    let kitchen = try await kitchen()
    let bundled = try await kitchen.run("--config", "recipes.toml", "list", "-qo", "cards")
    #expect(bundled.output == "written\n", "\(bundled.errors)")
    let unknown = try await kitchen.run("--config", "recipes.toml", "list", "-o", "card")
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'cards'?"))
    try kitchen.folder.write("[formats.cards]\ncomand = \"./cards\"\n", to: "recipes.toml")
    let broken = try await kitchen.run("list", "-o", "cards")
    #expect(broken.status == 2 && broken.errors.contains("did you mean 'command'?"))
  }

  @Test("the configured format may be one that was added, without a table of its own")
  func added() async throws {
    let kitchen = try PluginKitchen("[defaults]\noutput = \"cards\"\n\(Self.source)")
    try kitchen.folder.write(Self.soup, to: "soup.json")
    let unknown = try await kitchen.run("list")
    #expect(unknown.status == 2 && unknown.errors.contains("output"), "\(unknown.errors)")
    try kitchen.folder.write(Self.formatter, to: "cards")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: kitchen.folder.path + "/cards")
    let path = try await kitchen.install(kitchen.folder.path + "/cards", as: "recipes-format-cards")
    #expect(try await kitchen.run("plugin", "add", path).status == 0)
    let list = try await kitchen.run("list")
    #expect(list.output == "written\n", "\(list.errors)")
  }

  @Test("the configured format may be one that a program writes, of lists of recipes")
  func defaults() async throws {
    let kitchen = try await kitchen("[defaults]\noutput = \"cards\"\n")
    let list = try await kitchen.run("--config", "recipes.toml", "list")
    #expect(list.output == "written\n", "\(list.errors)")
    #expect(try await kitchen.run("--config", "recipes.toml", "sources").output.contains("mine"))
    try kitchen.folder.write("[defaults]\noutput = \"cards\"\n", to: "recipes.toml")
    #expect(try await kitchen.run("list").errors.contains("'output' cannot be"))
  }

  @Test("a configuration that others can change runs nothing, even if it is named")
  func writableByOthers() async throws {
    let kitchen = try await kitchen()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o666], ofItemAtPath: kitchen.folder.path + "/recipes.toml")
    let result = try await kitchen.run("--config", "recipes.toml", "list", "-o", "cards")
    #expect(result.status == 2 && result.errors.contains("chmod go-w"))
    #expect(!kitchen.folder.has("ran"))
    #expect(try await kitchen.run("--config", "recipes.toml", "list").status == 0)
  }

  @Test("a formatter that does not end, or never stops writing, is stopped and said to be")
  func endless() async throws {
    let kitchen = try await kitchen()
    for (script, more, message) in [
      ("exec yes", "max_bytes = 100000", "wrote more than 100000 bytes and was stopped"),
      ("exec sleep 600", "timeout = \"300ms\"", "did not end within 300 ms and was stopped"),
      ("exec yes", "max_bytes = 100000\nstreaming = true", "wrote more than 100000 bytes"),
    ] {
      try kitchen.folder.write("#!/bin/sh\n\(script)\n", to: "cards")
      try kitchen.folder.write(
        "[formats.cards]\ncommand = \"./cards\"\n\(more)\n\(Self.source)", to: "named.toml")
      let result = try await kitchen.run("--config", "named.toml", "list", "-o", "cards")
      #expect(result.status == 2)
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(result.output.isEmpty != more.contains("streaming"))
    }
  }

  @Test("a formatter says its extension, which plugin add prints and export uses")
  func description() async throws {
    let kitchen = try PluginKitchen()
    let script = """
      #!/bin/sh
      if [ "$1" = --describe ]; then
        echo '{"name":"cards","extension":"txt2","media_type":"text/plain","streaming":true}'
      else
        cat > /dev/null
        echo written
      fi

      """
    try kitchen.folder.write(script, to: "program")
    let path = try await kitchen.install(
      kitchen.folder.path + "/program", as: "recipes-format-cards")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let added = try await kitchen.run("plugin", "add", "cards").output
    #expect(added.contains("extension = \"txt2\"\nstreaming = true\n"), "\(added)")
    let table = added.components(separatedBy: "recipes.toml:\n").last ?? ""
    try kitchen.folder.write(Self.soup, to: "soup.json")
    try kitchen.folder.write(table + Self.source, to: "named.toml")
    let export = try await kitchen.run("--config", "named.toml", "export", "--output", "all.txt2")
    #expect(export.status == 0, "\(export.errors)")
    #expect(try kitchen.folder.text(of: "all.txt2") == "written\n")
  }
}
