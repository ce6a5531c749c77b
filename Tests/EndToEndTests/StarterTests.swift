import Foundation
import Testing

@Suite(
  "recipes init at a terminal", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct StarterTests {
  @Test("ends the line of its question when it is interrupted, and leaves the terminal as it was")
  func interrupt() async throws {
    let folder = try TemporaryFolder()
    let tmux = try await TmuxSession(in: folder, columns: 100, rows: 24)
    try await tmux.type("stty -g > before; \"$R\" init\n")
    try await tmux.screen(with: "Folder or file")
    try await tmux.send("C-c")
    try await tmux.type("stty -g > after; echo o''ver $?\n")
    let screen = try await tmux.screen(with: "over")
    #expect(screen.split(separator: "\n").contains { $0.hasPrefix("$ stty -g > after") })
    #expect(try folder.text(of: "after") == folder.text(of: "before"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/recipes.toml"))
    await tmux.close()
  }

  @Test(
    "says at the end of its input that nothing was written", arguments: [[], ["notes\n"], ["\n"]])
  func endOfInput(answers: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write("# Tea\n\n## Ingredients\n\n- 2 leaves\n", to: "notes/tea.md")
    let tmux = try await TmuxSession(in: folder, columns: 100, rows: 24)
    try await tmux.type("\"$R\" init; echo o''ver $?\n")
    try await tmux.screen(with: "Folder or file")
    for answer in answers { try await tmux.type(answer) }
    try await Task.sleep(for: .milliseconds(500))
    try await tmux.send("C-d")
    let screen = try await tmux.screen(with: "over 130")
    #expect(screen.contains("nothing was written"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/recipes.toml"))
    await tmux.close()
  }

  @Test("asks again for an answer that is neither yes nor no, and takes no folder twice")
  func mistyped() async throws {
    let folder = try TemporaryFolder()
    try folder.write("# Tea\n\n## Ingredients\n\n- 2 leaves\n", to: "notes/tea.md")
    let tmux = try await TmuxSession(in: folder, columns: 100, rows: 30)
    try await tmux.type("\"$R\" init\n")
    try await tmux.screen(with: "Folder or file")
    try await tmux.type("notes\n")
    try await tmux.screen(with: "Use it?")
    try await tmux.type("maybe\n")
    try await tmux.screen(with: "neither yes nor no")
    try await tmux.type("y\n")
    try await tmux.type("./notes\n")
    try await tmux.screen(with: "in the list already")
    try await tmux.type("\n\n")
    try await tmux.screen(with: "wrote recipes.toml")
    let text = try folder.text(of: "recipes.toml")
    #expect(text.split(separator: "\n").count { $0.hasPrefix("[sources.notes") } == 1)
    await tmux.close()
  }
}
