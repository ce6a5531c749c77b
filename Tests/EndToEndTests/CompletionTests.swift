import Foundation
import TestSupport
import Testing

/// `completion`: scripts that shells accept.
struct CompletionTests {
  @Test("each script is accepted by its shell", arguments: ["bash", "zsh", "fish"])
  func syntax(name: String) async throws {
    let script = try await recipes("completion", name).result()
    #expect(script.status == 0)
    for command in try await recipes("__words", "commands").result().lines {
      #expect(script.output.contains(command))
    }
    guard try await shell("command -v \(name) > /dev/null").result().status == 0 else { return }
    let folder = try TemporaryFolder()
    let file = try folder.write(script.output, to: "completion")
    let checked = try await CommandRun("/usr/bin/env", [name, "-n", file]).result()
    #expect(checked.status == 0, "\(checked.errors)")
    #expect(checked.errors.isEmpty)
  }

  @Test("bash completes commands, options and source names")
  func bash() async throws {
    let script = """
      recipes list >/dev/null 2>&1
      source <(recipes completion bash)
      complete -p recipes | grep -q .
      function_name=$(complete -p recipes | sed 's/.*-F \\([^ ]*\\).*/\\1/')
      try() {
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
        COMPREPLY=(); "$function_name" recipes "${@: -1}" "${@: -2:1}" || true
        printf '%s\\n' "${COMPREPLY[@]}"
      }
      try recipes sea
      try recipes list --rev
      try recipes list --source no
      (cd / && try recipes --config "$OLDPWD/recipes.toml" list --source no | sed 's/^/given /')
      (cd / && try recipes --config = "$OLDPWD/recipes.toml" list --source no | sed 's/^/joined /')
      (cd / && try recipes list --source no | sed 's/^/nowhere /')
      try recipes show Potato-L
      try recipes search tag : so
      try recipes search @
      try recipes search -tag : so | sed 's/^/without /'
      recipes __words terms -- '(-tag:so' | sed 's/^/grouped /'
      """
    let result = try await shell(script).inClone().result()
    let words = result.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(words.contains("search"))
    #expect(words.contains("--reverse"))
    #expect(words.contains("notes") && words.contains("given notes"))
    #expect(words.contains("joined notes") && !words.contains("nowhere notes"))
    #expect(words.contains("Potato-Leek\\ Soup"))
    #expect(words.contains { $0.hasPrefix("soup") })
    #expect(words.contains { $0.hasPrefix("without soup") })
    #expect(words.contains { $0.hasPrefix("grouped (-tag:soup") })
  }

  @Test("ids with titles, tags, publishers and queries are those of the last run, without a source")
  func names() async throws {
    let server = try LoopbackServer { _ in .answer("{}", status: "500 Internal Server Error") }
    let folder = try TemporaryFolder()
    for number in 1...120 {
      try folder.write(
        "# Soup \(number)\n\nTags: winter\n\n## Ingredients\n\n- \(number) leeks\n",
        to: "notes/\(number).md")
    }
    try folder.write(
      """
      [queries]
      quick = "time:<30"
      [sources.notes]
      kind = "markdown"
      path = "notes"
      [sources.page]
      kind = "page"
      url = "\(server.url)/x"
      """, to: "recipes.toml")
    func run(_ arguments: String...) async throws -> CommandResult {
      try await CommandRun(RecipesBinary.path, arguments).inFolder(folder.path)
        .with("XDG_CACHE_HOME", folder.path + "/cache").result()
    }
    _ = try await run("__words", "ids", "Soup 12")
    #expect(server.requests.isEmpty)
    _ = try await run("list")
    let asked = server.requests.count
    try FileManager.default.removeItem(atPath: folder.path + "/notes")
    let ids = try await run("__words", "ids")
    #expect(ids.lines.count == 120)
    #expect(ids.lines.allSatisfy { $0.contains("\tSoup ") })
    let titles = try await run("__words", "ids", "soup 7")
    #expect(titles.lines.contains { $0.hasPrefix("Soup 7\t") })
    #expect(try await run("__words", "terms", "tag:").lines == ["tag:winter\t120 recipes"])
    #expect(try await run("__words", "queries").lines == ["@quick\ttime:<30"])
    #expect(server.requests.count == asked)
  }
}
