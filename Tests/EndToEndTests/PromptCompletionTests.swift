import Foundation
import Testing

@Suite("Completion at a prompt", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct PromptCompletionTests {
  private func kitchen() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "[sources.notes]\nkind = \"markdown\"\npath = \"notes\"\n[queries]\nweeknight = \"leek\"\n",
      to: "recipes.toml")
    for title in ["Leek Soup", "Tea"] {
      try folder.write("# \(title)\n\n## Ingredients\n\n- 2 leeks\n", to: "notes/\(title).md")
    }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/bin/recipes", withDestinationPath: RecipesBinary.path)
    return folder
  }

  private func complete(in shell: String, _ loading: String) async throws {
    let tmux = try await TmuxSession(in: kitchen(), columns: 100, rows: 30)
    try await tmux.type("PATH=\"$PWD/bin:$PATH\" exec \(shell)\n")
    try await tmux.type("\(loading); clear; echo loa''ded\n")
    try await tmux.screen(with: "loaded")
    try await tmux.type("recipes sea\t")
    try await tmux.screen(with: "recipes search")
    try await tmux.send("C-u")
    try await tmux.type("recipes show Lee")
    #expect(
      try await tmux.tab(until: #"recipes show Leek\ Soup"#).contains(#"recipes show Leek\ Soup"#))
    try await tmux.send("C-u")
    try await tmux.type("recipes show lee")
    #expect(
      try await tmux.tab(until: #"recipes show Leek\ Soup"#).contains(#"recipes show Leek\ Soup"#))
    try await tmux.send("C-u")
    try await tmux.type("recipes search @w")
    #expect(
      try await tmux.tab(until: "recipes search @weeknight").contains("recipes search @weeknight"))
    try await tmux.send("C-u")
    try await tmux.type("recipes mark lee")
    #expect(
      try await tmux.tab(until: #"recipes mark Leek\ Soup"#).contains(#"recipes mark Leek\ Soup"#))
    try await tmux.send("C-u")
    // Bash lists several words at the second tab.
    try await tmux.type("recipes list -o \t\t")
    let formats = try await tmux.screen(with: "ndjson")
    #expect(!formats.contains("recipes.toml"))
    await tmux.close()
  }

  private static let stew =
    "---\npublisher: Salt & Ember\ntags: [soup, sunday lunch]\n---\n# Stew\n\n"
    + "## Ingredients\n\n- 1 leek\n"

  @Test(
    "zsh shows words that differ before the end of what is typed, and takes nothing away",
    .enabled(if: InstalledPrograms.has("zsh"), "zsh is not installed"),
    arguments: ["recipes search leek tag:s", "recipes search 'tag:s"])
  func zshKeepsWhatIsTyped(typed: String) async throws {
    let folder = try kitchen()
    try folder.write(Self.stew, to: "notes/stew.md")
    let tmux = try await TmuxSession(in: folder, columns: 100, rows: 30)
    try await tmux.type("PATH=\"$PWD/bin:$PATH\" exec zsh -f\n")
    try await tmux.type("autoload -U compinit; compinit -D; source <(recipes completion zsh)\n")
    try await tmux.type("clear; echo loa''ded\n")
    try await tmux.screen(with: "loaded")
    try await tmux.type(typed)
    let screen = try await tmux.tab(until: "sunday lunch")
    #expect(screen.contains("sunday lunch") && screen.contains(typed))
    await tmux.close()
  }

  @Test(
    "fish completes behind quotation marks, and values with several words in any case",
    .enabled(if: InstalledPrograms.has("fish"), "fish is not installed"),
    arguments: [
      ("recipes show 'Leek", "recipes show 'Leek Soup'"),
      ("recipes search 'tag:\"sun", "recipes search 'tag:\"sunday lunch\"'"),
      ("recipes search publisher:sa", #"recipes search publisher:\"salt\ \&\ Ember\""#),
    ])
  func fishCompletesInQuotes(typed: String, completed: String) async throws {
    let folder = try kitchen()
    try folder.write(Self.stew, to: "notes/stew.md")
    let tmux = try await TmuxSession(in: folder, columns: 100, rows: 30)
    try await tmux.type("PATH=\"$PWD/bin:$PATH\" exec fish --no-config\n")
    try await tmux.type("recipes completion fish | source; clear; echo loa''ded\n")
    try await tmux.screen(with: "loaded")
    try await tmux.type(typed)
    #expect(try await tmux.tab(until: completed).contains(completed))
    await tmux.close()
  }

  @Test(
    "bash completes values with several words behind quotation marks of both kinds",
    .enabled(if: InstalledPrograms.has("bash"), "bash is not installed"),
    arguments: [
      ("recipes search publisher:sa", #"recipes search publisher:\"Salt\ \&\ Ember\""#),
      ("recipes search \"publisher:sa", #"recipes search "publisher:\"Salt & Ember\"""#),
      ("recipes search 'publisher:sa", #"recipes search 'publisher:"Salt & Ember"'"#),
      ("recipes search publisher:\"sa", #"recipes search publisher:"\"Salt & Ember\"""#),
      ("recipes show \"mom", #"recipes show "Mom's \$(touch run) Soup"#),
      ("recipes show 'mom", #"recipes show 'Mom'\''s $(touch run) Soup"#),
      ("recipes search publisher:'sa", #"recipes search publisher:'"Salt & Ember"'"#),
    ])
  func bashCompletesInQuotes(typed: String, completed: String) async throws {
    let folder = try kitchen()
    try folder.write(Self.stew, to: "notes/stew.md")
    try folder.write(
      Self.stew.replacing("# Stew", with: "# Mom's $(touch run) Soup"), to: "notes/soup.md")
    let tmux = try await TmuxSession(in: folder, columns: 100, rows: 30)
    try await tmux.type("PATH=\"$PWD/bin:$PATH\" exec bash --norc\n")
    try await tmux.type("source <(recipes completion bash); clear; echo loa''ded\n")
    try await tmux.screen(with: "loaded")
    try await tmux.type(typed)
    #expect(try await tmux.tab(until: completed).contains(completed))
    try await tmux.type("\n")
    await tmux.close()
    #expect(!folder.has("run"))
  }

  @Test("bash", .enabled(if: InstalledPrograms.has("bash"), "bash is not installed"))
  func bash() async throws {
    try await complete(in: "bash --norc", "source <(recipes completion bash)")
  }

  @Test("zsh", .enabled(if: InstalledPrograms.has("zsh"), "zsh is not installed"))
  func zsh() async throws {
    try await complete(
      in: "zsh -f", "autoload -U compinit; compinit -D; source <(recipes completion zsh)")
  }

  @Test("fish", .enabled(if: InstalledPrograms.has("fish"), "fish is not installed"))
  func fish() async throws {
    try await complete(in: "fish --no-config", "recipes completion fish | source")
  }
}

extension TmuxSession {
  /// Types tabs until a text is on the screen, and returns the screen: on a busy machine the first answers
  /// may come too late to be offered.
  fileprivate func tab(until text: String) async throws -> String {
    var screen = ""
    for _ in 0..<10 where !screen.contains(text) {
      try await type("\t")
      try await Task.sleep(for: .seconds(1))
      screen = try await self.screen()
    }
    return screen
  }
}
