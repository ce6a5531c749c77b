import Foundation
import Testing

@Suite("recipes browse", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct BrowseTests {
  private static let configuration = """
    [library]
    path = "library"
    [sources.notes]
    kind = "markdown"
    path = "notes"
    """

  private func kitchen() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.configuration, to: "recipes.toml")
    for (file, title, food) in [
      ("leek.md", "Leek Soup", "- 2 leeks\n- 1/2 cup milk"),
      ("pie.md", "Leek Pie", "- 3 leeks\n- 1 cup cream"),
      ("tea.md", "Tea", "- 1 bag tea"), ("jiaozi.md", "韭葱饺子", "- 200 g flour"),
    ] {
      let text = """
        ---
        yield: 4 servings
        ---
        # \(title)

        ## Ingredients

        \(food)

        ## Directions

        1. Cook it.
        """
      try folder.write(text, to: "notes/\(file)")
    }
    return folder
  }

  @Test("stops itself in the background, and goes on in the foreground")
  func background() async throws {
    let tmux = try await TmuxSession(in: kitchen(), columns: 80, rows: 24)
    try await tmux.type("set -m; \"$R\" browse &\n")
    try await tmux.type("sleep 1; jobs; echo as''ked\n")
    let shell = try await tmux.screen(with: "asked")
    #expect(shell.contains("Stopped") && !shell.contains("4 recipes"))
    try await tmux.type("fg\n")
    try await tmux.screen(with: "4 recipes")
    try await tmux.send("C-c")
    await tmux.close()
  }

  @Test(
    "opens, narrows, scales, shops and quits, at every size",
    arguments: [(60, 20), (80, 24), (200, 60)])
  func session(columns: Int, rows: Int) async throws {
    let tmux = try await TmuxSession(in: kitchen(), columns: columns, rows: rows)
    try await tmux.type("\"$R\" browse; echo ended $?\n")
    try await tmux.screen(with: "4 recipes")
    try await tmux.type("leek -cream")
    let found = try await tmux.screen(with: "1 of 4")
    #expect(found.contains("Leek Soup") && !found.contains("Leek Pie"))
    try await tmux.send("Enter")
    try await tmux.type("x6\n")
    try await tmux.screen(with: "3 leeks")
    try await tmux.type("bB")
    let list = try await tmux.screen(with: "Shopping list")
    #expect(list.contains("3") && list.contains("leeks") && list.contains("3/4 cup"))
    #expect(
      list.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy {
        $0.count <= columns
      })
    try await tmux.type("q")
    try await tmux.screen(with: "ended 0")
    await tmux.close()
  }

  @Test("keeps marks, follows the size of the terminal, and stops and goes on")
  func life() async throws {
    let folder = try kitchen()
    let tmux = try await TmuxSession(in: folder, columns: 80, rows: 24)
    try await tmux.type(
      "stty -g > before; set -m; \"$R\" browse leek soup; stty -g > after; echo o''ver\n")
    try await tmux.screen(with: "1 of 4")
    try await tmux.send("Enter")
    try await tmux.type("*c")
    try await tmux.screen(with: "*c")
    let marks = try folder.text(of: "library/.marks.txt")
    #expect(
      marks.contains("favourite notes:leek.md\n") && marks.contains("\ncooked notes:leek.md 20"))
    try await tmux.resize(columns: 120, rows: 30)
    try await tmux.screen(with: "│ Leek Soup")
    try await tmux.send("C-z")
    try await tmux.screen("the shell") { !$0.contains("│") && $0.contains("over") }
    #expect(try folder.text(of: "after") == folder.text(of: "before"))
    try await tmux.type("fg\n")
    try await tmux.screen(with: "│ Leek Soup")
    try await tmux.type("q")
    try await tmux.screen("the shell") { !$0.contains("│") }
    await tmux.close()
  }

  @Test("shows what has arrived while a source does not answer, and takes keys meanwhile")
  func arrivals() async throws {
    let folder = try kitchen()
    let slow = """
      [sources.soups]
      kind = "process"
      command = "\(PluginKitchen.programs)/hangs"
      timeout = "600s"
      """
    try folder.write(Self.configuration + "\n" + slow, to: "named.toml")
    let tmux = try await TmuxSession(in: folder, columns: 80, rows: 24)
    try await tmux.type("\"$R\" --config named.toml browse; echo ended $?\n")
    try await tmux.screen(with: "4 recipes so far")
    try await tmux.type("leek -cream")
    let found = try await tmux.screen(with: "1 of 4 so far")
    #expect(found.contains("Leek Soup") && found.contains("Reading 2 sources, 1 done"))
    try await tmux.send("Enter")
    try await tmux.type("q")
    try await tmux.screen(with: "ended 0")
    await tmux.close()
  }

  @Test("shows the recipes of the last run while a source does not answer")
  func keptRecipes() async throws {
    let folder = try kitchen()
    for number in 0..<120 {
      try folder.write(
        "# Pie \(number)\n\n## Ingredients\n\n- \(number) plums\n- 200 g flour\n",
        to: "notes/pie\(number).md")
    }
    let slow = """
      [sources.soups]
      kind = "process"
      command = "\(folder.path)/soups"
      timeout = "600s"
      """
    // Empty at first, then silent.
    try folder.write(
      """
      #!/bin/sh
      [ -e \(folder.path)/silent ] && exec \(PluginKitchen.programs)/hangs
      exec \(PluginKitchen.programs)/ten-lines
      """, to: "soups")
    try folder.write(Self.configuration + "\n" + slow, to: "named.toml")
    let tmux = try await TmuxSession(in: folder, columns: 80, rows: 24)
    try await tmux.type("chmod +x soups; \"$R\" --config named.toml list -n1; echo li''sted\n")
    try await tmux.screen(with: "listed")
    try await tmux.type("touch silent; clear; \"$R\" --config named.toml browse; echo ended $?\n")
    // The last row of the screen is written last.
    let screen = try await tmux.screen(with: "those of the last run")
    #expect(screen.contains("Leek Soup"))
    try await tmux.send("C-c")
    try await tmux.screen(with: "ended")
    await tmux.close()
  }

  @Test("a mark that is set just before the end is kept")
  func lastMark() async throws {
    let folder = try kitchen()
    let tmux = try await TmuxSession(in: folder, columns: 80, rows: 24)
    try await tmux.type("\"$R\" browse leek soup; echo ended $?\n")
    try await tmux.screen(with: "1 of 4")
    try await tmux.send("Enter")
    try await tmux.type("*cq")
    try await tmux.screen(with: "ended 0")
    let marks = try folder.text(of: "library/.marks.txt")
    #expect(marks.contains("favourite notes:leek.md\n") && marks.contains("cooked notes:leek.md"))
    await tmux.close()
  }

  @Test("gives the terminal back when it is killed, and ends when the terminal does")
  func ends() async throws {
    let folder = try kitchen()
    let tmux = try await TmuxSession(in: folder, columns: 80, rows: 24)
    let start = "sh -c 'echo $$ > pid; exec \"$R\" browse'"
    try await tmux.type(
      "stty -g > before; R=\"$R\"; export R; \(start); stty -g > after; echo over $?\n")
    try await tmux.screen(with: "4 recipes")
    let process = try folder.text(of: "pid").filter(\.isNumber)
    _ = try await CommandRun("/bin/sh", ["-c", "kill -TERM \(process)"]).start().result()
    try await tmux.screen("the shell") { $0.contains("over 0") && !$0.contains("4 recipes") }
    #expect(try folder.text(of: "after") == folder.text(of: "before"))
    try await tmux.type("clear; \(start)\n")
    try await tmux.screen(with: "4 recipes")
    let second = try folder.text(of: "pid").filter(\.isNumber)
    await tmux.close()
    try await tmux.end(of: second)
  }

  @Test(
    "gives the terminal back when any signal ends it", arguments: ["QUIT", "USR1", "ALRM", "XCPU"])
  func signals(name: String) async throws {
    let folder = try kitchen()
    let tmux = try await TmuxSession(in: folder, columns: 80, rows: 24)
    try await tmux.type(
      "stty -g > before; export R; sh -c 'echo $$ > pid; exec \"$R\" browse'; "
        + "stty -g > after; echo ov''er\n")
    try await tmux.screen(with: "4 recipes")
    let process = try folder.text(of: "pid").filter(\.isNumber)
    _ = try await CommandRun("/bin/sh", ["-c", "kill -\(name) \(process)"]).start().result()
    try await tmux.screen("the shell") { $0.contains("over") && !$0.contains("4 recipes") }
    #expect(try folder.text(of: "after") == folder.text(of: "before"))
    await tmux.close()
  }

  @Test("says where there is no terminal what does without")
  func noTerminal() async throws {
    let folder = try kitchen()
    let result = try await recipes("browse").inFolder(folder.path).result()
    #expect(result.status == 2)
    #expect(result.errors.contains("needs a terminal") && result.errors.contains("recipes list"))
  }

  @Test("says on a terminal without a cursor what does without")
  func dumbTerminal() async throws {
    let tmux = try await TmuxSession(in: kitchen(), columns: 200, rows: 24)
    try await tmux.type("TERM=dumb \"$R\" browse; echo ended $?\n")
    let screen = try await tmux.screen(with: "ended 2")
    #expect(screen.contains("TERM=dumb") && screen.contains("recipes list"))
    await tmux.close()
  }
}
