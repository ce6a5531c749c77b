import TestSupport
import Testing

/// What is kept of plug-ins that can only search, or want a pause.
@Suite("Plug-ins that search")
struct PluginSearchTests {
  /// A plug-in that answers searches in shell, and notes their texts.
  private func kitchen(_ answer: String) async throws -> PluginKitchen {
    let kitchen = try PluginKitchen()
    try kitchen.folder.write(
      """
      #!/bin/sh
      read -r _
      echo '{"t":"hello","protocol":"recipes-source","version":1,"caps":{"search":true}}'
      read -r _
      echo '{"t":"ready"}'
      while read -r request; do
        id=$(echo "$request" | sed 's/.*"id":"\\([^"]*\\)".*/\\1/')
        case "$request" in *leek*) text=leek ;; *) text=kale ;; esac
        case "$request" in *'"search"'*) ;; *) continue ;; esac
        echo "$text" >> "$HOME/requests"
        \(answer)
      done

      """, to: "given")
    try kitchen.folder.write(
      kitchen.process("soups", "\(kitchen.folder.path)/recipes-source-soups"), to: "named.toml")
    let script = "cp given recipes-source-soups; chmod 700 recipes-source-soups"
    #expect(try await shell(script).inFolder(kitchen.folder.path).result().status == 0)
    return kitchen
  }

  private static let found = """
    echo '{"t":"record","id":"'$id'","recipe":{"id":"both","title":"Leek and kale","ingredients":["1 l water"]}}'
    echo '{"t":"record","id":"'$id'","recipe":{"id":"'$text'","title":"Stew of '$text'","ingredients":["1 l water"]}}'
    echo '{"t":"done","id":"'$id'","records":2,"ttl_s":3600}'
    """

  @Test("each search of an OR is kept by itself, and only the others are asked for")
  func parts() async throws {
    let kitchen = try await kitchen(Self.found)
    let config = ["--config", "named.toml"]
    func titles(_ query: String, _ more: String...) async throws -> String {
      let result = try await CommandRun(
        RecipesBinary.path, config + ["search", query, "--template", "{title};"] + more
      ).inFolder(kitchen.folder.path).with("HOME", kitchen.folder.path).result()
      #expect(result.status == 0, "\(result.errors)")
      return result.output.split(separator: "\n").sorted().joined()
    }
    #expect(try await titles("leek") == "Leek and kale;Stew of leek;")
    let both = "Leek and kale;Stew of kale;Stew of leek;"
    #expect(try await titles("leek OR kale") == both)
    #expect(try kitchen.folder.text(of: "requests") == "leek\nkale\n")
    #expect(try await titles("kale", "--offline") == "Leek and kale;Stew of kale;")
    #expect(try await titles("leek OR kale", "--offline") == both)
    #expect(try kitchen.folder.text(of: "requests") == "leek\nkale\n")
  }

  @Test(
    "a configuration names a plug-in with or without its start", .enabled(if: PythonTool.isThere))
  func shortName() async throws {
    let kitchen = try PluginKitchen()
    _ = try await kitchen.install(PluginKitchen.programs + "/ten-lines", as: "recipes-source-sort")
    try kitchen.folder.write(kitchen.process("soups", "sort"), to: "named.toml")
    let result = try await kitchen.run("--config", "named.toml", "list", "--template", "{title}")
    #expect(result.output == "Leek soup\n", "\(result.errors)")
  }

  @Test("a plug-in that wants a pause is not asked before it is over")
  func pause() async throws {
    let kitchen = try await kitchen(
      """
      echo '{"t":"error","id":"'$id'","code":"rate_limited","msg":"slow","help":"set API_KEY","retry_after_ms":600000}'
      """)
    let first = try await kitchen.run("--config", "named.toml", "search", "leek")
    #expect(
      first.errors.contains("slow (set API_KEY; it is asked again in 10 min)"), "\(first.errors)")
    for command in ["list", "sources"] {
      let again = try await kitchen.run("--config", "named.toml", command, "-o", "json")
      #expect(
        (again.output + again.errors).contains("it asked for a pause: slow"), "\(again.output)")
    }
    #expect(try kitchen.folder.text(of: "requests") == "leek\n")
  }
}
