import Foundation
import Testing

@Suite(
  "A review at a terminal", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct ReviewTests {
  private func kitchen() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "[library]\npath = \"library\"\n[sources.box]\nkind = \"json\"\npath = \"box\"\n",
      to: "recipes.toml")
    for (place, extra) in [("a", "1 pinch of cloves"), ("b", "2 tablespoons rum")] {
      let lines = ["500 g plums", "200 g sugar", "300 g flour", "3 eggs", extra]
      let list = lines.map { "\"\($0)\"" }.joined(separator: ",")
      try folder.write(
        """
        {"title": "Plum Pie", "source_url": "http://\(place).example/pie", "ingredients": [\(list)]}
        """, to: "box/\(place).json")
    }
    return folder
  }

  @Test("takes single keys, stops and goes on, and gives the terminal back")
  func keys() async throws {
    let folder = try kitchen()
    let tmux = try await TmuxSession(in: folder, columns: 80, rows: 24)
    try await tmux.type(
      "stty -g > before; set -m; \"$R\" duplicates review; stty -g > after; echo o''ver\n")
    try await tmux.screen(with: "[q]uit?")
    try await tmux.send("C-z")
    try await tmux.screen(with: "over")
    #expect(try folder.text(of: "after") == folder.text(of: "before"))
    try await tmux.type("clear; fg; stty -g > after; echo en''ded\n")
    try await tmux.screen(with: "[q]uit?")
    try await tmux.type("d")
    try await tmux.screen(with: "1 unlinked; no pair left")
    try await tmux.screen(with: "ended")
    #expect(try folder.text(of: "after") == folder.text(of: "before"))
    #expect(
      try folder.text(of: "library/.duplicates.txt").hasSuffix("\nunlink box:a.json box:b.json\n"))
    await tmux.close()
  }

  @Test("gives the terminal back when it is interrupted")
  func interrupt() async throws {
    let folder = try kitchen()
    let tmux = try await TmuxSession(in: folder, columns: 80, rows: 24)
    try await tmux.type(
      "stty -g > before; \"$R\" duplicates review\n")
    try await tmux.screen(with: "[q]uit?")
    try await tmux.send("C-c")
    try await tmux.type("\necho o''ver\n")
    try await tmux.screen(with: "over")
    try await tmux.type("stty -g > after; echo a''gain\n")
    try await tmux.screen(with: "again")
    #expect(try folder.text(of: "after") == folder.text(of: "before"))
    await tmux.close()
  }
}
