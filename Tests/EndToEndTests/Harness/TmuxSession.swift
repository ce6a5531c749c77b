import Foundation
import Testing

/// A shell on a terminal of `tmux`, whose keys a test sends and whose screen it reads.
struct TmuxSession {
  /// True if `tmux` is installed.
  static let isInstalled = InstalledPrograms.has("tmux")

  /// The folder that the shell runs in.
  let folder: TemporaryFolder

  /// Starts a shell in a folder, with `recipes` as a command.
  init(in folder: TemporaryFolder, columns: Int, rows: Int) async throws {
    self.folder = folder
    let shell = """
      env -i HOME='\(folder.path)' PATH="$PATH" TERM=screen LANG=C.UTF-8 PS1='$ ' R='\(RecipesBinary.path)' sh
      """
    try await run("new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", shell)
  }

  /// Sends keys, each as `tmux send-keys` names it.
  func send(_ keys: String...) async throws {
    try await run(["send-keys"] + keys)
  }

  /// Types a text.
  func type(_ text: String) async throws { try await run("send-keys", "-l", text) }

  /// Changes the size of the terminal.
  func resize(columns: Int, rows: Int) async throws {
    try await run("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// Closes the terminal, with which the server ends; it may not hear signals, as its mask is inherited.
  func close() async { _ = try? await run("kill-session") }

  /// The screen now.
  func screen() async throws -> String { try await run("capture-pane", "-p") }

  /// Waits until the screen is as expected; it is polled, as a busy machine may take its time.
  @discardableResult
  func screen(_ what: String, where isExpected: (String) -> Bool) async throws -> String {
    var last = ""
    for _ in 0..<1_200 {
      last = try await screen()
      if isExpected(last) { return last }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("\(what) never came; the screen is\n\(last)")
    return last
  }

  /// Waits until the screen has a text.
  @discardableResult
  func screen(with text: String) async throws -> String {
    try await screen("'\(text)'") { $0.contains(text) }
  }

  /// Waits until a process of `recipes` has ended; in a container, nobody may collect its status, and on a
  /// busy machine its number may soon be that of another.
  func end(of process: String) async throws {
    for _ in 0..<1_200 {
      let state = try await CommandRun("/bin/sh", ["-c", "ps -o stat=,comm= -p \(process)"])
        .start().result().output
      if !state.contains("recipes") || state.hasPrefix("Z") { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("process \(process) goes on")
  }

  @discardableResult
  private func run(_ arguments: String...) async throws -> String { try await run(arguments) }

  @discardableResult
  private func run(_ arguments: [String]) async throws -> String {
    // The server keeps what it inherits open, and the end of the command would never be seen.
    let closing =
      arguments[0] == "new-session"
      ? #"exec >/dev/null 2>&1; for f in /dev/fd/*; do n=${f##*/}; (( n > 2 )) && eval "exec $n>&-"; done"#
      : ":"
    let script = "\(closing); exec tmux -S ./t -f /dev/null \"$@\""
    return try await CommandRun("/bin/bash", ["-c", script, "tmux"] + arguments)
      .inFolder(folder.path).start().result().output
  }
}
